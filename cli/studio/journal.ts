import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { writeAtomically } from '../../renderer/build/lib/cache-file.js';
import { contentHash } from '../../renderer/build/lib/hash.ts';
import type { SiteEdit } from '../author/site-edit.ts';
import { UsageError } from '../failure.ts';

const editSchema = z.strictObject({ start: z.int().min(0), end: z.int().min(0), text: z.string() });

const changeSchema = z.strictObject({
  /** The file, below the site's folder. */
  file: z.string(),
  /** Hashes of its text; null if there is no such file. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** The edits that undo the change, with offsets in the changed text. That of a removed file is its whole text. */
  undo: z.array(editSchema),
  /** What the change wrote at each of them. */
  wrote: z.array(z.string()),
  /** The text before the first and after the last stretch, to find it again after changes elsewhere. */
  around: z.tuple([z.string(), z.string()]),
});

const entrySchema = z.strictObject({
  id: z.int(),
  label: z.string(),
  time: z.string(),
  changes: z.array(changeSchema),
  /** The entry that this one undoes. */
  undoes: z.int().optional(),
});

export type JournalChange = z.output<typeof changeSchema>;
export type JournalEntry = z.output<typeof entrySchema>;

/** Number of entries that are kept. */
const most = 500;

/** The characters around a stretch that tell where it is. */
const aroundLength = 60;

/**
 * The edits of the studio, newest last, so that they can be undone after a restart. An entry is written before its files are:
 * if the process is killed in between, the hash of the files tells that it never happened.
 */
export class Journal {
  readonly #file: string;
  readonly #read: (file: string) => string | undefined;
  #parsed: { readonly text: string; readonly entries: JournalEntry[] } = { text: '', entries: [] };

  /** `read` returns the text of a file of the site, by its name in the site's folder. */
  constructor(cacheDir: string, read: (file: string) => string | undefined) {
    this.#read = read;
    this.#file = join(cacheDir, 'studio-journal.jsonl');
  }

  /** Returns the entries that happened, oldest first. Ignores lines that are cut off. */
  entries(): JournalEntry[] {
    const text = readText(this.#file) ?? '';
    if (this.#parsed.text !== text) this.#parsed = { text, entries: parsed(text) };
    const { entries } = this.#parsed;
    const last = entries.at(-1);
    return last?.changes.some((change) => this.#isAsBefore(change)) ? entries.slice(0, -1) : entries;
  }

  /** Returns the last change that is not undone, and not one of those that stay. */
  lastToUndo(staying: ReadonlySet<number>): JournalEntry | undefined {
    const entries = this.entries();
    const holds = inEffect(entries);
    return entries.findLast(({ id, undoes }) => undoes === undefined && holds.has(id) && !staying.has(id));
  }

  /** Returns the last undo, which Redo takes back; undefined if something was changed since. */
  lastToRedo(staying: ReadonlySet<number>): JournalEntry | undefined {
    const entries = this.entries();
    const holds = inEffect(entries);
    const changes = new Set(entries.flatMap(({ id, undoes }) => (undoes === undefined ? [id] : [])));
    // An undo that was taken back, and what took it back, are as if they had never been.
    const last = entries.findLast(
      ({ id, undoes }) => undoes === undefined || (changes.has(undoes) && holds.has(id) && !staying.has(id)),
    );
    return last?.undoes === undefined ? undefined : last;
  }

  /** Returns the changes, newest first, with the entry that takes each back, or brings it back if it was undone. */
  history(): HistoryEntry[] {
    const entries = this.entries().toReversed();
    const holds = inEffect(entries.toReversed());
    return entries.flatMap(({ id, label, time, undoes }): HistoryEntry[] => {
      if (undoes !== undefined) return [];
      const undo = entries.find((one) => one.undoes === id && holds.has(one.id));
      return [{ id, label, time, isUndone: undo !== undefined, by: undo?.id ?? id }];
    });
  }

  /** Adds an entry, and drops lines that are cut off or too old. */
  add(entry: Omit<JournalEntry, 'id' | 'time'>): JournalEntry {
    const entries = this.entries();
    const added = { id: (entries.at(-1)?.id ?? 0) + 1, time: new Date().toISOString(), ...entry };
    mkdirSync(dirname(this.#file), { recursive: true });
    const text = readText(this.#file) ?? '';
    const line = `${JSON.stringify(added)}\n`;
    const isSound = text.split('\n').length === entries.length + 1 && (text === '' || text.endsWith('\n'));
    if (!isSound || entries.length >= most) {
      const kept = entries.slice(-most).map((one) => `${JSON.stringify(one)}\n`);
      writeAtomically(this.#file, [...kept, line]);
    } else appendFileSync(this.#file, line);
    return added;
  }

  #isAsBefore({ file, before, after }: JournalChange): boolean {
    return before !== after && hashOf(this.#read(file)) === before;
  }
}

/** A change as the history lists it. */
export interface HistoryEntry extends Pick<JournalEntry, 'id' | 'label' | 'time'> {
  readonly isUndone: boolean;
  /** The entry to undo, for the change to be taken back or brought back. */
  readonly by: number;
}

/** Returns the ids of the entries that no later one undoes; an undo that was undone itself does not count. */
function inEffect(entries: readonly JournalEntry[]): ReadonlySet<number> {
  const [holds, gone] = [new Set<number>(), new Set<number>()];
  for (const { id, undoes } of entries.toReversed()) {
    if (gone.has(id)) continue;
    holds.add(id);
    if (undoes !== undefined) gone.add(undoes);
  }
  return holds;
}

function parsed(text: string): JournalEntry[] {
  return text.split('\n').flatMap((line): JournalEntry[] => {
    try {
      return [entrySchema.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
}

/** Returns what the journal keeps of a change of a file; undefined texts are those of a file that does not exist. */
export function journalChange(
  file: string,
  before: string | undefined,
  after: string | undefined,
  edits: readonly JournalChange['undo'][number][],
): JournalChange {
  const undo = after === undefined ? [{ start: 0, end: 0, text: before ?? '' }] : [...edits];
  const [start, end] = [undo[0]?.start ?? 0, undo.at(-1)?.end ?? 0];
  const text = after ?? '';
  return {
    file,
    before: hashOf(before),
    after: hashOf(after),
    undo,
    wrote: undo.map((edit) => text.slice(edit.start, edit.end)),
    around: [text.slice(Math.max(0, start - aroundLength), start), text.slice(end, end + aroundLength)],
  };
}

/** The text of a file once a change is undone: edits of it, a text to create it with, or neither to remove it. */
interface Undone {
  readonly edits?: JournalChange['undo'];
  readonly text?: string | undefined;
}

/**
 * Returns how to undo a change in a file that now has this text. If the file has changed since, the change is found again by
 * its own words and those around it. Returns undefined if it now reads otherwise, or is there more than once.
 */
export function undone(text: string | undefined, change: JournalChange): Undone | undefined {
  if (change.before === null) return hashOf(text) === change.after ? {} : undefined;
  if (change.after === null) return text === undefined ? { text: change.undo[0]?.text ?? '' } : undefined;
  if (text === undefined) return undefined;
  const shift = hashOf(text) === change.after ? 0 : shiftOf(text, change);
  if (shift === undefined) return undefined;
  return { edits: change.undo.map((edit) => ({ ...edit, start: edit.start + shift, end: edit.end + shift })) };
}

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

function hashOf(text: string | undefined): string | null {
  return text === undefined ? null : contentHash(text);
}

/** How much of the text before and after a stretch has to read the same, from the surest to the least. */
const contexts = [
  [60, 60],
  [24, 24],
  [60, 0],
  [0, 60],
  [24, 0],
  [0, 24],
] as const;

/** Words of this length are found by themselves. */
const longEnough = 12;

function shiftOf(text: string, change: JournalChange): number | undefined {
  for (const [before, after] of contexts) {
    const found = shiftsIn(text, change, [before, after]);
    if (found.length === 1) return found[0];
  }
  const found = change.wrote.join('').length >= longEnough ? shiftsIn(text, change, [0, 0]) : [];
  return found.length === 1 ? found[0] : undefined;
}

/** Returns how far a change may have moved in a text, by so many characters around it. */
function shiftsIn(
  text: string,
  { undo, wrote, around }: JournalChange,
  [most, least]: readonly [number, number],
): number[] {
  const [first, last] = [undo[0], undo.at(-1)];
  if (first === undefined || last === undefined) return [];
  const before = most === 0 ? '' : around[0].slice(-most);
  const after = around[1].slice(0, least);
  const start = before + wrote[0];
  const anchor = start || after;
  const fromAnchor = start ? before.length - first.start : -last.end;
  const shifts: number[] = [];
  for (let at = text.indexOf(anchor); at >= 0 && anchor !== ''; at = text.indexOf(anchor, at + 1)) {
    const shift = at + fromAnchor;
    const reads = undo.every((edit, index) => text.slice(edit.start + shift, edit.end + shift) === wrote[index]);
    if (reads && text.startsWith(after, last.end + shift)) shifts.push(shift);
  }
  return shifts;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
