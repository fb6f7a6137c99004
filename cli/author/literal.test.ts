import { describe, expect, it } from 'vitest';
import { codeStyle } from './code-style.ts';
import { Code, literal, Member, quoted } from './literal.ts';

const style = codeStyle('', 60);
const written = (value: unknown, open = false) => literal(value, { style, indent: '', taken: 0, open });

describe('a literal', () => {
  it('is on one line if it fits', () => {
    expect(written({ label: 'Call', href: '/call', 'data-x': [1, true], none: undefined })).toBe(
      "{ label: 'Call', href: '/call', 'data-x': [1, true] }",
    );
  });

  it('spreads over lines if it does not fit, or with open', () => {
    expect(written({ path: '/a' }, true)).toBe("{\n  path: '/a',\n}");
    expect(written({ hero: { block: 'hero', headline: 'A headline that needs its line' } })).toBe(
      "{\n  hero: {\n    block: 'hero',\n    headline: 'A headline that needs its line',\n  },\n}",
    );
  });

  it('spreads a list of several objects like formatters', () => {
    const link = { label: 'a', href: '/' };
    expect(written([link])).toBe("[{ label: 'a', href: '/' }]");
    expect(written([link, link])).toBe("[\n  { label: 'a', href: '/' },\n  { label: 'a', href: '/' },\n]");
  });

  it('moves long text to its own line, but not after a short key', () => {
    const long = 'word '.repeat(14).trim();
    expect(written({ lead: long, answer: long })).toBe(`{\n  lead: '${long}',\n  answer:\n    '${long}',\n}`);
  });

  it('writes code unchanged, and comments above keys', () => {
    const text = literal(
      { template: new Code('city'), city: new Code('city') },
      { style, indent: '', taken: 0, open: true, comments: { city: { above: 'Where.' } } },
    );
    expect(text).toBe('{\n  template: city,\n  // Where.\n  city,\n}');
  });

  it('writes members that are code unchanged, even over several lines', () => {
    expect(written({ '...': new Member('...base'), a: 1 })).toBe('{ ...base, a: 1 }');
    expect(written({ '...': new Member('...f({\n    b: 1,\n  })'), a: 1 })).toBe(
      '{\n  ...f({\n    b: 1,\n  }),\n  a: 1,\n}',
    );
  });

  it('uses the quotes that need fewer escapes', () => {
    expect(quoted("it's", style)).toBe('"it\'s"');
    expect(quoted('a "b"', style)).toBe('\'a "b"\'');
    expect(quoted(`'"\\\n`, style)).toBe(`'\\'"\\\\\\n'`);
    expect(quoted('{{facts.phone}}', { quote: '"' })).toBe('"{{facts.phone}}"');
  });
});
