import { mkdirSync, readFileSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frontageInProcess } from './in-process.ts';
import { inlineOf, tagsOf, visibleText } from './markup.ts';
import { filesIn, tempSite } from './temp-site.ts';

const site = tempSite('own-block');
afterAll(site.drop);

let files: ReadonlyMap<string, Buffer>;
beforeAll(async () => {
  expect(await frontageInProcess(['build', '--quiet'], { cwd: site.root })).toEqual({
    code: 0,
    stdout: '',
    stderr: '',
  });
  files = filesIn(site.options.out);
});

const text = (file: string) => files.get(file)?.toString() ?? '';
const isIsland = (file: string) => file.startsWith('assets/hirePrice-');
const scripts = () => [...files.keys()].filter((file) => /^assets\/[^/]+\.js$/.test(file));

describe('a site outside the repository, with its own block', () => {
  it('is outside the engine, and has no packages', () => {
    expect(relative(resolve(import.meta.dirname, '..'), site.root)).toMatch(/^\.\./);
    expect([...filesIn(site.root).keys()].filter((file) => file.includes('node_modules'))).toEqual([]);
  });

  it('shows its block, with facts and tokens resolved', () => {
    const shown = visibleText(text('index.html'));
    expect(shown).toContain('What an outing costs');
    expect(shown).toContain('EUR 14');
    expect(shown).toContain('Never more than the day: €55.');
  });

  it('has the styles of the block only on pages with the block', () => {
    const styles = (page: string) => inlineOf(text(page), 'style').map(({ content }) => content);
    expect(styles('index.html').filter((css) => css.includes('.hire-price{'))).toHaveLength(1);
    expect(styles('404.html').filter((css) => css.includes('.hire-price'))).toEqual([]);
  });

  it('has a small module for the island, and React in a separate one', () => {
    const [island = '', ...others] = scripts().sort((a, b) => Number(isIsland(b)) - Number(isIsland(a)));
    expect(island).toMatch(/^assets\/hirePrice-[\w-]+\.js$/);
    expect(gzipSync(text(island)).length).toBeLessThan(1_000);
    expect(others.filter((file) => text(file).includes('react.transitional.element'))).toHaveLength(1);
    const imports = [...text(island).matchAll(/from"\.\/([^"]+)"/g)].map(([, name]) => `assets/${name}`);
    expect(imports.length).toBeGreaterThan(0);
    expect(imports.filter((file) => !others.includes(file))).toEqual([]);
  });

  it('gives the loader the module and the props of the island', () => {
    const [island] = tagsOf(text('index.html')).filter(({ attributes }) => 'data-island' in attributes);
    expect(island?.attributes).toMatchObject({ 'data-island': 'hirePrice', 'data-on': 'load' });
    expect(JSON.parse(island?.attributes['data-props'] ?? '')).toEqual({
      id: 'price',
      label: 'Hours on the water',
      hour: 14,
      day: 55,
      currency: 'EUR',
    });
    const data = inlineOf(text('index.html'), 'script').find(({ attributes }) =>
      attributes.includes('frontage-islands'),
    );
    const { hirePrice = [], '/': folder } = JSON.parse(data?.content ?? '{}') as Record<string, string[]>;
    expect(hirePrice[0]).toMatch(/^\/assets\/hirePrice-/);
    // Modules for query parameters and for failure notes load only when they are needed.
    expect([...hirePrice].sort()).toEqual(
      scripts()
        .filter((file) => !/\/(?:settle-words|failure-note)-/.test(file))
        .map((file) => `/${file}`),
    );
    expect(folder).toEqual(['/assets/islands/']);
    expect(text('assets/islands/hirePrice.js')).toContain(`../${basename(hirePrice[0] ?? '')}`);
    expect(text('404.html')).not.toContain('id="frontage-islands"');
  });
});

describe('the same site with islands on preact', () => {
  const light = tempSite('own-block');
  afterAll(light.drop);
  const build = () => frontageInProcess(['build', '--quiet'], { cwd: light.root });
  const island = 'templates/blocks/hire-price/island.tsx';

  it('has preact instead of React, and pages that differ only in module names', async () => {
    light.edit('pages.config.ts', 'export default defineSite({', "export default defineSite({\n  client: 'preact',");
    expect(await build()).toEqual({ code: 0, stdout: '', stderr: '' });
    const built = filesIn(light.options.out);
    const bringing = (sign: string) => [...built].filter(([, bytes]) => bytes.includes(sign)).map(([file]) => file);
    expect(bringing('react.transitional.element')).toEqual([]);
    expect(bringing('debounceRendering')).toEqual([expect.stringMatching(/^assets\/preact-[\w-]+\.js$/)]);
    const nameless = (html = '') => html.replace(/assets\/[\w-]+-[\w-]{8}\.js/g, 'module').replaceAll('"/module",', '');
    expect(nameless(built.get('index.html')?.toString())).toBe(nameless(text('index.html')));
  });

  it('reports what its blocks import from React that preact lacks', async () => {
    light.edit(island, 'import { useState }', 'import { useActionState, useState }');
    light.edit(island, 'useState(1);', 'useState(1);\n  useActionState(setHours, 1);');
    const { code, stderr } = await build();
    expect(code).toBe(1);
    expect(stderr).toContain(`error config-import ${island}:1:10\nReact's "useActionState" is not in preact`);
    expect(stderr).toContain('leave `client` out of the config');
    // Page sizes are known only for islands that can be bundled.
    const listed = await frontageInProcess(['routes'], { cwd: light.root });
    expect([listed.code, listed.stdout]).toEqual([1, '']);
    expect(listed.stderr).toContain(`error config-import ${island}:1:10\nReact's "useActionState" is not in preact`);
  });
});

describe('the same site with a font in its block', () => {
  const other = tempSite('own-block');
  afterAll(other.drop);
  const fontFace = (name: string) =>
    `@font-face { font-family: ${name}; src: url('${name}.woff2') format('woff2'); }\n`;

  it('preloads the font only on pages that start with the block', async () => {
    other.edit('templates/blocks/hire-price/style.css', '.hire-price {', `${fontFace('slip')}.hire-price {`);
    other.write('templates/blocks/hire-price/slip.woff2', 'wOF2OTTO, a font');
    other.write(
      'templates/theme.css',
      fontFace('tern') + readFileSync(resolve(other.root, 'templates/theme.css'), 'utf8'),
    );
    other.write('templates/tern.woff2', 'wOF2OTTO, another font');
    const later = "path: '/later', meta: { title: 'Later', description: 'Prices are below.' }";
    const sections = 'sections: { a: hire.intro, b: hire.adrift, c: hire.adrift, price: hire.price }';
    other.edit(
      'pages.config.ts',
      'routes: [',
      `rules: { 'page-orphan': 'off' },\n  routes: [\n    { ${later}, ${sections} },`,
    );
    expect(await frontageInProcess(['build', '--quiet'], { cwd: other.root })).toMatchObject({ code: 0 });
    const built = filesIn(other.options.out);
    const preloaded = (page: string) =>
      [...(built.get(page)?.toString() ?? '').matchAll(/<link rel="preload" href="\/assets\/(\w+)-/g)].map(
        ([, name]) => name,
      );
    expect(preloaded('index.html')).toEqual(['tern', 'slip']);
    expect(preloaded('later.html')).toEqual(['tern']);
    expect(preloaded('404.html')).toEqual(['tern']);
  });
});

describe('the same site with its own package', () => {
  const other = tempSite('own-block');
  afterAll(other.drop);
  const island = 'templates/blocks/hire-price/island.tsx';
  const installPackage = (greeting: string, version: string) => {
    mkdirSync(resolve(other.root, 'node_modules/leven'), { recursive: true });
    other.write('node_modules/leven/package.json', JSON.stringify({ name: 'leven', version, exports: './index.js' }));
    other.write('node_modules/leven/index.js', `export default () => '${greeting}';\n`);
  };
  const containing = (greeting: string) =>
    [...filesIn(other.options.out)]
      .filter(([, bytes]) => bytes.includes(greeting))
      .map(([file]) => file.replace(/-[\w-]+(?=\.js)/, ''));

  it('uses its own version of a package instead of the engine’s, once it is installed', async () => {
    const view = 'templates/blocks/hire-price/view.tsx';
    const build = () => frontageInProcess(['build', '--quiet'], { cwd: other.root });
    const before = readFileSync(resolve(other.root, view), 'utf8');
    other.edit(view, 'import HireCounter', "import distance from 'leven';\nimport HireCounter");
    other.edit(view, '{note}', "{note} {distance('ahoy', 'ahoi') + ' apart'}");
    expect(await build()).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(containing('1 apart')).toEqual(['index.html']);
    installPackage('Miles', '1.0.0');
    expect(await build()).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(containing('Miles apart')).toEqual(['index.html']);
    other.write(view, before);
  });

  it('uses the same version in pages and in the browser, even if the engine has another one', async () => {
    other.edit(
      island,
      "import { useState } from 'react';",
      "import greeting from 'leven';\nimport { useState } from 'react';",
    );
    other.edit(island, '<div className', '<div title={greeting()} className');
    installPackage('Ahoy there', '1.0.0');
    expect(await frontageInProcess(['build', '--quiet'], { cwd: other.root })).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    });
    expect(containing('Ahoy there')).toEqual([expect.stringMatching(/^assets\//), 'index.html']);
  });

  it.each([
    ['Hello again', '2.0.0'],
    ['Hello once more', '2.0.0'],
  ])('uses an updated package: %s', async (greeting, version) => {
    installPackage(greeting, version);
    expect(await frontageInProcess(['build', '--quiet'], { cwd: other.root })).toMatchObject({ code: 0, stderr: '' });
    expect(containing(greeting)).toEqual([expect.stringMatching(/^assets\//), 'index.html']);
    expect(containing('Ahoy there')).toEqual([]);
  });
});
