import type { Path } from '../../../sdk/issue.ts';
import { entry } from '../../lib/entry.ts';
import { fieldFinder } from '../../schema/fields-of.ts';
import { pathList, sharedBy } from '../grouping.ts';
import type { Finding } from '../page-record.ts';
import type { SharedRule } from '../rule.ts';

/** A control on a page that does nothing. */
interface DeadControl extends Finding {
  readonly what: string;
  /** Its path inside the section. */
  readonly inside?: Path;
}

const inertIn = fieldFinder(({ inert }) => inert === true);

/** Reports buttons and forms that do nothing, on pages that are no drafts. */
export const inertControls: SharedRule<'section', DeadControl> = {
  id: 'button-nowhere',
  on: 'section',
  check: ({ section: { definition, fields } }) =>
    inertIn(definition.schema, fields).flatMap(({ value, at: inside }) => {
      if (value === false) return [];
      const names = Array.isArray(value) ? value.map((name) => `"${name}"`) : [];
      const what = names.length === 0 ? labelOf(fields, inside) : `The entries ${names.join(', ')} lead`;
      return [{ what, path: inside, inside }];
    }),
  report: (_, { open }) =>
    sharedBy(open, inertControls, ({ section, inside, path }) =>
      JSON.stringify(section === undefined ? path : [section, inside]),
    ).map(({ found: { what, path }, paths }) => ({
      code: 'button-nowhere',
      message: `${what} nowhere, and ${pathList(paths)} ${paths.length === 1 ? 'is no draft' : 'are no drafts'}.`,
      path,
      suggestion: 'Give it a link or remove it. If the page is a draft, set "noindex: true" in its meta.',
    })),
};

/** Finds links of a page that lead to "#", for the same report. */
export const deadLinks: SharedRule<'page', DeadControl> = {
  id: 'button-nowhere',
  on: 'page',
  check: ({ links }) =>
    links.flatMap(({ href, at }) => (href === '#' ? [{ what: 'The link "#" leads', path: at }] : [])),
  report: () => [],
};

/** The label beside `inert`. */
function labelOf(fields: unknown, inside: Path): string {
  const owner = inside.slice(0, -1).reduce<unknown>(entry, fields);
  const label = entry(owner, 'label') ?? entry(owner, 'submit');
  return typeof label === 'string' ? `The button "${label}" leads` : 'This control leads';
}
