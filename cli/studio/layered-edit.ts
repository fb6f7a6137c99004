import { SiteEdit } from '../author/site-edit.ts';

/**
 * Makes changes one after the other, each on the files as the one before leaves them, and adds them to an edit as one stretch of
 * each file.
 */
export function layeredEdit(edit: SiteEdit, steps: readonly ((edit: SiteEdit) => void)[]): void {
  const results = new Map<string, string>();
  let { files } = edit.options;
  for (const step of steps) {
    const next = new SiteEdit({ ...edit.options, files }, edit.input);
    step(next);
    for (const [file, text = ''] of next.changes.results()) results.set(file, text);
    files = next.changes.preview();
  }
  for (const [file, after] of results) edit.changes.edit(file, stretch(edit.changes.text(file) ?? '', after));
}

/** Returns the shortest edit that turns one text into another. */
function stretch(before: string, after: string) {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { start, end: before.length - same, text: after.slice(start, after.length - same) };
}
