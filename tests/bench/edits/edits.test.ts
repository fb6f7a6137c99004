import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { filesIn } from '../../temp-site.ts';
import { edits } from './edits.ts';
import { timedSite } from './sites.ts';

/** A site that was scaffolded, with 24 pages if it comes in numbers of pages. */
function scaffolded(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-edits-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  timedSite(name).scaffold(folder, 24);
  return folder;
}

/** The lines that an edit writes, and the files that differ once it is undone. */
function made(folder: string, name: string, revision: number): { written: string[]; left: string[] } {
  const texts = () => new Map([...filesIn(folder)].map(([file, bytes]) => [file, bytes.toString('latin1')]));
  const before = texts();
  const undo = edits[name]?.(folder, revision);
  const now = texts();
  const written = [...now].filter(([file, text]) => before.get(file) !== text).map(([file, text]) => `${file} ${text}`);
  undo?.();
  return { written, left: [...texts()].filter(([file, text]) => before.get(file) !== text).map(([file]) => file) };
}

it.each([
  ['plain', 'row, text, title, fact, theme colour, drawing, page added'],
  ['realistic', 'row, text, title, fact, theme colour, style of an own block, drawing, page added'],
  ['first', 'text, title, fact, theme colour, style of an own block, drawing, page added'],
])('changes one file of the site "%s", differs by revision, and is undone: %s', (site, names) => {
  const folder = scaffolded(site);
  const found = Object.keys(edits).filter((name) => {
    const [one, other] = [made(folder, name, 1), made(folder, name, 2)];
    expect(one.left, name).toEqual([]);
    expect(other.written, name).not.toEqual(one.written.length === 0 ? undefined : one.written);
    return one.written.length === 1;
  });
  expect(found.join(', ')).toBe(names);
});
