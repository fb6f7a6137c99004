import { describe, expect, it } from 'vitest';
import { config, written } from './sources.fixture.ts';

describe('spreads', () => {
  it('searches an object from the last to the first', () => {
    const text = "const a = { k: 'a', only: 'o' }; const b = { k: 'b' };\nexport default { k: 'first', ...a, ...b };";
    expect(written(config(text), ['k'])).toBe("pages.config.ts: 'b' };");
    expect(written(config(text), ['only'])).toMatch(/^pages\.config\.ts: 'o' }/);
    expect(written(config(text.replace('...b', "...b, k: 'last'")), ['k'])).toBe("pages.config.ts: 'last' };");
  });

  it('goes through imports and members', () => {
    const files = {
      'pages.config.ts': "import * as copy from './copy';\nexport default { sections: { ...copy.shared, ...copy } };",
      'copy.ts': 'export const shared = { logos: 1 };\nexport const hero = 2;',
    };
    expect(written(files, ['sections', 'logos'])).toBe('copy.ts: 1 };');
    expect(written(files, ['sections', 'hero'])).toBe('copy.ts: 2;');
    expect(written(files, ['sections', 'hero'], { atKey: true })).toBe('copy.ts: hero = 2;');
  });

  it('is inexact if something unknown may override the value', () => {
    expect(written(config('export default { a: 1, ...make() }'), ['a'])).toBe('near pages.config.ts: 1, ...make() }');
    expect(written(config('export default { ...{ a: 1 }, ...make() }'), ['a'])).toMatch(/^near pages\.config\.ts: 1 }/);
    expect(written(config('export default { ...{ a: 1, ...make() } }'), ['a'])).toMatch(/^near pages\.config\.ts: 1, /);
    expect(written(config('export default { ...make(), a: 1 }'), ['a'])).toBe('pages.config.ts: 1 }');
    expect(written(config('export default { a: 1, ...make() }'), ['b'])).toBe('near pages.config.ts: make() }');
    expect(written(config('export default { [key()]: 1 }'), ['b'])).toBe('near pages.config.ts: [key()]: 1 }');
  });

  it('counts the items of lists', () => {
    const text =
      'const more = [{ n: 1 }, ...[{ n: 2 }]] as const;\nexport default { list: [{ n: 0 }, ...more, { n: 3 }] };';
    expect(written(config(text), ['list', 0, 'n'])).toMatch(/: 0 }/);
    expect(written(config(text), ['list', 1, 'n'])).toMatch(/: 1 }/);
    expect(written(config(text), ['list', 2, 'n'])).toMatch(/: 2 }/);
    expect(written(config(text), ['list', 3, 'n'])).toMatch(/: 3 }/);
    expect(written(config(text), ['list', 4])).toMatch(/^pages\.config\.ts: \[\{ n: 0 }/);
  });

  it('locates the computed end of a list, or the list if more follows', () => {
    const text = (end: string) => `const cities = names.map(city);\nexport default { list: [0, ...cities${end}] };`;
    expect(written(config(text('')), ['list', 0])).toBe('pages.config.ts: 0, ...cities] };');
    expect(written(config(text('')), ['list', 7, 'n'])).toBe('near pages.config.ts: names.map(city);');
    expect(written(config(text(', 9')), ['list', 7, 'n'])).toBe('near pages.config.ts: [0, ...cities, 9] };');
  });
});

describe('computed values', () => {
  it('are the items of a list in a call, which may be in another order', () => {
    expect(written(config('export default { x: sorted([{ a: 1 }]) };'), ['x', 0, 'a'])).toBe(
      'near pages.config.ts: sorted([{ a: 1 }]) };',
    );
  });

  it('reads a call with one object as that object', () => {
    expect(written(config('export default { hero: section({ headline: 1 }) };'), ['hero', 'headline'])).toMatch(
      /^pages\.config\.ts: 1 }/,
    );
    expect(
      written(config('const h = { headline: 1 }; export default { hero: Object.freeze(h) };'), ['hero', 'headline']),
    ).toMatch(/: 1 }/);
  });

  it.each([
    ['another call', 'make(1, 2)'],
    ['a call with more than an object', 'make({ a: 1 }, 2)'],
    ['a condition', 'yes ? { a: 1 } : { a: 2 }'],
    ['a key that the call adds', 'section({ b: 1 })'],
    ['a spread argument', 'section(...all)'],
  ])('points at %s', (_what, value) => {
    expect(written(config(`export default { x: ${value} };`), ['x', 'a'])).toBe(`near pages.config.ts: ${value} };`);
    expect(written(config(`export default { x: ${value} };`), ['x'])).toBe(`pages.config.ts: ${value} };`);
  });
});
