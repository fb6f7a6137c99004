import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type BuildReport, build, check } from '../renderer/build/index.ts';
import { unchangedBuild } from '../renderer/build/run/build-record.ts';
import { type FontsSiteOptions, fontsSite, writeFonts } from './fonts-site.ts';
import { filesIn, type TempSite } from './temp-site.ts';

const packages = resolve(import.meta.dirname, '../node_modules');
const figtree = { package: '@fontsource-variable/figtree' };
const gloock = { package: '@fontsource/gloock' };
const both: FontsSiteOptions = { fonts: { text: figtree, display: gloock } };

let site: TempSite;
afterEach(() => site.drop());

async function built(): Promise<BuildReport> {
  const options = { ...site.options, engine: 'one' };
  return (await unchangedBuild(options)) ?? (await build(options));
}

const page = (name = 'index') => readFileSync(join(site.root, 'dist', `${name}.html`), 'utf8');
const named = (pattern: RegExp) => [...filesIn(join(site.root, 'dist')).keys()].filter((file) => pattern.test(file));

/** Puts copies of packages into the site, in place of a link to those of this repository. */
function withOwnPackages(...names: readonly string[]): void {
  rmSync(join(site.root, 'node_modules'), { recursive: true, force: true });
  for (const name of names) cpSync(join(packages, name), join(site.root, 'node_modules', name), { recursive: true });
}

describe('a site with fonts', () => {
  it('has their files, rules, preloads and licenses', async () => {
    site = fontsSite(both);
    const { issues } = await built();
    expect(issues).toEqual([]);
    expect(named(/woff2$/).map((file) => file.replace(/-[\da-f]{10}/, ''))).toEqual([
      'assets/figtree-latin-ext-wght-normal.woff2',
      'assets/figtree-latin-wght-normal.woff2',
      'assets/gloock-latin-400-normal.woff2',
      'assets/gloock-latin-ext-400-normal.woff2',
    ]);
    const preloads = [...page().matchAll(/<link rel="preload" href="\/assets\/(\w+)-[^"]*" as="font"/g)];
    expect(preloads.map(([, name]) => name)).toEqual(['figtree', 'gloock']);
    expect(page()).toContain('--font:"Figtree","Figtree Fallback",sans-serif');
    const licenses = readFileSync(join(site.root, 'dist/licenses.txt'), 'utf8');
    expect(licenses).toContain('The Gloock Project Authors');
    expect(named(/_headers/)).toHaveLength(1);
    expect((await check({ ...site.options })).issues).toEqual([]);
  });

  it('publishes at its base path, and the license file of the site before its own', async () => {
    site = fontsSite({ ...both, config: { origin: 'https://fonts.example/shop' } });
    mkdirSync(join(site.root, 'templates/public'), { recursive: true });
    site.write('templates/public/licenses.txt', 'All rights to us.');
    expect((await built()).issues).toEqual([]);
    expect(page()).toContain('src:url(/shop/assets/figtree-latin-wght-normal-');
    expect(page()).toContain('<link rel="preload" href="/shop/assets/figtree-latin-wght-normal-');
    expect(readFileSync(join(site.root, 'dist/licenses.txt'), 'utf8')).toBe('All rights to us.');
  });

  it('declares many alphabets in a file, not in every page', async () => {
    const fonts = { text: { package: '@fontsource-variable/comfortaa', subsets: everySubset }, display: gloock };
    site = fontsSite({ fonts, paragraphs: Array.from({ length: 10 }, () => 'One.') });
    expect((await built()).issues).toEqual([]);
    expect(page().match(/@font-face{font-family:"(Comfortaa|Gloock)"/g)).toHaveLength(2);
    const [below = ''] = named(/below-.*css$/);
    expect(readFileSync(join(site.root, 'dist', below), 'utf8').match(/@font-face/g)).toHaveLength(6);
  });

  it('is rendered again if a font changes, and only then', async () => {
    site = fontsSite(both);
    withOwnPackages(figtree.package, gloock.package);
    await built();
    const before = page();
    const again = await built();
    expect(again.result?.written).toEqual([]);
    const file = join(site.root, 'node_modules', figtree.package, 'files/figtree-latin-wght-normal.woff2');
    const italic = file.replace('normal', 'italic');
    writeFileSync(file, readFileSync(italic));
    const { pages } = await built();
    expect(new Set(pages.map(({ reason }) => reason))).toEqual(new Set(['rendered: the theme changed']));
    expect(page()).not.toBe(before);
    rmSync(join(site.root, 'node_modules', gloock.package), { recursive: true });
    const { issues } = await built();
    expect(issues.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'font-package The font package "@fontsource/gloock" is not installed.',
    ]);
  });

  it('equals a clean build after fonts are changed in the config', async () => {
    site = fontsSite(both);
    await built();
    for (const fonts of [{ text: gloock }, { text: { ...figtree, italic: true } }, both.fonts]) {
      writeFonts(site, { fonts });
      await built();
      const incremental = filesIn(join(site.root, 'dist'));
      await build({
        ...site.options,
        engine: 'one',
        cacheDir: join(site.root, '.other'),
        out: join(site.root, 'clean'),
      });
      expect(incremental).toEqual(filesIn(join(site.root, 'clean')));
      rmSync(join(site.root, '.other'), { recursive: true });
      rmSync(join(site.root, 'clean'), { recursive: true });
    }
  });
});

describe('social cards', () => {
  const cards = { facts: [{ value: '1', label: 'rule' }] };
  const cardOf = () => {
    const [name = ''] = named(/card-/);
    return readFileSync(join(site.root, 'dist', name));
  };

  it('are drawn in the typefaces of pages', async () => {
    site = fontsSite({ fonts: { display: gloock, text: { files: ['overpass-700.woff2', 'overpass-400.woff2'] } } });
    const fonts = join(site.root, 'templates/fonts');
    cpSync(resolve(packages, '../templates/fonts'), fonts, { recursive: true });
    expect((await built()).issues).toEqual([]);
    expect(named(/card-/)).toEqual([]);
    const value = { display: gloock, text: { files: ['overpass-700.woff2', 'overpass-400.woff2'] } };
    writeFonts(site, { fonts: value, config: { cards } });
    expect((await built()).issues).toEqual([]);
    const ofPages = cardOf();
    writeFonts(site, {
      fonts: value,
      config: { cards: { ...cards, fonts: ['overpass-700.woff2', 'overpass-400.woff2'] } },
    });
    expect((await built()).issues).toEqual([]);
    expect(cardOf().equals(ofPages)).toBe(false);
    writeFonts(site, { fonts: { text: value.text }, config: { cards } });
    expect((await built()).issues).toEqual([]);
  });

  it('need the relative of a variable font with a file for each weight', async () => {
    site = fontsSite({ fonts: { text: figtree }, config: { cards } });
    const told = ({ issues }: BuildReport) =>
      issues.map(({ code, message, suggestion }) => `${code} ${message} ${suggestion}`);
    expect(told(await built())).toEqual([
      'font-package Social cards cannot draw Figtree from @fontsource-variable/figtree, because it is variable. Run `npm install --save-dev @fontsource/figtree` in the site’s folder: cards then take its files of one weight. Or name files in cards.fonts.',
    ]);
    // As the package of Gloock would be called if it were that relative.
    withOwnPackages(figtree.package, gloock.package);
    const relative = join(site.root, 'node_modules/@fontsource/figtree');
    cpSync(join(site.root, 'node_modules', gloock.package), relative, { recursive: true });
    expect((await built()).issues).toEqual([]);
    expect(named(/card-/)).toHaveLength(1);
    // The files of cards are no files of pages.
    expect(named(/gloock/)).toEqual([]);
  });

  it('need some font', async () => {
    site = fontsSite({ fonts: { mono: figtree }, config: { cards } });
    const { issues } = await check(site.options);
    expect(issues.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'font-missing Social cards have no font to draw with.',
    ]);
  });
});

const everySubset = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'];
