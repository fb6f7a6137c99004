import { join } from 'node:path';
import type { SiteEdit } from '../author/site-edit.ts';
import { UsageError } from '../failure.ts';
import { type JournalChange, type JournalEntry, undone } from './journal.ts';

/**
 * Adds the edits that undo a change of the studio. Throws a UsageError if a file says something else by now at the place of the
 * change; its message has the text that was written and the text before.
 */
export function takeBack({ label, changes }: JournalEntry, edit: SiteEdit, root: string): void {
  for (const change of changes) {
    const file = join(root, change.file);
    const back = undone(edit.changes.text(file), change);
    if (back === undefined)
      throw new UsageError(`${change.file} has another text there by now, so "${label}" stays.`, both(change));
    if (back.edits !== undefined) edit.changes.edit(file, back.edits);
    else if (back.text === undefined) edit.changes.remove(file);
    else edit.changes.create(file, back.text);
  }
}

/** Says what a change wrote, and what was there before. */
function both({ undo, wrote }: JournalChange): string {
  const [now, before] = [wrote, undo.map(({ text }) => text)].map((texts) => texts.join(' … ').trim() || 'nothing');
  return `It wrote ${now} where the file said ${before}. Undo goes on with the change before it.`;
}
