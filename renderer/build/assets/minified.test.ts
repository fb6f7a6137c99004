import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
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
  it('come in their order, with what they name and what is wrong with them', async () => {
    const [one, fault, other] = await minifySheets([plain, broken, named], folder());
    expect(one).toEqual({ code: '@layer blocks{.a{color:red}}', dependencies: [] });
    expect(fault).toMatchObject({ code: 'theme-invalid', place: { file: '/site/c.css', line: 2 } });
    expect(other).toMatchObject({ dependencies: [{ type: 'url', url: 'b.png' }] });
  });

  it('are kept for the next run, and made anew where they are not the same', async () => {
    const cache = folder();
    await minifySheets([plain, named], cache);
    const kept = readFileSync(join(cache, 'sheets.json'), 'utf8');
    // Nobody has read this one yet.
    const next = folder();
    writeFileSync(join(next, 'sheets.json'), kept.replace('.a{color:red}', '.a{color:kept}'));
    const asKept = { code: '@layer blocks{.a{color:kept}}', dependencies: [] };
    expect((await minifySheets([plain, named], next))[0]).toEqual(asKept);
    const changed = { ...named, css: named.css.replace('.b', '.c') };
    const [one, other] = await minifySheets([plain, changed], next);
    expect(one).toEqual(asKept);
    expect(other).toMatchObject({ code: expect.stringContaining('.c{') });
  });

  it.each([
    ['is damaged', (kept: string) => kept.slice(0, 40)],
    ['is of another minifier', (kept: string) => kept.replace('lightningcss@', 'lightningcss@0.')],
  ])('are made anew where what is kept %s', async (_, damage) => {
    const cache = folder();
    await minifySheets([plain], cache);
    const kept = readFileSync(join(cache, 'sheets.json'), 'utf8').replace('color:red', 'color:kept');
    const next = folder();
    writeFileSync(join(next, 'sheets.json'), damage(kept));
    expect(await minifySheets([plain], next)).toEqual([{ code: '@layer blocks{.a{color:red}}', dependencies: [] }]);
  });

  it('need not be kept', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    expect(await minifySheets([plain], join(file, 'below'))).toHaveLength(1);
  });
});
