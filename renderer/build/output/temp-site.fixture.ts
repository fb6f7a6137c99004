import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { FileRef, OutputFile } from './contract.ts';

/** A folder for one test, with the paths of a site in it. */
export function tempSite(): { root: string; out: string; cacheDir: string } {
  const root = mkdtempSync(join(tmpdir(), 'frontage-write-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return { root, out: join(root, 'dist'), cacheDir: join(root, '.frontage') };
}

/** Output files from a record of contents by path. */
export function filesOf(contents: Readonly<Record<string, string>>): OutputFile[] {
  return Object.entries(contents).map(([path, bytes]) => ({ path, bytes, hash: hashOf(bytes) }));
}

/** The same files as references, as if they were not rendered again. */
export function refsOf(contents: Readonly<Record<string, string>>): FileRef[] {
  return Object.entries(contents).map(([path, bytes]) => ({ path, hash: hashOf(bytes) }));
}

/** The contents of a folder by path, without the marker; undefined when there is no folder. */
export function snapshot(folder: string): Record<string, string> | undefined {
  if (!statSync(folder, { throwIfNoEntry: false })) return undefined;
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = paths.filter((path) => path !== '.frontage' && statSync(join(folder, path)).isFile());
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

function hashOf(bytes: string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
