import { describe, expect, it } from 'vitest';
import { presetNames } from '../../renderer/build/inputs/theme/theme-sheets.ts';
import { editable } from '../author/author.fixture.ts';
import { applyOperation } from '../author/operations/apply.ts';
import { themeInfo } from './theme.ts';
import { tokenOperation } from './theme-change.ts';

const both = `@import "frontage/themes/plain.css";

:root {
  --ink: light-dark(oklch(0.2 0 0), oklch(0.96 0 0));
  --accent: var(--ink);
  --map-land: #cde;
  --radius-card: 4px;
}

:root[data-theme="dark"] {
  --line: #444;
}
`;

function opened(css: string) {
  const { site, root } = editable({ 'pages.config.ts': 'export default {};\n', 'templates/theme.css': css });
  const info = themeInfo(site, undefined);
  const token = (name: string) => info.groups.flatMap(({ tokens }) => tokens).find((one) => one.name === name);
  return { site, info, token, file: `${root}/templates/theme.css` };
}

/** Returns the sheet after a token was given a value. */
function changed(css: string, change: Parameters<typeof tokenOperation>[0]): string | undefined {
  const { site, file } = opened(css);
  applyOperation(site, tokenOperation(change, site));
  return site.changes.results().get(file);
}

describe('the theme in the studio', () => {
  it('has each token once, with the values of the site, of its theme, or of the engine', () => {
    const { info, token } = opened(both);
    const names = info.groups.flatMap(({ tokens }) => tokens.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
    expect(info).toMatchObject({ preset: 'plain', schemes: ['light', 'dark'] });
    expect(info.presets.map(({ name }) => name)).toEqual(presetNames);
    expect(token('ink')).toMatchObject({
      control: 'colour',
      own: true,
      colours: { light: { text: 'oklch(0.2 0 0)', hex: '#161616' }, dark: { text: 'oklch(0.96 0 0)' } },
    });
    expect(token('accent')?.colours?.light).toMatchObject({ text: 'var(--ink)', hex: '#161616' });
    expect(token('map-land')).toMatchObject({ control: 'colour', use: 'a token of this site', hasDefault: false });
    expect(token('radius-card')).toMatchObject({ control: 'size', own: true, hasDefault: true });
    expect(token('radius-panel')).toMatchObject({ control: 'choice', own: false, takesOthers: true });
    expect(token('edge')).toMatchObject({ control: 'choice', takesOthers: false });
    expect(token('line')?.fixed).toMatch(/by day or by night/);
    expect(token('scrim')?.colours?.light?.hex).toBeUndefined();
  });

  it('measures a colour on the ground where it is read worst, and finds one that can be read', () => {
    const { token } = opened(both.replace('oklch(0.2 0 0)', '#9a9a9a'));
    const { light, dark } = token('ink')?.colours ?? {};
    expect(light?.contrast).toMatchObject({ least: 4.5 });
    expect(light?.contrast?.ratio).toBeLessThan(3);
    expect(light?.readable).toMatch(/^#[\da-f]{6}$/);
    expect(dark?.readable).toBeUndefined();
  });

  it('changes one side of a colour, and makes two sides where there was one', () => {
    expect(changed(both, { name: 'ink', scheme: 'dark', value: '#fff' })).toBe(both.replace('oklch(0.96 0 0)', '#fff'));
    expect(changed(both, { name: 'accent', scheme: 'dark', value: '#fff' })).toBe(
      both.replace('var(--ink)', 'light-dark(var(--ink), #fff)'),
    );
    expect(changed(both, { name: 'map-land', value: '#def' })).toBe(both.replace('#cde', '#def'));
  });

  it('writes one colour into a theme with one scheme', () => {
    const light = ':root { color-scheme: light; --ink: #111; }\n';
    expect(opened(light).info.schemes).toEqual(['light']);
    expect(changed(light, { name: 'ink', scheme: 'light', value: '#222' })).toBe(light.replace('#111', '#222'));
  });
});
