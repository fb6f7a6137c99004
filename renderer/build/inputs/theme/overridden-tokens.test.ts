import { describe, expect, it } from 'vitest';
import { withoutOverriddenTokens } from './rewrites.ts';

const left = (...sheets: readonly string[]) =>
  withoutOverriddenTokens(sheets.map((css) => ({ file: 'theme.css', css }))).map(({ css }) => css.replace(/\s+/g, ' '));

describe('tokens on :root', () => {
  it('are left once, where the last rule declares them', () => {
    expect(left(':root { --a: 1; --b: 2; } :root { --a: 3 }', ':root { --b: 4; --c: 5 }')).toEqual([
      ':root { } :root { --a: 3 }',
      ':root { --b: 4; --c: 5 }',
    ]);
    expect(left(':root { --a: 1; --a: 2; color: red; --ab: 3 }')).toEqual([':root { --a: 2; color: red; --ab: 3 }']);
  });

  it('keep their places', () => {
    const css = ':root {\n  --a: 1; /* --b: 2; } */\n  --b: url("a;b");\n}\n:root { --b: "x"; --a: \'}\' }';
    const [kept = ''] = withoutOverriddenTokens([{ file: 'theme.css', css }]).map((sheet) => sheet.css);
    expect(kept).toHaveLength(css.length);
    expect(kept.split('\n').map((line) => line.trim())).toEqual([
      ':root {',
      '/* --b: 2; } */',
      '',
      '}',
      ':root { --b: "x"; --a: \'}\' }',
    ]);
  });

  it.each([
    ':root { --a: 1 } @media print { :root { --a: 2 } }',
    ':root { --a: 1 } :root[data-theme="dark"] { --a: 2 }',
    ':root { --a: 1 } :root, body { --a: 2 }',
    ':root { --a: 1 !important } [data-tone="ink"] { --a: 2 }',
    '@media print { :root { --a: 1 } } :root { --a: 2 }',
  ])('are left where another rule may not apply: %s', (css) => {
    expect(left(css)).toEqual([css]);
  });

  it('give way to a later one, unless they are important', () => {
    expect(left(':root { --a: 1 !important; } :root { --a: 2 }')).toEqual([
      ':root { --a: 1 !important; } :root { --a: 2 }',
    ]);
  });
});
