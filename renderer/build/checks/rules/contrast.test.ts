import { describe, expect, it } from 'vitest';
import { channelsOf, contrastRatio, over } from '../../inputs/theme/colour.ts';
import { colourPairs, optionalPairs } from '../../inputs/theme/colour-pairs.ts';
import { tokenDefaults } from '../../inputs/theme/token-list.ts';
import { contrast, shownPairs } from './contrast.ts';

const found = (css: string) => contrast([{ css, file: '/theme.css' }]);
const messages = (css: string) => found(css).map(({ message }) => message);
const ratio = (one: string, other: string) => {
  const [a, b] = channelsOf([one, other]);
  return a && b ? contrastRatio(over(a, b), b) : undefined;
};

describe('contrast', () => {
  it('is computed as in WCAG, for colours of any notation', () => {
    expect(ratio('#000', '#fff')).toBeCloseTo(21, 5);
    expect(ratio('red', 'white')).toBeCloseTo(4, 1);
    expect(ratio('oklch(0.6279 0.2577 29.23)', 'oklch(1 0 0)')).toBeCloseTo(4, 1);
    expect(ratio('hsl(0 0% 46.7%)', 'rgb(255 255 255)')).toBeCloseTo(4.48, 2);
    expect(ratio('rgb(0 0 0 / 50%)', '#fff')).toBeCloseTo(4, 1);
    expect(ratio('nonsense', '#fff')).toBeUndefined();
  });

  it('needs 4.5 for text and 3 for edges', () => {
    expect(found(':root { --ink: #767676; --paper: #fff; }')).toEqual([]);
    expect(messages(':root { --ink: #777; --paper: #fff; }')).toEqual([
      '--ink on --paper has a contrast of 4.47 to 1 by day; text needs 4.5.',
    ]);
    expect(found(':root { --focus: #949494; --paper: #fff; }')).toEqual([]);
    expect(messages(':root { --focus: #959595; --paper: #fff; }')).toEqual([
      '--focus on --paper has a contrast of 2.99 to 1 by day; an edge needs 3.',
    ]);
  });

  it('is checked by night too: light-dark(), a rule for the theme, a preference', () => {
    const night = '--ink on --paper has a contrast of 1.6 to 1 by night; text needs 4.5.';
    const paper = '--paper: light-dark(#fff, #000)';
    const root = `:root { color-scheme: light dark; ${paper};`;
    expect(messages(`${root} --ink: light-dark(#000, #333); }`)).toEqual([
      '--ink on --paper has a contrast of 1.66 to 1 by night; text needs 4.5.',
    ]);
    expect(messages(`${root} --ink: light-dark(#000, #fff); }`)).toEqual([]);
    const dark = '--ink: #303030; --paper: #000';
    const day = ':root { --ink: #000; --paper: #fff; }';
    expect(messages(`${day} :root[data-theme="dark"] { ${dark}; }`)).toEqual([night.replace('1.6 ', '1.59 ')]);
    expect(messages(`${day} @media (prefers-color-scheme: dark) { :root { ${dark}; } }`)).toEqual([
      night.replace('1.6 ', '1.59 '),
    ]);
  });

  it('is checked for screens, not for print', () => {
    const tone = '[data-tone="ink"] { color-scheme: dark; --paper: #222; }';
    const own = '--ink on --paper has a contrast of 1.31 to 1 in sections of the tone "ink"; text needs 4.5.';
    expect(messages(`:root { --ink: #000; --paper: #fff; } @media screen { ${tone} }`)).toEqual([own]);
    expect(messages(`:root { --ink: #000; --paper: #fff; } @media print { ${tone} }`)).toEqual([]);
  });

  it('is checked in sections of a tone, and located at the declaration of their colour', () => {
    const css =
      ':root { --ink: #000; --paper: #fff; }\n[data-tone="ink"] {\n  color-scheme: dark;\n  --paper: #222;\n}';
    expect(found(css)).toMatchObject([
      {
        code: 'contrast',
        message: '--ink on --paper has a contrast of 1.31 to 1 in sections of the tone "ink"; text needs 4.5.',
        place: { file: '/theme.css', line: 4, column: 3 },
      },
    ]);
  });

  it('follows references between tokens, and skips missing tokens, other values and transparent backgrounds', () => {
    expect(messages(':root { --grey: #777; --ink: var(--grey); --paper: #fff; }')).toHaveLength(1);
    expect(found(':root { --ink: #777; --paper: 3px; --paper-2: rgb(255 255 255 / 10%); }')).toEqual([]);
    expect(shownPairs(':root { --ink: #777; }')).toEqual([]);
  });

  it('is located at the declaration, not in a comment, for the worst scheme', () => {
    const css = '/* --ink: #fff; */\n:root {\n  --paper: light-dark(#fff, #555); --ink: #777;\n}';
    expect(found(`${css} :root[data-theme="dark"] { color-scheme: dark; }`)).toMatchObject([
      { message: expect.stringContaining('by night'), place: { line: 3, column: 36 } },
    ]);
  });

  it('is checked for marks, charts, emphasis and second buttons, where the theme declares them', () => {
    const root = ':root { --ink: #000; --paper: #fff;';
    const pale = (token: string, value: string) => messages(`${root} --${token}: ${value}; }`);
    const edge = (token: string) => [`--${token} on --paper has a contrast of 1.24 to 1 by day; an edge needs 3.`];
    for (const token of ['accent-2', 'star', 'chart-1', 'chart-2', 'button-quiet-border']) {
      expect(pale(token, '#e6e6e6')).toEqual(edge(token));
      expect(pale(token, '#949494')).toEqual([]);
    }
    for (const token of ['emphasis-colour', 'eyebrow-colour']) {
      expect(pale(token, '#777')).toEqual([
        `--${token} on --paper has a contrast of 4.47 to 1 by day; text needs 4.5.`,
      ]);
      expect(pale(token, 'inherit')).toEqual([]);
    }
    expect(pale('button-quiet-border', 'transparent')).toEqual([]);
    expect(pale('button-quiet-ground', '#333')).toEqual([
      '--ink on --button-quiet-ground has a contrast of 1.66 to 1 by day; text needs 4.5.',
    ]);
    expect(pale('field-ground', '#333')).toHaveLength(1);
    expect(pale('ink-2: #888; --field-ground', '#eee')).toContain(
      '--ink-2 on --field-ground has a contrast of 3.05 to 1 by day; text needs 4.5.',
    );
  });

  it('is checked where fields end: at their line, else their border, else their background', () => {
    const field = (tokens: string) => messages(`:root { --paper: #fff; --paper-3: #f8f8f8; ${tokens} }`);
    const tooLittle = (token: string, ratio: string) =>
      expect.arrayContaining([`--${token} on --paper has a contrast of ${ratio} to 1 by day; an edge needs 3.`]);
    expect(field('--field-ground: #fff;')).toEqual([]);
    expect(field('--field-border: 2px solid #e6e6e6;')).toEqual(tooLittle('field-border', '1.24'));
    expect(field('--field-border: 2px solid #666;')).toEqual([]);
    expect(field('--field-border: 2px solid #e6e6e6; --field-line: 1px solid #666;')).toEqual([]);
    expect(field('--field-line: 1px solid #e6e6e6;')).toEqual(tooLittle('field-line', '1.24'));
    expect(field('--field-border: none; --field-ground: #e6e6e6;')).toEqual(tooLittle('field-ground', '1.24'));
    expect(field('--field-border: 0 solid transparent;')).toEqual(tooLittle('paper-3', '1.06'));
  });

  it('is checked for white words on a scrim over white, the brightest picture', () => {
    expect(messages(':root { --scrim: rgb(0 0 0 / 30%); }')).toEqual([
      'White text on --scrim over a white picture has a contrast of 2.12 to 1 by day; text needs 4.5.',
    ]);
    expect(messages(`:root { --scrim: ${tokenDefaults.get('--scrim')}; }`)).toEqual([]);
  });

  it('holds for the defaults of the engine if it does for the tokens that they name', () => {
    const checked = new Set(colourPairs.map(({ text, ground, least }) => `${text} ${ground} ${least}`));
    const named = (token: string) => /^var\(--([\w-]+)\)$/.exec(tokenDefaults.get(`--${token}`) ?? '')?.[1] ?? token;
    for (const { text, ground, least } of optionalPairs) {
      const pair = [named(text), named(ground)].join(' ');
      const byDefault = tokenDefaults.get(`--${text}`);
      if (text === 'white' || text === 'field-edge' || byDefault === 'inherit') continue;
      if (tokenDefaults.get(`--${ground}`) === 'none') continue;
      expect(
        [`${pair} ${least}`, `${pair} 4.5`].some((one) => checked.has(one)),
        `${text} on ${ground}`,
      ).toBe(true);
    }
  });
});
