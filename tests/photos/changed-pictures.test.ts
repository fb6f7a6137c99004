import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from '../../renderer/build/index.ts';
import { unchangedBuild } from '../../renderer/build/run/build-record.ts';
import { filesIn, type TempSite, tempSite } from '../temp-site.ts';
import { photo } from './photo.ts';

const page = (path: string, sections: string, meta = '') =>
  `{ path: '${path}', meta: { title: 'The page ${path}', description: 'A page.'${meta} }, sections: { ${sections} } },`;
const film = (name: string) =>
  `${name}: { block: 'video', title: 'A film', href: 'https://video.example/${name}', poster: { src: '${name}.jpg' } }`;

const config = `import { defineSite } from 'frontage';
const intro = { block: 'pageIntro', headline: 'Here' } as const;
export default defineSite({
  origin: 'https://film.example',
  name: 'Films',
  locale: 'en-GB',
  pictures: { formats: ['webp'], files: { 'one.jpg': { alt: 'The first film' }, 'two.jpg': { alt: 'The second film' } } },
  rules: { 'image-small': 'off', 'image-unused': 'off', 'meta-description-length': 'off', 'page-orphan': 'off', doorway: 'off' },
  notFound: { meta: { title: 'Not here', description: 'Not here.' }, sections: { intro } },
  routes: [
    ${page('/', film('one'))}
    ${page('/two', film('two'))}
    ${page('/both', `${film('one')}, ${film('two')}`)}
    ${page('/card', 'intro', ", image: 'two.jpg'")}
    ${page('/none', 'intro')}
  ],
});
`;

let site: TempSite;
const file = (name: string) => join(site.root, 'templates/images', `${name}.jpg`);
const take = async (name: string, seed: number, orientation = 1) =>
  writeFileSync(file(name), await photo({ width: 320, height: 240, seed, orientation }));

/** Builds the site; returns the pages that were rendered with their reasons, and the names of pictures that were encoded. */
async function rebuilt() {
  let encodes = 0;
  const onStage = (stage: string) => void (stage === 'pictures' && encodes++);
  const options = { ...site.options, engine: 'one', onStage };
  const { pages, result, issues } = (await unchangedBuild(options)) ?? (await build(options));
  if (result === undefined) return { failed: issues.map(({ code }) => code) };
  const written = result.written.filter((path) => /\.(?:webp|jpg)$/.test(path));
  expect(encodes).toBe(written.length);
  const other = join(site.root, 'clean');
  rmSync(other, { recursive: true, force: true });
  await build({ ...site.options, engine: 'one', out: join(other, 'dist'), cacheDir: join(other, 'cache') });
  const content = (folder: string) => [...filesIn(folder)].filter(([path]) => path !== '.frontage');
  expect(content(site.options.out)).toEqual(content(join(other, 'dist')));
  const rendered = pages.flatMap(({ path, reason }) => (reason.startsWith('reused') ? [] : [[path, reason.slice(10)]]));
  return {
    rendered: Object.fromEntries(rendered),
    encoded: [...new Set(written.map((path) => /^assets\/(\w+)-/.exec(path)?.[1]))],
  };
}

beforeAll(async () => {
  site = tempSite('photos');
  mkdirSync(join(site.root, 'templates/images'));
  site.write('pages.config.ts', config);
  await take('one', 1);
  await take('two', 2);
  await rebuilt();
});
afterAll(() => site.drop());

it('a replaced picture rebuilds the pages that show it', async () => {
  await take('one', 3);
  const reason = 'picture one.jpg changed';
  expect(await rebuilt()).toEqual({ rendered: { '/': reason, '/both': reason }, encoded: ['one'] });
});

it('a turned picture rebuilds the pages that show it, and those whose social card it is', async () => {
  await take('two', 2, 6);
  const reason = 'picture two.jpg changed';
  expect(await rebuilt()).toEqual({ rendered: { '/two': reason, '/both': reason, '/card': reason }, encoded: ['two'] });
  expect(await sharp(file('two')).metadata()).toMatchObject({ orientation: 6 });
});

it('what the config says of a file rebuilds the pages that show it', async () => {
  site.edit('pages.config.ts', 'The first film', 'The very first film');
  const reason = 'picture one.jpg changed';
  expect(await rebuilt()).toEqual({ rendered: { '/': reason, '/both': reason }, encoded: [] });
});

it('an added picture rebuilds nothing until a page shows it, and a removed one neither', async () => {
  cpSync(file('one'), file('three'));
  expect(await rebuilt()).toEqual({ rendered: {}, encoded: [] });
  site.edit(
    'pages.config.ts',
    page('/none', 'intro'),
    page('/none', film('three').replace(' }', ', decorative: true }')),
  );
  expect(await rebuilt()).toEqual({ rendered: { '/none': expect.stringContaining('changed') }, encoded: ['three'] });
  site.edit(
    'pages.config.ts',
    page('/none', film('three').replace(' }', ', decorative: true }')),
    page('/none', 'intro'),
  );
  expect(await rebuilt()).toMatchObject({ rendered: { '/none': expect.stringContaining('changed') }, encoded: [] });
  rmSync(file('three'));
  expect(await rebuilt()).toEqual({ rendered: {}, encoded: [] });
});

it('a renamed picture rebuilds the pages that name it', async () => {
  renameSync(file('two'), file('zwei'));
  site.edit('pages.config.ts', "'two.jpg'", "'zwei.jpg'");
  expect(await rebuilt()).toEqual({
    rendered: { '/two': 'sections.two changed', '/both': 'sections.two changed', '/card': 'meta.image changed' },
    encoded: ['zwei'],
  });
});

it('a picture that is missing and comes back rebuilds nothing', async () => {
  const bytes = readFileSync(file('one'));
  rmSync(file('one'));
  expect(await rebuilt()).toEqual({ failed: ['image-missing', 'image-missing'] });
  writeFileSync(file('one'), bytes);
  expect(await rebuilt()).toEqual({ rendered: {}, encoded: [] });
});

it('a theme with another width of the page rebuilds all pages, for the sizes of their pictures', async () => {
  const theme = 'templates/theme.css';
  site.write(theme, `${readFileSync(join(site.root, theme), 'utf8')}\n:root { --page: 40rem; }\n`);
  expect(await rebuilt()).toMatchObject({ rendered: { '/': 'the theme changed', '/none': 'the theme changed' } });
});
