import { describe, expect, it } from 'vitest';
import type { Path } from '../../../sdk/issue.ts';
import { itemSpans } from '../read-json.ts';
import { config, sourcesOf, written } from './sources.fixture.ts';

describe('names and imports', () => {
  const copy = {
    'copy/seo.ts': `export const hero = {\n  headline: 'Rank',\n} satisfies Section;\nconst inner = { q: 1 };\nexport { inner as faq, inner as 'odd name' };\nexport default { lead: 'L' };`,
    'copy/all.ts':
      "export * from './copy/none';\nexport * from './copy/seo';\nexport * as seo from './copy/seo';\nexport { hero as first } from './copy/seo';",
    'copy/none.ts': 'export const nothing = 1;',
  };
  const site = (imports: string, value: string) => ({
    ...copy,
    'pages.config.ts': `${imports}\nexport default { x: ${value} };`,
  });

  it.each([
    ['named', "import { hero } from './copy/seo'", 'hero'],
    ['renamed', "import { hero as h } from './copy/seo'", 'h'],
    ['namespace', "import * as seo from './copy/seo'", 'seo.hero'],
    ['namespace by text', "import * as seo from './copy/seo'", "seo['hero']"],
    ['namespace by constant', "import * as seo from './copy/seo'; const key = 'hero';", 'seo[key]'],
    ['optional member', "import * as seo from './copy/seo'", 'seo?.hero'],
    ['star', "import { hero } from './copy/all'", 'hero'],
    ['re-export', "import { first } from './copy/all'", 'first'],
    ['namespace re-export', "import { seo } from './copy/all'", 'seo.hero'],
    ['namespace of namespaces', "import * as all from './copy/all'", 'all.seo.hero'],
    ['destructured', "import * as seo from './copy/seo'; const { hero } = seo;", 'hero'],
    ['destructured with a name', "import * as seo from './copy/seo'; const [{ 'hero': h }] = [seo];", 'h'],
    ['a chain of names', "import { hero } from './copy/seo'; const a = hero, b = a;", 'b'],
  ])('follows an import: %s', (_what, imports, value) => {
    expect(written(site(imports, value), ['x', 'headline'])).toBe("copy/seo.ts: 'Rank',");
    expect(written(site(imports, value), ['x'])).toBe('copy/seo.ts: {');
    expect(written(site(imports, value), ['x'], { atKey: true })).toMatch(/^pages\.config\.ts: x: /);
    expect(written(site(imports, value), ['x', 'missing'])).toBe('copy/seo.ts: {');
  });

  it('follows default, renamed and quoted exports', () => {
    expect(written(site("import seo from './copy/seo'", 'seo'), ['x', 'lead'])).toMatch(/^copy\/seo\.ts: 'L'/);
    expect(written(site("import { default as seo } from './copy/seo'", 'seo'), ['x', 'lead'])).toMatch(
      /^copy\/seo\.ts: 'L'/,
    );
    expect(written(site("import { faq } from './copy/seo'", 'faq'), ['x', 'q'])).toMatch(/^copy\/seo\.ts: 1/);
    expect(written(site("import { 'odd name' as faq } from './copy/seo'", 'faq'), ['x', 'q'])).toMatch(
      /^copy\/seo\.ts: 1/,
    );
  });

  it('reads a namespace as an object of its exports', () => {
    const files = site("import * as sections from './copy/seo'", 'sections');
    expect(written(files, ['x', 'hero'], { atKey: true })).toBe('copy/seo.ts: hero = {');
    expect(written(files, ['x', 'faq'], { atKey: true })).toMatch(/^copy\/seo\.ts: faq, inner/);
    expect(written(files, ['x', 'nothing'])).toBe('copy/seo.ts: export const hero = {');
  });

  it('follows shorthand properties', () => {
    expect(written(config("const phone = '555'; export default { phone };"), ['phone'])).toMatch(
      /^pages\.config\.ts: '555';/,
    );
    expect(written(config("const phone = '555'; export default { phone };"), ['phone'], { atKey: true })).toBe(
      'pages.config.ts: phone };',
    );
  });

  it('follows members of objects', () => {
    expect(written(config("const f = { tel: { main: '1' } }; export default { x: f.tel.main };"), ['x'])).toMatch(
      /: '1' } }/,
    );
    expect(written(config('const f = [{ a: 1 }, { a: 2 }]; export default { x: f[1] };'), ['x', 'a'])).toMatch(
      /: 2 }\]/,
    );
  });

  it('reads JSON', () => {
    const files = {
      'pages.config.ts': "import data, { team } from './data.json'; export default { data, team };",
      'data.json': '\uFEFF{\n  "team": { "size": 3 } }',
    };
    expect(sourcesOf(files).locate(['data', 'team', 'size'])).toEqual({
      file: 'data.json',
      line: 2,
      column: 21,
      exact: true,
    });
    expect(sourcesOf(files).locate(['team', 'size'])).toEqual({ file: 'data.json', line: 2, column: 21, exact: true });
    expect(sourcesOf(files).locate(['data'])).toEqual({ file: 'data.json', line: 1, column: 1, exact: true });
  });

  it('reads one item of a JSON list', () => {
    const items = [
      '{ "name": "Grüße [a], {b}, \\"c\\"" }',
      '{ "tags": ["x,y", "ž"],\n  "name": "Ģ" }',
      '"last"',
      '{ ~ }',
    ];
    const text = `\uFEFF [${items.join(' ,\n ')} ] \n`;
    const at = (...path: Path) => {
      const place = sourcesOf({ 'rows.json': text }).locate(path, { file: 'rows.json' });
      const lines = text.slice(1).split('\n');
      return place && lines[place.line - 1]?.slice(place.column - 1);
    };
    expect(at(0, 'name')).toBe('"Grüße [a], {b}, \\"c\\"" } ,');
    expect(at(1)).toBe('{ "tags": ["x,y", "ž"],');
    expect(at(1, 'tags', 1)).toBe('"ž"],');
    expect(at(1, 'name')).toBe('"Ģ" } ,');
    expect(at(1, 'lead')).toBe('{ "tags": ["x,y", "ž"],');
    expect(at(2)).toBe('"last" ,');
    const [first, , third] = itemSpans(text) ?? [];
    expect([first, third].map((span) => text.slice(span?.start, span?.end).trim())).toEqual([items[0], items[2]]);
  });

  it('reads TSX', () => {
    const files = {
      'pages.config.ts': "import { a } from './a.tsx'; export default { a };",
      'a.tsx': 'const view = <p>hi</p>; export const a = { b: 1 };',
    };
    expect(written(files, ['a', 'b'])).toBe('a.tsx: 1 };');
  });

  it.each([
    ['a package', "import { hero } from 'somewhere'", 'hero'],
    ['a file that is not there', "import { hero } from './gone'", 'hero'],
    ['a file that cannot be parsed', "import { hero } from './broken'", 'hero'],
    ['an export that is not there', "import { nope } from './copy/seo'", 'nope'],
    ['a variable that may change', 'let v = { headline: 1 };', 'v'],
    ['a function', 'function make() { return {} }', 'make'],
    ['a function in a constant', 'const make = () => ({ headline: 1 });', 'make'],
    ['a member that something unknown may replace', 'const all = { hero: { headline: 1 }, ...rest() };', 'all.hero'],
    ['a name that does not exist', '', 'ghost'],
  ])('stops at a name that it cannot follow: %s', (_what, imports, value) => {
    const files = { ...site(imports, value), 'broken.ts': 'export const hero = {' };
    expect(written(files, ['x'])).toBe(`pages.config.ts: ${value} };`);
    expect(written(files, ['x', 'headline'])).toBe(`near pages.config.ts: ${value} };`);
  });
});

describe('cycles', () => {
  it.each([
    ['names', 'const a = b, b = a; export default a;'],
    ['a name and itself', 'const a = a; export default { x: a };'],
    ['spreads', 'const a = { ...b }, b = { ...a }; export default { x: a };'],
    ['a spread of itself', 'const a = { ...a, y: 1 }; export default { x: a };'],
    ['lists', 'const a = [...b], b = [...a]; export default { x: a };'],
    ['members', 'const a = { x: b.x }, b = { x: a.x }; export default a;'],
    ['calls', 'const a = f(b), b = f(a); export default a;'],
    ['computed keys', 'const a = { [a.k]: 1 }; export default { x: a };'],
    [
      'files',
      "import { x } from './pages.config'; export { x }; export * from './pages.config'; export default { x };",
    ],
    ['a file that exports itself', "export { default } from './pages.config';"],
  ])('end: %s', (_what, text) => {
    for (const path of [[], ['x'], ['x', 'y'], ['x', 0]]) expect(sourcesOf(config(text)).locate(path)).toBeDefined();
  });

  it('end if spreads double at each step', () => {
    const steps = Array.from({ length: 60 }, (_, n) => `const a${n + 1} = { ...a${n}, ...a${n} };`).join('\n');
    expect(written(config(`const a0 = { k: 1 };\n${steps}\nexport default a60;`), ['missing'])).toMatch(
      /^pages\.config\.ts: { \.\.\.a59/,
    );
  });

  it('end after a long chain of names', () => {
    const steps = Array.from({ length: 20_000 }, (_, n) => `const a${n + 1} = a${n};`).join('\n');
    expect(written(config(`const a0 = { k: 1 };\n${steps}\nexport default a20000;`), ['k'])).toBe(
      'pages.config.ts: 1 };',
    );
  });
});
