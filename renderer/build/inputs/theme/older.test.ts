import { describe, expect, it } from 'vitest';
import { readRules } from './declarations.ts';
import { olderColours } from './older.ts';

const theme = `
:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(1 0 0), #111);
  --ink: light-dark(#222, #eee);
  --focus: var(--ink);
  --rank: oklch(0.5 0.1 20);
  --space: 1rem;
}
:root[data-theme="dark"], [data-tone="ink"] { color-scheme: dark; }
@media screen {
  [data-tone="ink"] { --paper: oklch(0.2 0 0); }
  [data-tone="tint"] { --paper: light-dark(#f0f0f0, #333); }
}`;

/** The declarations for a selector within a condition, if any. */
function declared(css: string, selector: string, condition = '@media screen'): Record<string, string> {
  const rules = readRules(css).filter(
    ({ selectors, within }) => selectors.join() === selector && (within[within.length - 1] ?? '') === condition,
  );
  return Object.fromEntries(rules.flatMap(({ declarations }) => [...declarations]));
}

describe('the colours of a theme for older browsers', () => {
  const css = olderColours(theme);
  const supports = '@supports not (color: light-dark(red, red))';
  const dark = '@media (prefers-color-scheme: dark)';

  it('apply only to browsers without light-dark()', () => {
    expect(new Set(readRules(css).map(({ within }) => within[0]))).toEqual(new Set([supports]));
  });

  it('are the light ones, without values that every browser supports', () => {
    expect(declared(css, ':root', supports)).toEqual({
      'color-scheme': 'light',
      '--paper': 'oklch(1 0 0)',
      '--ink': '#222',
      '--rank': 'oklch(0.5 0.1 20)',
    });
  });

  it('are the dark ones if a page or its visitor wants them', () => {
    const night = { 'color-scheme': 'dark', '--paper': '#111', '--ink': '#eee' };
    expect(declared(css, ':root[data-theme="dark"]')).toEqual(night);
    expect(declared(css, ':root:not([data-theme="light"])', dark)).toEqual(night);
  });

  it('are those of each tone with its own', () => {
    expect(declared(css, '[data-tone="ink"]')).toEqual({
      'color-scheme': 'dark',
      '--paper': 'oklch(0.2 0 0)',
      '--ink': '#eee',
    });
    expect(declared(css, '[data-tone="tint"]')).toEqual({ 'color-scheme': 'light', '--paper': '#f0f0f0' });
    for (const [root, condition] of [
      [':root[data-theme="dark"]', '@media screen'],
      [':root:not([data-theme="light"])', dark],
    ] as const) {
      expect(declared(css, `${root} [data-tone="tint"]`, condition)).toEqual({
        'color-scheme': 'dark',
        '--paper': '#333',
      });
      expect(css).not.toContain(`${root} [data-tone="ink"]`);
    }
  });

  it('are none if every browser supports them', () => {
    expect(olderColours(':root { --paper: #fff; --ink: rgb(0 0 0 / 90%) }')).toBe('');
  });

  it('have one scheme if the theme has one', () => {
    expect(olderColours(':root { color-scheme: dark; --paper: oklch(0 0 0) }')).not.toContain('prefers-color-scheme');
  });
});
