import { entry } from '../../lib/entry.ts';
import type { FactUse } from '../../page/resolve/fill-text.ts';
import type { ResolvedPage, ResolvedSection } from '../../page/resolve/index.ts';

/** The part of a page that shows a claim. */
export type Where = 'section' | 'title' | 'description' | 'card' | 'organization';

/** Returns where a page shows a fact, and whether the structured data (`data`, as JSON) contains the text as well. */
export function shownWhere(
  { at }: FactUse,
  { title, description }: ResolvedPage,
  data: string,
  section?: ResolvedSection,
): { readonly where: Where; readonly data: boolean } {
  if (section !== undefined) {
    const text = at.slice(section.node.at.length).reduce<unknown>(entry, section.given.props);
    return { where: 'section', data: typeof text === 'string' && contains(data, text) };
  }
  if (at[0] === 'organization') return { where: 'organization', data: true };
  const field = at.at(-2) === 'meta' ? at.at(-1) : undefined;
  if (field === 'title') return { where: 'title', data: contains(data, title) };
  return field === 'description'
    ? { where: 'description', data: contains(data, description) }
    : { where: 'card', data: false };
}

/** Only a whole string counts: a short text is part of many others. */
function contains(data: string, text: string): boolean {
  return data.includes(JSON.stringify(text));
}
