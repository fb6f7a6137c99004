import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formatIssues } from '../cli/report/text.ts';
import { check } from '../renderer/build/index.ts';
import { diskFiles } from '../renderer/build/lib/files.ts';

/**
 * Each folder of `tests/errors` is a site with an error, and `expected.txt` is the exact text that `frontage check` prints
 * for it. Shared files are in `_base`. `UPDATE=1` updates the texts: review the diff.
 */
const cases = resolve(import.meta.dirname, 'errors');
const base = join(cases, '_base');
const work = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-errors-')));
const update = process.env.UPDATE === '1';

/** An endless loop is detected by a timeout. The error names this limit. */
const timeouts: Readonly<Record<string, number>> = { 'endless-loop': 3000 };

/** Sites that are checked with `--production`. */
const forTheirPublic = ['destinations-out-of-reach', 'examples-left-for-the-public'];

const names = readdirSync(cases).filter((name) => name !== '_base');

afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('the error text of', () => {
  it('covers enough sites', () => {
    expect(names.length).toBeGreaterThanOrEqual(25);
  });

  it.each(names)('%s', async (name) => {
    const text = await printed(name);
    const file = join(cases, name, 'expected.txt');
    if (update) writeFileSync(file, text);
    expect(text).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '');
    expect(text, 'a path of this machine').not.toContain(work);
    expect(text, 'an escape sequence').not.toContain('␛');
  });
});

async function printed(name: string): Promise<string> {
  const root = join(work, name);
  cpSync(base, root, { recursive: true });
  cpSync(join(cases, name), root, { recursive: true, filter: (source) => !source.endsWith('expected.txt') });
  const timeout = timeouts[name];
  const { issues } = await check({
    files: diskFiles,
    config: join(root, 'pages.config.ts'),
    cacheDir: join(work, '.frontage'),
    year: 2026,
    today: '2026-02-01',
    production: forTheirPublic.includes(name),
    ...(timeout === undefined ? {} : { timeout }),
  });
  expect(issues.length).toBeGreaterThan(0);
  return `${formatIssues(issues, { color: false, cwd: root })}\n`;
}
