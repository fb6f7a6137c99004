import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { frontage } from '../../command.ts';
import { sampleCopy } from '../../site-copy.ts';
import { madeOnce } from '../site/built-sites.ts';
import { test as base, desktop, expect, phone, withoutPopup } from '../site/test.ts';

/** The home page once more at `/tried`, with an experiment that changes its first word. */
const tried = `{
      path: '/tried',
      meta: { title: 'Tried', description: 'The home page, with an experiment.' },
      layout: 'practice',
      sections: { hero: home.hero, treatments: home.treatments, nervous: home.nervous, book: home.start },
    },
    {
      path: '/untried',
      meta: { title: 'Untried', description: 'The home page, without one.' },
      layout: 'practice',
      sections: { hero: home.hero, treatments: home.treatments, nervous: home.nervous, book: home.start },
    },
    {
      kind: 'experiment',
      name: 'words',
      of: '/tried',
      variants: [
        { name: 'b', weight: 30, sections: { hero: { headline: other }, book: { headline: other } } },
        { name: 'c', weight: 30, sections: { treatments: { remove: true }, last: { after: 'book', section: home.treatments } } },
      ],
      until: '2099-01-31',
    },
    {
      path: '/treatments',`;

const siteOnce = () =>
  madeOnce('experiment-of-dental', async (out) => {
    const site = sampleCopy('dental');
    const config = site.read('pages.config.ts').replace("{\n      path: '/treatments',", tried);
    site.write('pages.config.ts', config.replace('export default', "const other = 'Other words';\n\nexport default"));
    // Small pictures are encoded at once; both pages show the same.
    const images = join(site.root, 'templates/images');
    for (const name of readdirSync(images).filter((file) => file.endsWith('.jpg'))) {
      const plain = sharp({ create: { width: 320, height: 400, channels: 3, background: '#8a7f70' } });
      await plain.jpeg().toFile(join(images, name));
    }
    const { code, stderr } = await frontage(['build', '--quiet', '--out', out], { cwd: site.root });
    if (code !== 0) throw new Error(`The starter with an experiment is not built:\n${stderr}`);
    site.drop();
  });

const test = base.extend({
  home: [async ({ serve }, use) => use(await serve(await siteOnce())), { scope: 'test', timeout: 300_000 }],
  contextOptions: { reducedMotion: 'reduce' },
});

/** Returns a picture of the whole page with the given headlines, so that only their words differ between variants. */
async function pictureOf(page: Page, address: string, size: typeof phone): Promise<Buffer> {
  await page.setViewportSize(size);
  await page.goto(address, { waitUntil: 'networkidle' });
  await withoutPopup(page);
  await page.evaluate(async () => {
    for (const heading of document.querySelectorAll('#hero :is(h1, h2), #book :is(h1, h2)'))
      heading.textContent = 'Words';
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

/** Pixels of edges that two pictures of one page may differ in. */
const noise = 50;

async function differing(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((file) => sharp(file).raw().toBuffer({ resolveWithObject: true })));
  if (a === undefined || b === undefined || a.info.height !== b.info.height) return Number.POSITIVE_INFINITY;
  const { channels } = a.info;
  let count = 0;
  for (let at = 0; at < a.data.length; at += channels)
    if (a.data.compare(b.data, at, at + channels, at, at + channels) !== 0) count += 1;
  return count;
}

for (const [size, colorScheme] of [
  [phone, 'light'],
  [phone, 'dark'],
  [desktop, 'light'],
  [desktop, 'dark'],
] as const) {
  test(`a page with an experiment looks as it does without, ${size.width} px wide, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const without = await pictureOf(page, './untried', size);
    for (const variant of ['control', 'b']) {
      const shown = await pictureOf(page, `./tried?v=${variant}`, size);
      expect(await differing(shown, without), variant).toBeLessThan(noise);
    }
    const other = await pictureOf(page, './tried?v=c', size);
    expect(await differing(other, without), 'a picture tells variants apart').toBeGreaterThan(noise);
  });
}

test('no element is beside the sections of a page with an experiment', async ({ page }) => {
  const sections = () =>
    page.locator('main').evaluate((main) => Array.from(main.children, ({ id, localName }) => `${localName}#${id}`));
  await page.goto('./untried');
  const own = await sections();
  for (const variant of ['control', 'b']) {
    await page.goto(`./tried?v=${variant}`);
    expect(await sections()).toEqual(own);
  }
  await page.goto('./tried?v=c');
  const others = ['section#hero', 'section#nervous', 'section#book', 'section#last'];
  expect((await sections()).filter((element) => element !== 'link#')).toEqual(others);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a page with an experiment looks as it does without', async ({ page }) => {
    await page.setViewportSize(desktop);
    const pictureAt = async (path: string) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      return page.screenshot({ animations: 'disabled' });
    };
    // The first visit loads fonts and pictures, which the later ones have.
    await pictureAt('./untried');
    expect(await differing(await pictureAt('./untried'), await pictureAt('./tried'))).toBeLessThan(noise);
  });
});
