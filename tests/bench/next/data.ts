import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from './job/rows.ts';
import type { Words } from './job/words.ts';

const read = (name: string) => JSON.parse(readFileSync(join(process.cwd(), 'data', name), 'utf8'));

// Read, not imported: bundling a file of that size takes Next longer than the pages.
export const words: Words = read('words.json');
export const rows: Row[] = read('rows.json');
export const rowOf = new Map(rows.map((row) => [row.slug, row]));
