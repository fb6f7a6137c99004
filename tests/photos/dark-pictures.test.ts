import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from '../../renderer/build/index.ts';
import { type TempSite, tempSite } from '../temp-site.ts';
import { photo } from './photo.ts';

const story = (media: string) =>
  `{ block: 'story', headline: 'Here', paragraphs: ['We are here.'], media: { kind: 'picture', ${media} } } as const`;
const page = (path: string, start: string, more = '') =>
  `{ path: '${path}', ${more} meta: { title: 'The page ${path}', description: 'A page.' }, sections: { start: ${start} } },`;

const config = `import { defineSite } from 'frontage';
const intro = { block: 'pageIntro', headline: 'Here' } as const;
const shared = ${story("src: 'day.jpg'")};
const own = ${story("src: 'day.jpg', dark: 'storm.jpg'")};
export default defineSite({
  origin: 'https://quay.example',
  name: 'Quay',
  locale: 'en-GB',
  pictures: { formats: ['webp'], files: { 'day.jpg': { alt: 'The quay', dark: 'night.jpg' } } },
  rules: { 'image-small': 'off', 'meta-description-length': 'off', 'page-orphan': 'off', doorway: 'off' },
  notFound: { meta: { title: 'Not here', description: 'Not here.' }, sections: { intro } },
  routes: [
    ${page('/', 'shared')}
    ${page('/always-dark', 'shared', "theme: 'dark',")}
    ${page('/own', 'own')}
  ],
});
`;

let site: TempSite;

beforeAll(async () => {
  site = tempSite('photos');
  mkdirSync(join(site.root, 'templates/images'));
  for (const [seed, name] of ['day', 'night', 'storm'].entries()) {
    const file = join(site.root, `templates/images/${name}.jpg`);
    writeFileSync(file, await photo({ width: 320, height: 240, seed, orientation: 1 }));
  }
  site.write('pages.config.ts', config);
});
afterAll(() => site.drop());

/** The names of pictures on a page, and of those for visitors who prefer dark alone. */
function shown(path: string) {
  const html = readFileSync(join(site.options.out, `${path}.html`), 'utf8');
  const names = (text: string) => [...new Set([...text.matchAll(/assets\/(\w+)-/g)].map(([, name]) => name))].sort();
  const sources = [...html.matchAll(/<source [^>]*prefers-color-scheme:dark[^>]*>/g)].map(([source]) => source);
  return { all: names(html.slice(html.indexOf('<main'))), dark: names(sources.join('')) };
}

it('a file for dark grounds in the config is shown by night, unless a section names another', async () => {
  const { issues } = await build({ ...site.options, engine: 'one' });
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(shown('index')).toEqual({ all: ['day', 'night'], dark: ['night'] });
  expect(shown('always-dark')).toEqual({ all: ['night'], dark: [] });
  expect(shown('own')).toEqual({ all: ['day', 'storm'], dark: ['storm'] });
});

it('a picture has the mean colours of both files until it arrives', () => {
  const html = readFileSync(join(site.options.out, 'index.html'), 'utf8');
  expect(html).toMatch(/data-ground="light-dark\(#[0-9a-f]+,#[0-9a-f]+\)"/);
});

it('a missing one is reported where the config names it', async () => {
  site.edit('pages.config.ts', "dark: 'night.jpg'", "dark: 'nigth.jpg'");
  const { issues } = await build({ ...site.options, engine: 'one' });
  expect(issues.find(({ code }) => code === 'image-missing')).toMatchObject({
    message: expect.stringContaining('nigth.jpg'),
    path: ['pictures', 'files', 'day.jpg', 'dark'],
  });
});
