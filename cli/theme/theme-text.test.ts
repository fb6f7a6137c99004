import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shownPairs } from '../../renderer/build/checks/rules/contrast.ts';
import { channelsOf, hexOf, toOklch, toRgb } from '../../renderer/build/inputs/theme/colour.ts';
import { presetNames } from '../../renderer/build/inputs/theme/theme-sheets.ts';
import { toneColours } from '../../renderer/build/inputs/theme/tone-colours.ts';
import { tones } from '../../renderer/sdk/fields.ts';
import { paletteOf } from './palette.ts';
import { neutralNames, neutralOf, presets } from './presets.ts';
import { themeText } from './theme-text.ts';

const presetCss = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../renderer/themes', `${name}.css`), 'utf8');
const colour = (css: string) => {
  const [rgb] = channelsOf([css]);
  if (rgb === undefined) throw new Error(css);
  return toOklch(rgb);
};
const tooLittle = (css: string) =>
  shownPairs(`${css}\n${toneColours(css)}`)
    .filter(({ ratio, least }) => ratio < least)
    .map(({ text, ground, where, ratio }) => `--${text} on --${ground} ${where}: ${ratio}`);

/** Colours that are hard to use: light, dark, without a hue, and outside of what print shows. */
const accents = ['#fde047', '#ffffff', '#000000', '#808080', '#39ff14', '#ff00ff', '#0000ff', '#ff0000', '#00ffff'];
const usual = ['#0f766e', '#1d4ed8', '#b45309', '#be123c', '#7c3aed', '#4d7c0f', '#f97316', '#111827'];

describe.each(presetNames)('the theme %s', (preset) => {
  it('has enough contrast on all six grounds, by day and by night', () => {
    const css = presetCss(preset);
    expect(tooLittle(css)).toEqual([]);
    const grounds = new Set(shownPairs(`${css}\n${toneColours(css)}`).map(({ tone }) => tone));
    expect([...grounds].filter((tone) => tone !== undefined).sort()).toEqual(
      [...tones].filter((tone) => tone !== 'tint').sort(),
    );
  });

  it.each([...accents, ...usual])('has enough contrast with the accent %s', (accent) => {
    for (const neutral of neutralNames) {
      const css = `${presetCss(preset)}\n${themeText({ preset, accent: colour(accent), neutral })}`;
      expect(tooLittle(css)).toEqual([]);
    }
  });
});

describe('the colours of a brand', () => {
  const fillOf = (accent: string) => {
    const [day] =
      paletteOf(colour(accent), neutralOf('grey', colour(accent)), presets.plain.lightness).get('accent-fill') ?? [];
    return day && hexOf(toRgb(day));
  };

  it('stay as they are on buttons', () => {
    expect(fillOf('#1d4ed8')).toMatch(/^#1[cde]4[def]d[789]$/);
    expect(fillOf('#fde047')).toMatch(/^#f[cde]e[01]4[5-9]$/);
  });

  it('give way if the button could not be seen', () => {
    expect(fillOf('#ffffff')).not.toMatch(/^#[ef]/);
  });

  it('replace the second colour of the preset, which belongs to its own brand', () => {
    expect(themeText({ preset: 'soft', accent: colour('#1d4ed8') })).toContain('--accent-2: var(--accent);');
    expect(themeText({ preset: 'soft' })).not.toContain('--accent');
  });
});
