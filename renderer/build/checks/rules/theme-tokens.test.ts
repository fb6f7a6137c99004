import { describe, expect, it } from 'vitest';
import { engineFile } from '../../inputs/bundle/bundle.ts';
import { siteView } from './testing/sample-site.ts';
import { misspeltTokens, roundCorners } from './theme-tokens.ts';

const found = (css: string, unusedTokens: readonly string[] = [], file = '/site/templates/theme.css') =>
  [misspeltTokens, roundCorners]
    .flatMap((rule) => rule.check(siteView({ loaded: { themeSheets: [{ css, file }] }, unusedTokens })))
    .map(({ code, message, place, suggestion }) => ({
      code,
      message,
      line: place?.line,
      suggestion,
    }));

describe('tokens of a theme', () => {
  it('are misspelt if nothing uses them and another has nearly the name', () => {
    expect(found(':root {\n  --radius-buton: 4px;\n}', ['--radius-buton'])).toEqual([
      {
        code: 'theme-token',
        message: 'Nothing uses the token --radius-buton.',
        line: 2,
        suggestion: 'Did you mean "--radius-button"? Otherwise remove it.',
      },
    ]);
  });

  it.each([
    ['used ones', ':root { --radius-buton: 4px; }', []],
    ['known ones', ':root { --radius-l: 4px; }', ['--radius-l']],
    ['names of their own', ':root { --harvest-moon: 4px; }', ['--harvest-moon']],
  ])('are not reported: %s', (_, css, unused) => {
    expect(found(css, unused)).toEqual([]);
  });

  it('of the engine are not reported', () => {
    const css = ':root { --radius-buton: 4px; --radius-card: 9rem; }';
    expect(found(css, ['--radius-buton'], engineFile('themes/soft.css'))).toEqual([]);
  });

  it.each(['48px', '3rem', 'clamp(1rem, 9vw, 9rem)', '0'])('may give cards corners of %s', (radius) => {
    expect(found(`:root { --radius-card: ${radius}; }`)).toEqual([]);
  });

  it('may not make cards, pictures and panels rounder', () => {
    expect(
      found(':root { --pill: 999px; --radius-card: var(--pill); --radius-panel: 3.5rem; --radius-button: 999px; }'),
    ).toMatchObject([
      { code: 'theme-shape', message: expect.stringContaining('--radius-card is 999px') },
      { code: 'theme-shape', message: expect.stringContaining('--radius-panel is 3.5rem') },
    ]);
    expect(found(':root { --radius-picture: 50%; --radius-card: 10%; }')).toMatchObject([
      { message: expect.stringMatching(/^--radius-picture is 50%.*; 10% is the most\.$/) },
    ]);
  });

  it.each(['999px', '50%'])('may make portraits round: %s', (radius) => {
    expect(found(`:root { --radius-portrait: ${radius}; }`)).toEqual([]);
  });
});
