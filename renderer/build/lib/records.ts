import { Faults } from '../../sdk/issue.ts';
import { keepWhole } from './keep-whole.ts';
import { readKept } from './kept-file.js';

/** What an earlier run has kept; a record that is missing or damaged is no record. */
export function readRecord<Record>(file: string): Record | undefined {
  const text = readKept(file)?.toString();
  return text === undefined ? undefined : JSON.parse(text);
}

/** Keeps a record; where that cannot be done, the next run looks again. */
export function keepRecord(file: string, record: object): void {
  keepIfPossible(file, JSON.stringify(record));
}

/** Keeps what the next run can do without. */
export function keepIfPossible(file: string, ...content: readonly (string | Uint8Array)[]): void {
  try {
    // biome-ignore lint/plugin: one part or two
    keepWhole(file, ...content);
  } catch (error) {
    if (!(error instanceof Faults)) throw error;
  }
}
