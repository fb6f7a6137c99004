import { describe, expect, it } from 'vitest';
import type { Path } from '../../../sdk/issue.ts';
import { config, sourcesOf, written } from './sources.fixture.ts';

describe('the default export', () => {
  it.each([
    ['a literal', 'export default { name: "A" };'],
    ['the argument of a call', 'import { defineSite } from "frontage"; export default defineSite({ name: "A" });'],
    ['a call in a call', 'export default defineSite(withDefaults({ name: "A" }), 2);'],
    ['a name', 'const config = defineSite({ name: "A" }); export default config;'],
    ['a name exported as default', 'const config = { name: "A" }; export { config as default };'],
    ['wrapped in types', 'export default (<const>({ name: "A" }) as const)! satisfies SiteInput;'],
    ['awaited', 'export default await defineSite({ name: "A" });'],
    ['a const given to a call', 'const config = { name: "A" } satisfies SiteInput; export default defineSite(config);'],
  ])('is found when it is %s', (_what, text) => {
    expect(written(config(text), ['name'])).toMatch(/^pages\.config\.ts: "A"/);
  });

  it('is found in another file', () => {
    const files = { 'pages.config.ts': "export { default } from './site';", 'site.ts': 'export default { name: 1 }' };
    expect(written(files, ['name'])).toBe('site.ts: 1 }');
  });

  it('is located at the start of the file if there is none', () => {
    expect(sourcesOf(config('\n\nconst a = 1;')).locate(['name'])).toEqual({
      file: 'pages.config.ts',
      line: 1,
      column: 1,
      exact: true,
    });
    expect(sourcesOf(config('')).locate([])).toEqual({ file: 'pages.config.ts', line: 1, column: 1, exact: true });
  });

  it('does not come with `export *`', () => {
    const files = { 'pages.config.ts': "export * from './site';", 'site.ts': 'export default { name: 1 }' };
    expect(written(files, ['name'])).toBe("pages.config.ts: export * from './site';");
  });

  it('has no location if the config cannot be parsed or read', () => {
    expect(sourcesOf(config('export default { name: ')).locate(['name'])).toBeUndefined();
    expect(sourcesOf({}).locate([])).toBeUndefined();
  });

  it('is found inexactly if a function makes it', () => {
    expect(written(config('export default makeSite("a");'), ['name'])).toBe('near pages.config.ts: makeSite("a");');
    expect(written(config('export default () => ({ name: 1 });'), ['name'])).toBe(
      'near pages.config.ts: () => ({ name: 1 });',
    );
  });
});

describe('keys and indexes', () => {
  const text = `const name = 'computed';
export default {
  plain: 1,
  'with-dash': 2,
  3: 'three',
  ['literal']: 4,
  [\`template\`]: 5,
  [name]: 6,
  method() {},
  get got() { return 1 },
  list: [10, , { deep: 'x' }],
};`;

  it.each<[Path, string]>([
    [['plain'], '1,'],
    [['with-dash'], '2,'],
    [[3], "'three',"],
    [['3'], "'three',"],
    [['literal'], '4,'],
    [['template'], '5,'],
    [['computed'], '6,'],
    [['method'], 'method() {},'],
    [['got'], 'got() { return 1 },'],
    [['list', 0], "10, , { deep: 'x' }],"],
    [['list', 1], "[10, , { deep: 'x' }],"],
    [['list', 1, 0], "[10, , { deep: 'x' }],"],
    [['list', 2, 'deep'], "'x' }],"],
    [['list', 3], "[10, , { deep: 'x' }],"],
    [['list', 'length'], "[10, , { deep: 'x' }],"],
  ])('finds %j', (path, expected) => {
    expect(written(config(text), path)).toBe(`pages.config.ts: ${expected}`);
  });

  it('finds keys', () => {
    expect(written(config(text), ['with-dash'], { atKey: true })).toBe("pages.config.ts: 'with-dash': 2,");
    expect(written(config(text), ['list', 2, 'deep'], { atKey: true })).toBe("pages.config.ts: deep: 'x' }],");
    expect(written(config(text), ['list', 2], { atKey: true })).toBe("pages.config.ts: { deep: 'x' }],");
  });

  it('finds what is missing at the object that lacks it', () => {
    expect(written(config('export default { a: { b: 1 } }'), ['a', 'c', 'd'])).toBe('pages.config.ts: { b: 1 } }');
    expect(written(config('export default { a: "text" }'), ['a', 'c'])).toBe('pages.config.ts: "text" }');
    expect(written(config('export default { a: { b: 1 } }'), ['a', 'c'], { atKey: true })).toBe(
      'pages.config.ts: { b: 1 } }',
    );
  });

  it('uses the last of two properties with one name', () => {
    expect(written(config('export default { a: 1, a: 2 }'), ['a'])).toBe('pages.config.ts: 2 }');
  });

  it('ignores inherited properties', () => {
    expect(written(config('export default { a: {} }'), ['a', 'constructor'])).toBe('pages.config.ts: {} }');
  });
});

describe('columns', () => {
  it.each([
    ['plain', 'export default { x: 1 }', 1, 21],
    ['a byte order mark', '\uFEFFexport default { x: 1 }', 1, 21],
    ['a byte order mark, further down', '\uFEFF\nexport default { x: 1 }', 2, 21],
    ['Windows line ends', '// a\r\n// b\r\nexport default { x: 1 }', 3, 21],
    ['old Mac line ends', '// a\rexport default { x: 1 }', 2, 21],
    ['emoji before it', "export default { e: '😀é', x: 1 }", 1, 31],
    ['emoji in lines before it', '// 😀😀 ünï\nexport default { x: 1 }', 2, 21],
  ])('count from 1 in UTF-16 units: %s', (_what, text, line, column) => {
    expect(sourcesOf(config(text)).locate(['x'])).toEqual({ file: 'pages.config.ts', line, column, exact: true });
  });

  it('count emoji before a needle', () => {
    expect(sourcesOf(config("export default { x: '😀 {{a}}' }")).locate(['x'], { needle: '{{a}}' })?.column).toBe(25);
  });
});

describe('work', () => {
  it('reads a file only when a path leads there, and once', () => {
    const read: string[] = [];
    const files = {
      'pages.config.ts': "import { a } from './a'; import { b } from './b'; export default { a, b };",
      'a.ts': 'export const a = { x: 1 };',
      'b.ts': 'export const b = { x: 1 };',
    };
    const sources = sourcesOf(files, read);
    expect(read).toEqual([]);
    sources.locate(['a', 'x']);
    sources.locate(['a', 'y']);
    sources.frame({ file: 'a.ts', line: 1, column: 1 });
    expect(read).toEqual(['pages.config.ts', 'a.ts']);
  });

  it('looks once for a missing file', () => {
    const read: string[] = [];
    const sources = sourcesOf({}, read);
    sources.locate([]);
    sources.locate([]);
    expect(read).toEqual(['pages.config.ts']);
  });
});
