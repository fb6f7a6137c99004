import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRules } from '../../../renderer/build/inputs/theme/declarations.ts';
import { presetNames } from '../../../renderer/build/inputs/theme/theme-sheets.ts';
import { tokenDefaults } from '../../../renderer/build/inputs/theme/token-list.ts';
import { rootTokens } from '../../../renderer/build/inputs/theme/tokens.ts';
import { editable } from '../author.fixture.ts';
import { applyEdits } from '../edits.ts';
import { applyOperation } from './apply.ts';
import type { ValueOperation } from './operation.ts';

const theme = `/* The look. */
@import "frontage/themes/soft.css";

:root {
  --paper: light-dark(oklch(0.97 0.01 80), oklch(0.2 0.02 160)); /* keep */
  --radius-card : 12px;
  --font: "A; B", /* not ; this */ serif;
  --mine: url("a;b.svg")
}

@media screen {
  [data-tone="ink"] {
    --paper: oklch(0.2 0.05 262);
  }
}

@media (prefers-color-scheme: dark) {
  :root { --line: #333; }
}
`;

function edited(operation: ValueOperation, css = theme): string {
  const { site, root } = editable({ 'pages.config.ts': 'export default {};\n', 'templates/theme.css': css });
  applyOperation(site, operation);
  const text = site.changes.results().get(`${root}/templates/theme.css`) ?? css;
  expect(applyEdits(text, [...site.changes.inverse().values()].flat())).toBe(css);
  return text;
}

const set = (values: Record<string, string | null>, css = theme) => edited({ op: 'setToken', values }, css);

describe('setToken', () => {
  it('replaces the value of one declaration and nothing else', () => {
    expect(set({ 'radius-card': '1rem' })).toBe(theme.replace(': 12px', ': 1rem'));
    expect(set({ paper: '#fffdf8' })).toBe(
      theme.replace('light-dark(oklch(0.97 0.01 80), oklch(0.2 0.02 160))', '#fffdf8'),
    );
    expect(set({ font: 'Georgia, serif' })).toBe(theme.replace('"A; B", /* not ; this */ serif', 'Georgia, serif'));
    expect(set({ mine: 'none' })).toBe(theme.replace('url("a;b.svg")', 'none'));
  });

  it('keeps the line ends and the byte order mark of the file', () => {
    const windows = `\uFEFF${theme.replaceAll('\n', '\r\n')}`;
    expect(set({ 'radius-card': '1rem', 'radius-m': '4px' }, windows)).toBe(
      windows.replace(': 12px', ': 1rem').replace('url("a;b.svg")\r\n', 'url("a;b.svg");\r\n  --radius-m: 4px;\r\n'),
    );
  });

  it('adds tokens that the site does not declare, in the way of the rule for the root', () => {
    expect(set({ 'radius-m': '4px', 'radius-l': '8px' })).toBe(
      theme.replace('url("a;b.svg")\n', 'url("a;b.svg");\n  --radius-m: 4px;\n  --radius-l: 8px;\n'),
    );
    expect(set({ 'radius-m': '4px' }, ':root { --a: 1; }\n')).toBe(':root { --a: 1; --radius-m: 4px; }\n');
    expect(set({ 'radius-m': '4px' }, ':root {\n\t--a: 1; /* one */\n}\n')).toBe(
      ':root {\n\t--a: 1; /* one */\n\t--radius-m: 4px;\n}\n',
    );
    expect(set({ 'radius-m': '4px' }, ':root {\n}\n')).toBe(':root {\n  --radius-m: 4px;\n}\n');
    expect(set({ 'radius-m': '4px' }, '/* Nothing. */\n')).toBe('/* Nothing. */\n\n:root {\n  --radius-m: 4px;\n}\n');
  });

  it('removes a declaration with its line, so that the theme counts again', () => {
    expect(set({ 'radius-card': null })).toBe(theme.replace('  --radius-card : 12px;\n', ''));
    expect(set({ 'radius-m': null }, ':root { --radius-m: 1px; --a: 2; }\n')).toBe(':root { --a: 2; }\n');
  });

  it('changes a sheet that the theme imports, where that declares the token', () => {
    const { site, root } = editable({
      'pages.config.ts': 'export default {};\n',
      'templates/theme.css': '@import "./colours.css";\n:root { --radius-m: 1px; }\n',
      'templates/colours.css': ':root { --ink: #111; }\n',
    });
    applyOperation(site, { op: 'setToken', values: { ink: '#222' } });
    expect([...site.changes.results()]).toEqual([[`${root}/templates/colours.css`, ':root { --ink: #222; }\n']]);
  });

  it.each([
    ['radius-card', '12px; color: red', 'this is not one value of CSS'],
    ['radius-card', '12px } body { color: red', 'this is not one value of CSS'],
    ['radius-card', 'calc(1px', 'this is not one value of CSS'],
    ['radius-card', '1px /* a', 'this is not one value of CSS'],
    ['mine', 'red !important', 'this is not one value of CSS'],
    ['mine', '"a', 'this is not one value of CSS'],
    ['mine', '</style>', 'this is not one value of CSS'],
    ['mine', 'a\\\\\\\\'.slice(0, 2), 'this is not one value of CSS'],
    ['paper', 'banana', 'this is not a colour'],
    ['paper', 'light-dark(#fff, banana)', 'this is not a colour'],
    ['radius-card', 'round', 'it is used as border-radius, which cannot have this value'],
    ['space-3', '2 rem', 'it is used as padding, which cannot have this value'],
    ['weight-text', 'fat', 'it is used as font-weight, which cannot have this value'],
    ['edge', 'wave', 'it takes one of none, curve, slant, notch'],
  ])('refuses --%s: %s', (name, value, fault) => {
    expect(() => set({ [name]: value })).toThrow(`--${name} cannot be "${value}": ${fault}.`);
  });

  it.each([
    ['paper', 'var(--paper-3)'],
    ['section-space', 'clamp(var(--space-8), 8vw, 7rem)'],
    ['text-xl', 'calc(1.2 * var(--text-l))'],
    ['emphasis-colour', 'inherit'],
    ['card-shadow', 'none'],
    ['frame-radius', '50% 50% 1rem 1rem / 40% 40% 1rem 1rem'],
    ['rule-strong', '1px solid var(--line)'],
    ['radius-card', 'var(--of-a-block)'],
    ['mine', '"a;}b"'],
  ])('takes --%s: %s', (name, value) => {
    expect(set({ [name]: value })).toContain(`${value};`.replace(/;$/, ''));
  });

  it.each(presetNames)('takes every value of the theme %s, and every default', (preset) => {
    const css = readFileSync(join(import.meta.dirname, `../../../renderer/themes/${preset}.css`), 'utf8');
    const { values } = rootTokens(readRules(css), 'auto');
    const all = [...tokenDefaults, ...values].filter(([name]) => name.startsWith('--'));
    expect(all.length).toBeGreaterThan(100);
    for (const [name, value] of all) expect(set({ [name.slice(2)]: value }, ''), name).toContain(`${name}: ${value};`);
  });

  it('says which tokens it does not change', () => {
    expect(() => set({ line: '#444' })).toThrow('--line has a value of its own by day or by night.');
    expect(() => set({ mine: null })).toThrow('--mine has no other value than that of the site.');
  });
});

describe('setPreset', () => {
  it('replaces the name in the import, or adds the import', () => {
    expect(edited({ op: 'setPreset', preset: 'bold' })).toBe(theme.replace('soft', 'bold'));
    expect(edited({ op: 'setPreset', preset: 'bold' }, ':root {\r\n}\r\n')).toBe(
      '@import "frontage/themes/bold.css";\r\n\r\n:root {\r\n}\r\n',
    );
  });
});
