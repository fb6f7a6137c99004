import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tones } from '../../../sdk/fields.ts';
import { shownPairs } from '../../checks/rules/contrast.ts';
import { toneColours } from './tone-colours.ts';

const root = join(import.meta.dirname, '../../../..');
const plain = readFileSync(join(root, 'renderer/themes/plain.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const withAccent = (day: string, night: string) =>
  plain
    .replace(/--accent(-fill)?: [^;]*;/g, (_, fill = '') => `--accent${fill}: light-dark(${day}, ${night});`)
    .replace(/\[data-tone="ink"\] \{[^}]*\}/g, '');
const tooLittle = (theme: string) =>
  shownPairs(`${theme}\n${toneColours(theme)}`).filter(({ tone, ratio, least }) => tone !== undefined && ratio < least);

describe('colours of tones', () => {
  it('exist for each tone that the theme does not colour', () => {
    const made = (theme: string) => tones.filter((tone) => toneColours(theme).includes(`[data-tone="${tone}"]`));
    expect(made(withAccent('teal', 'turquoise'))).toEqual(['soft', 'accent', 'ink', 'panel']);
    expect(made(`${withAccent('teal', 'turquoise')} [data-tone="soft"] { --paper: white; }`)).toEqual([
      'accent',
      'ink',
      'panel',
    ]);
  });

  it('have no marker behind emphasis on the colour of the brand', () => {
    const marked = `${withAccent('#111111', '#d9f99d')}\n:root { --emphasis-ground: light-dark(#d9f99d, #365314); --emphasis-colour: light-dark(#111111, #d9f99d); }`;
    const ruleOf = (theme: string, tone: string) =>
      toneColours(theme)
        .split('@media')
        .find((rule) => rule.includes(`[data-tone="${tone}"]`));
    expect(ruleOf(marked, 'accent')).toContain('--emphasis-ground: none;');
    expect(ruleOf(marked, 'ink')).not.toContain('--emphasis-ground');
    expect(toneColours(withAccent('#111111', '#d9f99d'))).not.toContain('--emphasis-ground');
    expect(tooLittle(marked)).toEqual([]);
  });

  it('are none without the colours that they are made of', () => {
    expect(toneColours(':root { --paper: white; --ink: black; }')).toBe('');
  });

  it.each([
    ['#0f766e', '#5eead4'],
    ['#1d4ed8', '#93c5fd'],
    ['#111111', '#f5f5f5'],
    ['#9a3412', '#fdba74'],
    ['#86198f', '#f0abfc'],
  ])('give all text enough contrast, with the accents %s and %s', (day, night) => {
    expect(tooLittle(withAccent(day, night))).toEqual([]);
  });

  it('make a dark ground for themes without a night', () => {
    const day = withAccent('#1d4ed8', '#93c5fd').replace(/light-dark\(((?:[^(),]|\([^)]*\))*),.*?\)(?=;)/g, '$1');
    expect(day).not.toContain('light-dark');
    expect(tooLittle(day.replace('light dark', 'light'))).toEqual([]);
    expect(toneColours(day)).toMatch(/\[data-tone="ink"\] \{\s*color-scheme: dark;--paper: #[0-3]/);
  });

  it('include colours of the theme for marks where a ground would hide them, and no others', () => {
    const theme = withAccent('#1d4ed8', '#93c5fd').replace(':root {', ':root { --chart-2: light-dark(#767676, #fff);');
    const onTone = (tone: string) => new RegExp(`\\[data-tone="${tone}"\\] \\{([^}]*)`).exec(toneColours(theme))?.[1];
    expect(onTone('accent')).toMatch(/--chart-2: light-dark\(#\w+, #\w+\);/);
    expect(onTone('soft')).not.toContain('--chart-2');
    expect(tooLittle(theme)).toEqual([]);
  });
});
