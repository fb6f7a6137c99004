import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadCacheFile } from '../lib/cache-file.js';
import { storeFile } from '../lib/store-file.ts';
import { minifySheets } from './minified.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'frontage-sheets-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const plain = { file: '/site/a.css', css: '@layer blocks{\n.a { color: red }\n}' };
const named = { file: '/site/b.css', css: '@layer blocks{\n.b { background: url(b.png) }\n}' };
const broken = { file: '/site/c.css', css: '@layer blocks{\n.c { color: red }}\n}' };

describe('minified sheets', () => {
  it('are returned in order, with their dependencies or errors', async () => {
    const [one, error, other] = await minifySheets([plain, broken, named], folder());
    expect(one).toEqual({ code: '@layer blocks{.a{color:red}}', dependencies: [] });
    expect(error).toMatchObject({ code: 'theme-invalid', place: { file: '/site/c.css', line: 2 } });
    expect(other).toMatchObject({ dependencies: [{ type: 'url', url: 'b.png' }] });
  });

  it.each([
    ['--ink: black\n  color: red;', '--ink', 'color', 3],
    ['--ink:\n    black;\n  --paper: white\n\n  a:hover { color: red }', '--paper', 'a', 6],
  ])('report a token without its semicolon: %j', async (inside, token, lost, line) => {
    const file = '/site/d.css';
    const [error] = await minifySheets([{ file, css: `@layer theme{:root {\n  ${inside}\n}\n}` }], folder());
    const message = `The value of ${token} does not end, and contains ${lost} as well.`;
    expect(error).toMatchObject({ code: 'theme-invalid', message, place: { file, line, column: 3 } });
  });

  it('are flat, with widths that every browser supports', async () => {
    const widths = [
      '(width < 40rem)',
      '(width >= 40rem)',
      '(width > 700px)',
      'screen and (width < 30.5em)',
      '(20rem <= width < 40rem)',
    ];
    const rules = widths.map((width) => `@media ${width} { & b { color: red } }`).join('\n');
    const css = `@layer blocks{\n.a, .b {\n${rules}\n&:hover { color: blue } }\n}`;
    const [sheet] = await minifySheets([{ file: '/site/f.css', css }], folder());
    const plain = [
      '(max-width:39.999rem)',
      '(min-width:40rem)',
      '(min-width:700.001px)',
      'screen and (max-width:30.499em)',
      '(min-width:20rem) and (max-width:39.999rem)',
    ];
    const flat = plain.map((width) => `@media ${width}{:is(.a,.b) b{color:red}}`).join('');
    expect(sheet).toMatchObject({ code: `@layer blocks{${flat}:is(.a,.b):hover{color:#00f}}` });
  });

  it('have colours of tokens in sRGB on request', async () => {
    const css = '@layer tokens{:root {\n--ink: oklch(0.48 0.17 258);\n--gap: 1rem;\n}\n}';
    const [sheet] = await minifySheets([{ file: '/site/g.css', css, srgb: true }], folder());
    expect(sheet).toMatchObject({ code: '@layer tokens{:root{--ink:#0b58bb;--gap:1rem}}' });
  });

  it('may have nested modifiers and states', async () => {
    const css = '@layer theme{\n.card--big:hover,\na:hover { --turn:\n rotate(2deg); color: red }\n}';
    const [sheet] = await minifySheets([{ file: '/site/e.css', css }], folder());
    expect(sheet).toHaveProperty('dependencies', []);
  });

  it('are cached for the next run, and minified again after a change', async () => {
    const cache = folder();
    await minifySheets([plain, named], cache);
    const kept = String(loadCacheFile(join(cache, 'sheets.json')));
    // This one has not been loaded yet.
    const next = folder();
    storeFile(join(next, 'sheets.json'), kept.replace('.a{color:red}', '.a{color:kept}'));
    const asKept = { code: '@layer blocks{.a{color:kept}}', dependencies: [] };
    expect((await minifySheets([plain, named], next))[0]).toEqual(asKept);
    const changed = { ...named, css: named.css.replace('.b', '.c') };
    const [one, other] = await minifySheets([plain, changed], next);
    expect(one).toEqual(asKept);
    expect(other).toMatchObject({ code: expect.stringContaining('.c{') });
  });

  it.each([
    ['is damaged', (file: string, kept: string) => writeFileSync(file, kept.slice(0, 40))],
    [
      'is of another minifier',
      (file: string, kept: string) => storeFile(file, kept.replace('lightningcss@', 'lightningcss@0.')),
    ],
  ])('are minified again if the cache entry %s', async (_, keep) => {
    const cache = folder();
    await minifySheets([plain], cache);
    const kept = String(loadCacheFile(join(cache, 'sheets.json'))).replace('color:red', 'color:kept');
    const next = folder();
    keep(join(next, 'sheets.json'), kept);
    expect(await minifySheets([plain], next)).toEqual([{ code: '@layer blocks{.a{color:red}}', dependencies: [] }]);
  });

  it('need no cache', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    expect(await minifySheets([plain], join(file, 'below'))).toHaveLength(1);
  });
});
