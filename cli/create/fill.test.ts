import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { filled } from './fill.ts';
import { starterNamed, starters } from './starters.ts';

const common = resolve(import.meta.dirname, '../starter/common');
const read = (file: string) => readFileSync(resolve(common, file), 'utf8');
const values = { name: 'Corner Bakery', origin: 'https://bakery.example', locale: 'en-GB', currency: undefined };
const { sample } = starterNamed('plain');
const engine = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'));

describe('package.json of a new site', () => {
  const manifest = (name: string) =>
    JSON.parse(
      filled(
        'package.json',
        read('package.template.json'),
        { values: { ...values, name }, sample },
        { dependency: '^1.2.3' },
      ),
    );

  it('depends on the version that created it, and on types that fit', () => {
    const { dependencies, devDependencies, engines } = manifest('Corner Bakery');
    expect(dependencies).toEqual({ frontage: '^1.2.3' });
    const expected = ['@types/react', 'typescript'].map((name) => [name, `^${engine.devDependencies[name]}`]);
    expect(devDependencies).toEqual(Object.fromEntries(expected));
    expect(engines).toEqual({ node: '^20.19 || ^22.16 || >=24' });
  });

  it.each([
    ['The "Corner" Baker\'s', 'the-corner-baker-s'],
    ['Käserei Zürich', 'kaserei-zurich'],
    ['株式会社', 'site'],
    // npm installs no package into itself.
    ['Frontage', 'frontage-site'],
  ])('is named after %s', (name, expected) => {
    expect(manifest(name).name).toBe(expected);
  });
});

describe('the config of each starter', () => {
  it.each(starters().map((starter) => [starter.name, starter] as const))(
    '%s takes every value',
    (_, { folder, sample }) => {
      const config = readFileSync(resolve(folder, 'pages.config.ts'), 'utf8');
      const text = filled(
        'pages.config.ts',
        config,
        {
          values: { name: "Baker's \\ Sons", origin: 'https://bakery.example/shop', locale: 'de-DE', currency: 'CHF' },
          sample,
        },
        { dependency: '^1.2.3' },
      );
      expect(text).toContain("  origin: 'https://bakery.example/shop',\n");
      expect(text).toContain("  name: 'Baker\\'s \\\\ Sons',\n");
      expect(text).toContain("  locale: 'de-DE',\n  currency: 'CHF',\n");
      expect(text).toContain("'030 23125 123'");
      for (const value of Object.values(sample)) {
        expect(config.split(`'${value.replaceAll("'", "\\'")}'`)).toHaveLength(2);
        expect(text).not.toContain(value);
      }
    },
  );
});

describe('the titles of each starter', () => {
  it.each(starters().map((starter) => [starter.name, starter] as const))(
    '%s fit with a name of any length',
    (_, starter) => {
      const config = readFileSync(resolve(starter.folder, 'pages.config.ts'), 'utf8');
      for (let length = 1; length <= 60; length++) {
        const name = 'x'.repeat(length);
        const filling = { values: { ...values, name }, sample: starter.sample };
        const text = filled('pages.config.ts', config, filling, { dependency: '^1.2.3' });
        const titles = [...text.matchAll(/^ +title: '(.*)',$/gm)].map(([, title = '']) => title);
        const shown = titles
          .map((title) => title.replace('{{site.name}}', name))
          .filter((title) => !title.includes('{{'));
        expect(shown.length).toBeGreaterThan(1);
        expect(shown.filter((title) => title.length > 60)).toEqual([]);
      }
    },
  );
});

describe('the workflow of a new site', () => {
  const workflow = (userAgent: string) =>
    filled(
      '.github/workflows/frontage.yml',
      read('.github/workflows/frontage.yml'),
      { values, sample },
      {
        dependency: '^1.2.3',
        userAgent,
      },
    );
  const steps = (userAgent: string) =>
    parse(workflow(userAgent)).jobs.site.steps.map(
      ({ uses, run, with: options }: { uses?: string; run?: string; with?: object }) => [uses ?? run, options],
    );

  it.each([
    ['npm/10.9.2 node/v22', ['actions/setup-node@v4', { 'node-version': 24, cache: 'npm' }], 'npm ci'],
    [
      'yarn/1.22.22 npm/? node/v22',
      ['actions/setup-node@v4', { 'node-version': 24, cache: 'yarn' }],
      'yarn install --frozen-lockfile',
    ],
  ])('installs with %s', (userAgent, node, install) => {
    expect(steps(userAgent).slice(1, 3)).toEqual([node, [install, undefined]]);
  });

  it.each([
    ['pnpm/9.15.4 npm/? node/v22', ['pnpm/action-setup@v4', { version: 9 }], 'pnpm', 'pnpm install --frozen-lockfile'],
    ['bun/1.2.4 npm/? node/v22', ['oven-sh/setup-bun@v2', undefined], undefined, 'bun install --frozen-lockfile'],
  ])('sets up %s', (userAgent, setUp, cache, install) => {
    const node = { 'node-version': 24, ...(cache === undefined ? {} : { cache }) };
    expect(steps(userAgent).slice(1, 4)).toEqual([setUp, ['actions/setup-node@v4', node], [install, undefined]]);
  });
});

it('the workflow of a new site keeps the cache between runs, before the first command of Frontage', () => {
  const { steps } = parse(read('.github/workflows/frontage.yml')).jobs.site;
  const cache = steps.findIndex(({ uses = '' }: { uses?: string }) => uses.startsWith('actions/cache@'));
  expect(steps[cache].with).toMatchObject({ path: '.frontage', 'restore-keys': 'frontage-' });
  const first = steps.findIndex(({ run = '' }: { run?: string }) => run.includes('frontage'));
  expect(cache).toBeGreaterThan(0);
  expect(cache).toBeLessThan(first);
});

it('guides name commands as the package manager of the site runs them', () => {
  const readme = filled(
    'README.md',
    read('README.md'),
    { values, sample },
    { dependency: '^1.2.3', userAgent: 'pnpm/9.15.4 npm/?' },
  );
  expect(readme).toMatch(/^# Corner Bakery\n/);
  expect(readme).toContain('pnpm run preview --leads');
  expect(readme).not.toMatch(/\b(?:npx|npm) /);
});
