import type { Change, SharedChange } from './change.ts';
import { wordDiff } from './word-diff.ts';

/** The changes of all pages, what happens to many of them told once: first what happens to most. */
export function sharedChanges(
  pages: readonly { readonly path: string; readonly list: readonly Change[] }[],
): SharedChange[] {
  const shared = new Map<string, { change: Change; pages: string[] }>();
  for (const { path, list } of pages) {
    for (const change of list) {
      const key = keyOf(change);
      const known = shared.get(key) ?? { change, pages: [] };
      shared.set(key, known);
      if (known.pages.at(-1) !== path) known.pages.push(path);
    }
  }
  return [...shared.values()]
    .sort((a, b) => b.pages.length - a.pages.length)
    .map(({ change, pages: own }) => ({ ...change, pages: own }));
}

/** Changes are alike when the same words take the place of the same; what stands around them is each page's own. */
function keyOf(change: Change): string {
  if (change.kind === 'copy') {
    return JSON.stringify(['copy', change.section, change.edits.map(({ removed, added }) => [removed, added])]);
  }
  if (change.kind === 'meta' && change.before !== null && change.after !== null) {
    const edits = wordDiff(change.before, change.after);
    return JSON.stringify(['meta', change.field, edits.map(({ removed, added }) => [removed, added])]);
  }
  return JSON.stringify(change);
}
