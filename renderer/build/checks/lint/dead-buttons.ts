import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import type { SectionNode } from '../../../site/site.ts';
import { entry } from '../../lib/entry.ts';
import type { LinkUse } from '../../page/resolve/fill-text.ts';
import { fieldFinder } from '../../schema/fields-of.ts';
import type { DeadControl } from '../page-hits.ts';
import type { PageRecord } from '../page-record.ts';
import { pathList } from './by-route.ts';

const inertIn = fieldFinder(({ inert }) => inert === true);

/** Reports buttons, forms and links that do nothing, on pages that are no drafts. */
export function deadButtons(open: readonly PageRecord[]): Diagnostic[] {
  const found = new Map<string, { readonly control: DeadControl; readonly paths: string[] }>();
  for (const { page, hits } of open) {
    for (const control of hits.dead ?? []) {
      const known = found.get(control.key) ?? { control, paths: [] };
      found.set(control.key, known);
      if (known.paths.at(-1) !== page.path) known.paths.push(page.path);
    }
  }
  return [...found.values()].map(({ control: { what, at }, paths }) => ({
    code: 'button-nowhere',
    message: `${what} nowhere, and ${pathList(paths)} ${paths.length === 1 ? 'is no draft' : 'are no drafts'}.`,
    path: at,
    suggestion: 'Give it a link or remove it. If the page is a draft, set "noindex: true" in its meta.',
  }));
}

/** Links of a page that lead to "#". */
export function deadLinks(links: readonly LinkUse[]): DeadControl[] {
  return links.flatMap(({ href, at }) =>
    href === '#' ? [{ what: 'The link "#" leads', at, key: JSON.stringify(at) }] : [],
  );
}

/** Inert controls of a section, with the JSON path of each inside its fields. */
export function inertControls({ definition, fields }: SectionNode): { readonly what: string; readonly inside: Path }[] {
  return inertIn(definition.schema, fields).flatMap(({ value, at: inside }) => {
    if (value === false) return [];
    const names = Array.isArray(value) ? value.map(String) : [];
    const what =
      names.length === 0 ? labelOf(fields, inside) : `The entries ${names.map((name) => `"${name}"`).join(', ')} lead`;
    return [{ what, inside }];
  });
}

/** The label beside `inert`. */
function labelOf(fields: unknown, inside: Path): string {
  const owner = inside.slice(0, -1).reduce<unknown>(entry, fields);
  const label = entry(owner, 'label') ?? entry(owner, 'submit');
  return typeof label === 'string' ? `The button "${label}" leads` : 'This control leads';
}
