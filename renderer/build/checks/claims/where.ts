import type { FactUse } from '../../page/resolve/fields.ts';
import type { ResolvedPage, ResolvedSection } from '../../page/resolve/index.ts';

/** The part of a page that shows a claim. */
export type Where = 'section' | 'title' | 'description' | 'card' | 'organization';

/** Where a page shows a fact, and whether search engines get it as structured data as well (`data`, as JSON). */
export function shownWhere(
  { at }: FactUse,
  { title, description }: ResolvedPage,
  data: string,
  section?: ResolvedSection,
): { readonly where: Where; readonly data: boolean } {
  if (section !== undefined) {
    const words = at.slice(section.node.at.length).reduce<unknown>(member, section.given.props);
    return { where: 'section', data: typeof words === 'string' && holds(data, words) };
  }
  if (at[0] === 'organization') return { where: 'organization', data: true };
  const field = at.at(-2) === 'meta' ? at.at(-1) : undefined;
  if (field === 'title') return { where: 'title', data: holds(data, title) };
  return field === 'description'
    ? { where: 'description', data: holds(data, description) }
    : { where: 'card', data: false };
}

function member(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** As a whole: a short text stands inside many others. */
function holds(data: string, words: string): boolean {
  return data.includes(JSON.stringify(words));
}
