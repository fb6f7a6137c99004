import type { Diagnostic } from '../../sdk/issue.ts';
import type { Destination, SectionNode, Site } from '../../site/site.ts';
import { fieldFinder } from '../schema/fields-of.ts';
import type { PageRecord } from './page-record.ts';

/** Returns the forms of a section that have nowhere to send leads, by their destinations. */
export function strandedIn(
  { definition, fields }: SectionNode,
  site: Pick<Site, 'destinations'>,
): readonly (readonly string[])[] {
  return destinationLists(definition.schema, fields).filter((names) => {
    const known = names.flatMap((name) => site.destinations.get(name) ?? []);
    // An undeclared destination has a diagnostic of its own.
    return known.length === names.length && !known.some(isReachable);
  });
}

/**
 * Reports forms whose leads stay in the visitors' browsers: one diagnostic for each set of destinations, where the fix belongs.
 * `refuse` makes it an error, whatever the config says.
 */
export function strandedForms(records: readonly PageRecord[], site: Site, refuse: boolean): Diagnostic[] {
  const stranded = new Map<string, { readonly names: readonly string[]; readonly forms: Map<string, string> }>();
  for (const { page, at, hits } of records) {
    for (const { destinations, section, name, at: formAt } of hits.forms ?? []) {
      const key = destinations.join(' ');
      const entry = stranded.get(key) ?? { names: destinations, forms: new Map() };
      stranded.set(key, entry);
      const owner =
        formAt[0] === 'layouts'
          ? `the layout "${formAt[1]}"`
          : at[0] === 'routes'
            ? page.path
            : 'the page for unknown addresses';
      if (!entry.forms.has(section)) entry.forms.set(section, `"${name}" of ${owner}`);
    }
  }
  return [...stranded.values()].map(({ names, forms }) => diagnostic(names, [...forms.values()], site, refuse));
}

/** Whether every visitor can send to a destination. One that needs a key is reachable only from browsers that have it. */
function isReachable({ url, setting }: Destination): boolean {
  return url !== undefined && setting === 'url';
}

function diagnostic(names: readonly string[], all: readonly string[], site: Site, refuse: boolean): Diagnostic {
  // The form of a variant is the page's, with other text.
  const forms = [...new Set(all)];
  const shown = forms.slice(0, 3).join(', ');
  const more = forms.length > 3 ? ` and ${forms.length - 3} more` : '';
  const quoted = names.map((name) => `"${name}"`);
  const [first = ''] = names;
  const keyed = site.destinations.get(first)?.setting === 'key';
  return {
    code: 'form-nowhere',
    ...(refuse ? { severity: 'error' } : {}),
    message: `${forms.length === 1 ? 'A form has' : `${forms.length} forms have`} nowhere to send leads: ${quoted.join(', ')} ${quoted.length === 1 ? 'has' : 'have'} no address that every visitor can send to. ${forms.length === 1 ? 'It is' : 'They are'} in ${shown}${more}.`,
    ...(keyed ? { path: ['destinations', first, 'setting'] } : { path: ['destinations', first], lacks: 'url' }),
    suggestion: 'Give one of these destinations a "url". For a form that is only shown, set "inert: true".',
  };
}

const destinationsIn = fieldFinder(({ kind }) => kind === 'destination');

/** The lists of destinations in a section's fields; a single one is a list too. */
function destinationLists(
  schema: SectionNode['definition']['schema'],
  fields: SectionNode['fields'],
): (readonly string[])[] {
  const lists = new Map<string, string[]>();
  for (const { value, at } of destinationsIn(schema, fields)) {
    const key = JSON.stringify(typeof at.at(-1) === 'number' ? at.slice(0, -1) : at);
    lists.set(key, [...(lists.get(key) ?? []), String(value)]);
  }
  return [...lists.values()];
}
