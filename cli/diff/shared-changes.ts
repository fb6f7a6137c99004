import type { Change, SharedChange } from './change.ts';
import { wordDiff } from './word-diff.ts';

/** Returns the changes of all pages, grouped by equal changes, most common first. */
export function sharedChanges(
  pages: readonly { readonly path: string; readonly list: readonly Change[] }[],
): SharedChange[] {
  const shared = new Map<string, { change: Change; pages: string[] }>();
  for (const { path, list } of pages) {
    for (const change of list) {
      const key = changeKey(change);
      const known = shared.get(key) ?? { change, pages: [] };
      shared.set(key, known);
      if (known.pages.at(-1) !== path) known.pages.push(path);
    }
  }
  return [...shared.values()]
    .sort((a, b) => b.pages.length - a.pages.length)
    .map(({ change, pages: own }) => ({ ...change, pages: own }));
}

/** Changes are equal if the same text replaces the same text; the text around it may differ. */
function changeKey(change: Change): string {
  if (change.kind === 'copy') {
    return JSON.stringify(['copy', change.section, change.edits.map(({ removed, added }) => [removed, added])]);
  }
  if (change.kind === 'meta' && change.before !== null && change.after !== null) {
    const edits = wordDiff(change.before, change.after);
    return JSON.stringify(['meta', change.field, edits.map(({ removed, added }) => [removed, added])]);
  }
  return JSON.stringify(change);
}
