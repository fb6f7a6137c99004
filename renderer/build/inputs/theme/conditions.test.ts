import { describe, expect, it } from 'vitest';
import { decideConditions } from './rewrites.ts';

const decided = (css: string, declarations = '') =>
  decideConditions(`:root { ${declarations} }`)(css).replace(/\s+/g, ' ').trim();

describe('rules that depend on tokens', () => {
  const card = 'a { color: red } @media (--card-border) { b { border: var(--card-border) } } c { color: red }';

  it('stay if the theme gives the token a value', () => {
    expect(decided(card, '--card-border: 1px solid red;')).toBe(
      'a { color: red } b { border: var(--card-border) } c { color: red }',
    );
  });

  it.each(['', '--card-border: none;'])('are left out with "%s"', (declarations) => {
    expect(decided(card, declarations)).toBe('a { color: red } c { color: red }');
  });

  it('may name a value, or several tokens', () => {
    const edge = '@media (--edge: curve) { a { color: red } } @media (--edge: slant) { b { color: red } }';
    expect(decided(edge, '--edge: slant;')).toBe('b { color: red }');
    const either = '@media (--card-ground) or (--card-border) { a { color: red } }';
    expect(decided(either, '--card-border: 1px solid red;')).toBe('a { color: red }');
    expect(decided(either)).toBe('');
  });

  it('may be nested, and contain other rules', () => {
    const css = 'a { @media (--card-border) { @media (width >= 60rem) { & b { color: red } } } color: blue }';
    expect(decided(css, '--card-border: 1px solid red;')).toBe(
      'a { @media (width >= 60rem) { & b { color: red } } color: blue }',
    );
    expect(decided(css)).toBe('a { color: blue }');
  });

  it('keep the lines of the others', () => {
    const css = 'a { color: red }\n@media (--card-border) {\n  b { color: red }\n}\nc { color: red }';
    for (const declarations of ['', '--card-border: 1px solid red;']) {
      expect(decideConditions(`:root { ${declarations} }`)(css).split('\n')[4]).toBe('c { color: red }');
    }
  });

  it('leave other conditions alone', () => {
    const css = '@media (width >= 60rem) { a { color: red } }';
    expect(decided(css)).toBe(css);
  });
});
