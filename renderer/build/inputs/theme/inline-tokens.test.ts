import { describe, expect, it } from 'vitest';
import { inlineTokens } from './rewrites.ts';

const inlined = (css: string, theme = '', sheets: readonly string[] = [], code: readonly string[] = []) =>
  inlineTokens(theme, { sheets, code })(css);

describe('values in place of tokens', () => {
  it('are the defaults of tokens that nothing declares', () => {
    expect(inlined('p { gap: var(--space-4); font-weight: var( --weight-strong ); }')).toBe(
      'p { gap: 1rem; font-weight: 650; }',
    );
  });

  it('are those of the theme', () => {
    const theme = '@media screen { :root { --space-4: 2rem; } } p { --other: var(--space-4); }';
    expect(inlined('p { gap: var(--space-4); }', theme)).toBe('p { gap: 2rem; }');
    expect(inlined(theme, theme)).toContain('--other: 2rem;');
  });

  it('contain those of other tokens', () => {
    expect(inlined('p { border-radius: var(--radius-button); }')).toBe('p { border-radius: 6px; }');
    expect(inlined('p { border-radius: var(--radius-button); }', ':root { --radius-m: 9px; }')).toBe(
      'p { border-radius: 9px; }',
    );
    expect(inlined('p { border: var(--rule); }', ':root { --line: red; }')).toBe(
      'p { border: 1px solid var(--line); }',
    );
  });

  it.each([
    ['a token without a default', 'color: var(--paper)', ':root { --paper: white; }'],
    ['an unknown token', 'color: var(--own)', ':root { --own: red; }'],
    ['a fallback', 'gap: var(--space-4, 3px)', ':root { --space-4: 2rem; }'],
    ['a token with two values', 'gap: var(--space-4)', ':root { --space-4: 2rem; } .dense { --space-4: 0; }'],
    ['a keyword', 'gap: var(--space-4)', ':root { --space-4: initial; }'],
    ['a priority', 'gap: var(--space-4)', ':root { --space-4: 0 !important; }'],
    ['a file', 'background: var(--scrim)', ':root { --scrim: url("veil.png"); }'],
  ])('leave %s alone', (_, css, theme) => {
    expect(inlined(css, theme)).toBe(css);
  });

  it('leave tokens alone that code names, which it may read or set', () => {
    const css = 'gap: var(--space-4)';
    expect(inlined(css, ':root { --space-4: 2rem; }', [], ["style.setProperty('--space-4', '0')"])).toBe(css);
  });

  it('are fallbacks of tokens that only some elements have', () => {
    const [css, both] = ['gap: var(--space-4)', 'gap: var(--space-4, 1rem)'];
    expect(inlined(css, '[data-tone="ink"] { --space-4: 2rem; }')).toBe(both);
    expect(inlined(css, '@media print { :root { --space-4: 2rem; } }')).toBe(both);
    expect(inlined(css, '', ['.dense { --space-4: 0; }'])).toBe(both);
    expect(inlined(css, '', ['/* --space-4: 0 */'])).toBe('gap: 1rem');
    expect(inlined(css, '', [], ["style.setProperty('--space-4', '0')"])).toBe(both);
  });
});
