import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts of files by their path in the site's folder. */
export type Files = Readonly<Record<string, string>>;

/** A site whose edits are timed, for one number of pages. */
export interface EditedSite {
  /** Writes the site into an empty folder. */
  readonly scaffold: (folder: string) => void;
  /** Each kind of edit by its name: the files that it changes, as they read afterwards. Differs by revision. */
  readonly edits: Readonly<Record<string, (original: ReadFile, revision: number) => Files>>;
}

/** Reads a file of the site as it was before any edit. */
export type ReadFile = (path: string) => string;

/** Writes an edit into a site and gives back what undoes it. Throws when the edit changes nothing. */
export function applyEdit(folder: string, edit: (original: ReadFile, revision: number) => Files, revision: number) {
  const original: ReadFile = (path) => readFileSync(join(folder, path), 'utf8');
  const changed = Object.entries(edit(original, revision));
  const before = changed.map(([path]) => [path, original(path)] as const);
  if (changed.every(([, text], index) => text === before[index]?.[1])) throw new Error('The edit changes nothing.');
  for (const [path, text] of changed) writeFileSync(join(folder, path), text);
  return () => {
    for (const [path, text] of before) writeFileSync(join(folder, path), text);
  };
}

/** An edit that replaces a text in one file. Throws when the file does not have the text exactly once. */
export const replaced =
  (path: string, from: string, to: (revision: number) => string) =>
  (original: ReadFile, revision: number): Files => {
    const text = original(path);
    if (text.split(from).length !== 2) throw new Error(`${path} must have "${from}" exactly once.`);
    return { [path]: text.replace(from, () => to(revision)) };
  };

/** The rows with the one in the middle changed. */
export function middleChanged<Row>(all: readonly Row[], change: (row: Row) => Row): readonly Row[] {
  const middle = Math.floor(all.length / 2);
  return all.map((row, index) => (index === middle ? change(row) : row));
}

/** The rows without the one in the middle. */
export function middleRemoved<Row>(all: readonly Row[]): readonly Row[] {
  return all.filter((_, index) => index !== Math.floor(all.length / 2));
}

/** The rows with the one in the middle in front. */
export function middleMoved<Row>(all: readonly Row[]): readonly Row[] {
  const middle = all[Math.floor(all.length / 2)];
  return middle === undefined ? all : [middle, ...middleRemoved(all)];
}
