import type { Destination, SectionNode } from '../../../site/site.ts';
import { fieldFinder } from '../../schema/fields-of.ts';
import { type FindingOnPages, groupBy, reportOnPages } from '../grouping.ts';
import type { Finding } from '../page-record.ts';
import { findingsOf, type HtmlRule, type SharedRule } from '../rule.ts';

/** A form whose every destination lacks an address that any visitor can send to. */
interface StrandedForm extends Finding {
  readonly destinations: readonly string[];
}

/** Reports forms whose leads stay in the visitors' browsers: one diagnostic for each set of destinations, where the fix belongs. */
export const strandedForms: SharedRule<'section', StrandedForm> = {
  id: 'form-nowhere',
  on: 'section',
  stage: 'always',
  check({ section: { definition, fields }, site }) {
    const stranded = destinationLists(definition.schema, fields).filter((names) => {
      const known = names.flatMap((name) => site.destinations.get(name) ?? []);
      // An undeclared destination has a diagnostic of its own.
      return known.length === names.length && !known.some(isReachable);
    });
    return stranded.map((destinations) => ({ destinations, path: [] }));
  },
  report(records, { site, options: { production } }) {
    const all = records.flatMap((record) => {
      const owner = record.at[0] === 'routes' ? record.page.path : 'the page for unknown addresses';
      return findingsOf(record, strandedForms).map(({ destinations, path, name, section }) => ({
        destinations,
        section,
        form: `"${name}" of ${path[0] === 'layouts' ? `the layout "${path[1]}"` : owner}`,
      }));
    });
    return groupBy(all, ({ destinations }) => destinations.join(' ')).map((group) => {
      const [{ destinations: names }] = group;
      // A section is named by the first page that shows it. The form of a variant is the page's, with other text.
      const sections = groupBy(group, ({ section = '' }) => section);
      const forms = [...new Set(sections.map(([{ form }]) => form))];
      const more = forms.length > 3 ? ` and ${forms.length - 3} more` : '';
      const quoted = names.map((name) => `"${name}"`);
      const [first = ''] = names;
      const isKeyed = site.destinations.get(first)?.setting === 'key';
      return {
        code: 'form-nowhere',
        ...(production === true && { severity: 'error' }),
        message: `${forms.length === 1 ? 'A form has' : `${forms.length} forms have`} nowhere to send leads: ${quoted.join(', ')} ${quoted.length === 1 ? 'has' : 'have'} no address that every visitor can send to. ${forms.length === 1 ? 'It is' : 'They are'} in ${forms.slice(0, 3).join(', ')}${more}.`,
        ...(isKeyed ? { path: ['destinations', first, 'setting'] } : { path: ['destinations', first], lacks: 'url' }),
        suggestion: 'Give one of these destinations a "url". For a form that is only shown, set "inert: true".',
      };
    });
  },
};

/** Whether every visitor can send to a destination. One that needs a key is reachable only from browsers that have it. */
function isReachable({ url, setting }: Destination): boolean {
  return url !== undefined && setting === 'url';
}

const destinationsIn = fieldFinder(({ kind }) => kind === 'destination');

/** The lists of destinations in a section's fields; a single one is a list too. */
function destinationLists(
  schema: SectionNode['definition']['schema'],
  fields: SectionNode['fields'],
): (readonly string[])[] {
  const named = destinationsIn(schema, fields);
  return groupBy(named, ({ at }) => JSON.stringify(typeof at.at(-1) === 'number' ? at.slice(0, -1) : at)).map((list) =>
    list.map(({ value }) => String(value)),
  );
}

/** Finds checkboxes of forms that are ticked in advance. */
export const tickedBoxes: HtmlRule<FindingOnPages> = {
  id: 'consent-ticked',
  on: 'html',
  check: ({ sections }) =>
    sections.flatMap(({ section, marks }) =>
      marks.ticked.map((name) => ({
        path: section.node.at,
        message: [
          `The checkbox${name && ` "${name}"`} in section "${section.name}" is ticked in advance on `,
          ', and only a tick that a person sets is consent.',
        ],
        suggestion: 'Remove "checked" or "defaultChecked" from the view of the block.',
      })),
    ),
  report: (records) => reportOnPages(records, tickedBoxes),
};
