import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withTables } from './reference.ts';

it('docs/themes.md lists all themes and tokens', () => {
  const file = join(import.meta.dirname, '../../docs/themes.md');
  const text = readFileSync(file, 'utf8');
  if (process.env.UPDATE) writeFileSync(file, withTables(text));
  expect(process.env.UPDATE ? readFileSync(file, 'utf8') : text).toBe(withTables(text));
});
