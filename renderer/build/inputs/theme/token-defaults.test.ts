import { describe, expect, it } from 'vitest';
import { fillDefaults } from './token-defaults.ts';

const filled = (css: string, theme = '', sheets: readonly string[] = [], code: readonly string[] = []) =>
  fillDefaults(theme, { sheets, code })(css);

describe('defaults of tokens', () => {
  it('take the place of tokens that nothing declares', () => {
    expect(filled('p { gap: var(--space-4); font-weight: var( --weight-strong ); }')).toBe(
      'p { gap: 1rem; font-weight: 650; }',
    );
  });

  it('follow the tokens that they name', () => {
    expect(filled('p { border-radius: var(--radius-button); }')).toBe('p { border-radius: 6px; }');
    expect(filled('p { border-radius: var(--radius-button); }', ':root { --radius-m: 9px; }')).toBe(
      'p { border-radius: var(--radius-m); }',
    );
  });

  it('leave tokens of the theme, unknown tokens and fallbacks alone', () => {
    const css = 'p { gap: var(--space-4); color: var(--paper); inset: var(--own); margin: var(--space-5, 3px); }';
    expect(filled(css, ':root { --space-4: 2rem; }')).toBe(css);
  });

  it('are fallbacks of tokens that only some elements have', () => {
    const css = 'p { gap: var(--space-4); }';
    const both = 'p { gap: var(--space-4, 1rem); }';
    expect(filled(css, '[data-tone="ink"] { --space-4: 2rem; }')).toBe(both);
    expect(filled(css, '@media print { :root { --space-4: 2rem; } }')).toBe(both);
    expect(filled(css, '', ['.dense { --space-4: 0; }'])).toBe(both);
    expect(filled(css, '', [], ["style.setProperty('--space-4', '0')"])).toBe(both);
  });
});
