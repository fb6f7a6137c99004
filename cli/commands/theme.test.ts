import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { theme } from './theme.ts';

it('writes a theme, and replaces one that exists only with --force', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-theme-'));
  const config = join(folder, 'pages.config.ts');
  const written = () => readFileSync(join(folder, 'templates/theme.css'), 'utf8');
  await theme({ config, preset: 'soft', accent: '#0f766e', neutral: 'warm' });
  const first = written();
  expect(first).toContain('@import "frontage/themes/soft.css";');
  await expect(theme({ config, preset: 'press' })).rejects.toThrow('exists');
  expect(written()).toBe(first);
  await theme({ config, preset: 'press', force: true });
  expect(written()).toContain('@import "frontage/themes/press.css";');
});

it.each([
  [{ preset: 'sotf' }, 'There is no preset "sotf".'],
  [{ accent: 'teapot' }, '"teapot" is not an opaque colour.'],
  [{ accent: '#0f766e', neutral: 'wram' }, 'There is no neutral "wram".'],
  [{ neutral: 'warm' }, '--neutral needs --accent.'],
])('refuses %o', async (options, message) => {
  await expect(theme({ config: '/nowhere/pages.config.ts', ...options })).rejects.toThrow(message);
});
