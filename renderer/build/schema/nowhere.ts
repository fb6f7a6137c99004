import type { Finding } from '../../sdk/issue.ts';
import type { Destination, SectionNode, Site } from '../../site/site.ts';
import { fieldFinder } from './fields-of.ts';
import { sectionsOf } from './misfits.ts';

/**
 * Forms whose every destination lacks an address: what visitors send stays in their browsers, and nobody is told. One
 * finding for each set of destinations, because it is mended there, however many forms hang on it. `refuse` makes it an
 * error whatever the config says.
 */
export function formsToNowhere(site: Site, refuse: boolean): Finding[] {
  const stranded = new Map<string, { readonly names: readonly string[]; readonly nodes: Set<SectionNode> }>();
  const seen = new Set<object>();
  for (const node of sectionsOf(site)) {
    if (seen.has(node.fields)) continue;
    seen.add(node.fields);
    for (const names of destinationLists(node)) {
      const known = names.flatMap((name) => site.destinations.get(name) ?? []);
      // One that nobody has declared is a fault of its own.
      if (known.length < names.length || known.some(reachesSomebody)) continue;
      const key = names.join(' ');
      const entry = stranded.get(key) ?? { names, nodes: new Set() };
      stranded.set(key, entry);
      entry.nodes.add(node);
    }
  }
  return [...stranded.values()].map(({ names, nodes }) => finding(names, [...nodes], site, refuse));
}

/** What every visitor can send to: one that needs a key has an address only in the browser that holds the key. */
function reachesSomebody({ url, setting }: Destination): boolean {
  return url !== undefined && setting === 'url';
}

function finding(names: readonly string[], nodes: readonly SectionNode[], site: Site, refuse: boolean): Finding {
  // A variant's form is the page's, with other words.
  const forms = [...new Set(nodes.map((node) => inWords(node, site)))];
  const shown = forms.slice(0, 3).join(', ');
  const more = forms.length > 3 ? ` and ${forms.length - 3} more` : '';
  const quoted = names.map((name) => `"${name}"`);
  const [first = ''] = names;
  const keyed = site.destinations.get(first)?.setting === 'key';
  return {
    code: 'form-nowhere',
    ...(refuse ? { severity: 'error' } : {}),
    message: `${forms.length === 1 ? 'A form has' : `${forms.length} forms have`} nowhere to send leads: ${quoted.join(', ')} ${quoted.length === 1 ? 'has' : 'have'} no address that every visitor can send to. ${forms.length === 1 ? 'It stands' : 'They stand'} in ${shown}${more}.`,
    ...(keyed ? { path: ['destinations', first, 'setting'] } : { path: ['destinations', first], lacks: 'url' }),
    suggestion: 'Give one of these destinations a "url". "inert: true" makes a form that is there to be seen only.',
  };
}

function inWords({ at, name }: SectionNode, { routes }: Site): string {
  const [list, key] = at;
  if (list === 'layouts') return `"${name}" of the layout "${key}"`;
  const page =
    list === 'routes' ? routes.find(({ at, experiment }) => at[1] === key || experiment?.at[1] === key) : undefined;
  return `"${name}" of ${page?.path ?? 'the page for unknown addresses'}`;
}

const destinationsIn = fieldFinder(({ kind }) => kind === 'destination');

/** The lists of destinations among the values of a section's fields, wherever they stand; one by itself is a list too. */
function destinationLists({ definition, fields }: SectionNode): (readonly string[])[] {
  const lists = new Map<string, string[]>();
  for (const { value, at } of destinationsIn(definition.schema, fields)) {
    const key = JSON.stringify(typeof at.at(-1) === 'number' ? at.slice(0, -1) : at);
    lists.set(key, [...(lists.get(key) ?? []), String(value)]);
  }
  return [...lists.values()];
}
