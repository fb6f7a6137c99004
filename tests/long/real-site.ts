import { cpSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { siteIn, type TempSite } from '../temp-site.ts';

const clone = resolve(import.meta.dirname, '../..');

/** A copy of this repository's own site outside the clone, which a test may change. */
export function realSite(): TempSite {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-real-')));
  for (const part of ['pages.config.ts', 'templates']) cpSync(join(clone, part), join(root, part), { recursive: true });
  return siteIn(root);
}
