import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from './job/rows.ts';
import type { Words } from './job/words.ts';

const read = (name: string) => JSON.parse(readFileSync(join(process.cwd(), 'src/data', name), 'utf8'));

// Read, not imported: Vite would make a module of a file of that size.
export const words: Words = read('words.json');
export const rows: Row[] = read('rows.json');
