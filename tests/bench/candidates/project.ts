import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Row } from '../job/rows.ts';
import { words } from '../job/words.ts';

const bench = resolve(import.meta.dirname, '..');

/** The root of the clone. */
export const clone = resolve(bench, '../..');

/** Copies files or folders of `tests/bench` into a project: what stands there by where it goes. */
export function copyIn(folder: string, parts: Readonly<Record<string, string>>): void {
  for (const [from, to] of Object.entries(parts)) cpSync(join(bench, from), join(folder, to), { recursive: true });
}

/** Writes the shared words as JSON. */
export function writeWords(file: string): void {
  writeJson(file, words);
}

/** Writes the rows as one JSON file. */
export function writeJson(file: string, data: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(data));
}

/** `writeRows` of a candidate whose rows are one JSON file. */
export const rowsAsJson = (file: string) => (folder: string, rows: readonly Row[]) =>
  writeJson(join(folder, file), rows);
