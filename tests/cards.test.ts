import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startDev } from '../cli/commands/dev.ts';
import { build, check } from '../renderer/build/index.ts';
import { tagsOf } from './markup.ts';
import { filesIn, type TempSite, tempSite } from './temp-site.ts';

/** Drawing a card takes almost a second on a slow machine. */
const slow = 60_000;

const site = tempSite('cards');
afterAll(site.drop);

let files: ReadonlyMap<string, Buffer>;
beforeAll(async () => {
  const { issues } = await build(site.options);
  expect(issues).toEqual([]);
  files = filesIn(site.options.out);
}, slow);

describe('the card of a page', () => {
  it('is in its head, with size and alt text', () => {
    const page = headOf(files, 'index.html');
    expect(page).toMatchObject({
      'og:image': expect.stringMatching(/^https:\/\/mill\.example\/assets\/card-[\da-f]{14}\.png$/),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Bread 🍞 every day | The Mill',
      'twitter:card': 'summary_large_image',
    });
  });

  it('is a picture of that size', async () => {
    const { format, width, height } = await sharp(cardOf(files, 'index.html')).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  });

  it(
    'gives way to an own picture that is large enough, and shows another one beside the title',
    async () => {
      const own = tempSite('cards');
      onTestFinished(own.drop);
      copyCards(site.options.cacheDir, own.options.cacheDir);
      const photo = (width: number, height: number) =>
        sharp({ create: { width, height, channels: 3, background: '#b5652b' } })
          .png()
          .toBuffer();
      for (const [name, width, height] of [
        ['large.png', 2400, 1260],
        ['flat.png', 1300, 600],
      ] as const)
        writeFileSync(join(own.root, 'templates/images', name), await photo(width, height));
      own.edit(
        'pages.config.ts',
        "{ path: '/without', meta: { title: 'No card', description, card: false }",
        `{ path: '/large', meta: { title: 'Large', description, image: 'large.png' }, sections: { intro } },
    { path: '/flat', meta: { title: 'Flat', description, image: 'flat.png' }, sections: { intro } },
    { path: '/without', meta: { title: 'No card', description, card: false, image: 'mill.svg' }`,
      );
      expect((await build(own.options)).issues).toEqual([]);
      const made = filesIn(own.options.out);
      expect(headOf(made, 'large.html')['og:image']).toMatch(/large-[\da-f]+-1200\.jpg$/);
      for (const page of ['flat.html', 'own-picture.html'])
        expect(headOf(made, page)['og:image'], page).toMatch(/card-[\da-f]{14}\.png$/);
      const side = { left: 900, top: 100, width: 200, height: 200 };
      expect(await colours(cardOf(made, 'flat.html'), side)).toContain('#b5652b');
      // No network shows an SVG.
      const { 'og:image': drawing = '', ...head } = headOf(made, 'without.html');
      expect(head).toMatchObject({ 'og:image:width': '1200' });
      const { format, width, height } = await sharp(made.get(drawing.replace('https://mill.example/', ''))).metadata();
      expect({ format, width, height: `${height}` }).toEqual({
        format: 'jpeg',
        width: 1200,
        height: head['og:image:height'],
      });
    },
    slow,
  );

  it('is not drawn if the page turns cards off, or does not exist', () => {
    expect(headOf(files, 'without.html')).not.toHaveProperty('og:image');
    expect(headOf(files, '404.html')).not.toHaveProperty('og:image');
    expect(cardNames(site.options.out)).toHaveLength(6);
  });

  it('has the background of the page’s theme', async () => {
    expect(await colours(cardOf(files, 'index.html'), corner)).toEqual(['#fffcf9']);
    expect(await colours(cardOf(files, 'night.html'), corner)).toEqual(['#1d140d']);
  });

  it('fits its title, with long words and any script', async () => {
    const besides = { left: 1200 - 44, top: 0, width: 44, height: 520 };
    for (const page of ['long.html', 'hebrew.html', 'japanese.html']) {
      expect(await colours(cardOf(files, page), besides), page).toEqual(['#fffcf9']);
      const facts = { left: 64, top: 450, width: 1088, height: 20 };
      expect(await colours(cardOf(files, page), facts), page).toEqual(['#fffcf9']);
    }
  });

  it('shows an emoji as its picture', async () => {
    expect(await colours(cardOf(files, 'index.html'), title)).toContain('#b5652b');
    expect(await colours(cardOf(files, 'night.html'), title)).not.toContain('#b5652b');
  });

  it(
    'is right-aligned in right-to-left languages',
    async () => {
      const hebrew = tempSite('cards');
      onTestFinished(hebrew.drop);
      hebrew.edit('pages.config.ts', "'en-US'", "'he-IL'");
      hebrew.edit('templates/document.hbs', 'lang="{{lang}}"', 'lang="{{lang}}" dir="{{dir}}"');
      const { card } = await cardInDev(hebrew, 'hebrew');
      const halves = [0, 600].map((left) => ({ left, top: 40, width: 600, height: 70 }));
      const turned = await Promise.all(halves.map((half) => colours(card, half)));
      expect(turned.map((seen) => seen.length > 1)).toEqual([false, true]);
      const before = await Promise.all(halves.map((half) => colours(cardOf(files, 'hebrew.html'), half)));
      expect(before.map((seen) => seen.length > 1)).toEqual([true, false]);
    },
    slow,
  );
});

describe('a character that no font has', () => {
  it('is reported with its source location and a fix, and left out of the card', async () => {
    const greek = tempSite('cards');
    onTestFinished(greek.drop);
    greek.edit('pages.config.ts', 'Bread 🍞 every day', 'Ψωμί 🍞 every 🎉 day');
    const { issues } = await check(greek.options);
    expect(
      issues.map(({ code, severity, message, line, column, suggestion }) => ({
        code,
        severity,
        message,
        at: [line, column],
        suggestion,
      })),
    ).toEqual([
      {
        code: 'glyph-missing',
        severity: 'warning',
        message: 'No font of the social cards has "Ψ" "ω" "μ" "ί"; they leave it out.',
        at: [18, 34],
        suggestion: 'Put a font that has it into templates/fonts, and its name at the end of cards.fonts.',
      },
      {
        code: 'glyph-missing',
        severity: 'warning',
        message: 'There is no picture of the emoji 🎉 for social cards; they leave it out.',
        at: [18, 48],
        suggestion:
          'Put one into templates/emoji as 1f389.svg, or write a title for the card without it: meta.card.title.',
      },
    ]);
  });

  it(
    'leaves a page without a card if its title is nothing else',
    async () => {
      const greek = tempSite('cards');
      onTestFinished(greek.drop);
      copyCards(site.options.cacheDir, greek.options.cacheDir);
      greek.edit('pages.config.ts', "title: 'No card', description, card: false", "title: 'Ψωμί', description");
      await build(greek.options);
      expect(headOf(filesIn(greek.options.out), 'without.html')).not.toHaveProperty('og:image');
    },
    slow,
  );
});

describe('a card is drawn,', () => {
  it('but not by a check', async () => {
    const fresh = tempSite('cards');
    onTestFinished(fresh.drop);
    await check(fresh.options);
    expect(remembered(fresh)).toEqual([]);
  });

  it('but not again if nothing changed, or if the output was deleted', async () => {
    const drawn = remembered(site);
    expect(drawn).toHaveLength(6);
    expect((await build(site.options)).result?.written).toEqual([]);
    rmSync(site.options.out, { recursive: true });
    await build(site.options);
    expect(remembered(site)).toEqual(drawn);
    expect(filesIn(site.options.out)).toEqual(files);
  });

  it(
    'and replaces the old one, if its title changed',
    async () => {
      const before = new Map(remembered(site));
      site.edit('pages.config.ts', 'Open at night', 'Open all night');
      const { result } = await build(site.options);
      const after = new Map(remembered(site));
      expect([...after].filter(([name, time]) => before.get(name) !== time)).toHaveLength(1);
      expect(after.size).toBe(before.size);
      expect(result?.written.filter((file) => file.endsWith('.png'))).toHaveLength(1);
    },
    slow,
  );

  it(
    'again if a fact on it changes, but not if other text of the page changes',
    async () => {
      const before = cardNames(site.options.out);
      site.edit('pages.config.ts', "headline: 'Bread'", "headline: 'Rye'");
      await build(site.options);
      expect(cardNames(site.options.out)).toEqual(before);
      site.edit('pages.config.ts', 'value: 12,', 'value: 13,');
      await build(site.options);
      expect(cardNames(site.options.out).filter((name) => !before.includes(name))).toHaveLength(1);
    },
    slow,
  );

  it(
    'by dev on request',
    async () => {
      const developed = tempSite('cards');
      onTestFinished(developed.drop);
      const { url, before, card } = await cardInDev(developed, '');
      expect(before).toEqual([]);
      // Another site in another folder has the same bytes.
      expect(card.equals(cardOf(files, 'index.html'))).toBe(true);
      expect(remembered(developed)).toHaveLength(1);
      expect((await fetch(new URL('/assets/card-00000000000000000000.png', url))).status).toBe(404);
    },
    slow,
  );
});

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const corner: Area = { left: 0, top: 0, width: 60, height: 30 };
const title: Area = { left: 64, top: 120, width: 1072, height: 340 };

/** A drawing with a card. */
const tides = `import { defineDrawing, list, number } from 'frontage/block';
  import { createElement } from 'react';

  export const tides = defineDrawing({
    kind: 'tides',
    description: 'The tides of a day.',
    fields: { heights: list(number('Metres.'), 'The heights.') },
    View: ({ data }) => createElement('p', {}, data.heights.join(' ')),
    card: ([first], { width, height }) =>
      createElement(
        'div',
        { style: { display: 'flex', alignItems: 'flex-end', width, height, backgroundColor: 'var(--paper-2)' } },
        first?.heights.map((metres, hour) =>
          createElement('div', { key: hour, style: { width: 40, height: metres * 50, backgroundColor: 'var(--accent)' } }),
        ),
        createElement('div', { 'data-middle': true, style: { fontWeight: 700, fontSize: 30 } }, 'm'),
      ),
    examples: [],
  });
`;

describe('cards of pages without a drawing', () => {
  const site = tempSite('cards');
  afterAll(site.drop);

  it(
    'show the first drawing of the site, whatever was built before and however many pages are made at a time',
    async () => {
      mkdirSync(join(site.root, 'templates/drawings/tides'), { recursive: true });
      site.write('templates/drawings/tides/index.ts', tides);
      site.edit(
        'pages.config.ts',
        "title: 'A picture', description, image: 'mill.svg' }, sections: { intro } }",
        `title: 'A picture', description, image: 'mill.svg' }, sections: { hero: { block: 'hero', headline: 'Bread',
        media: { kind: 'tides', heights: [1, 2, 4] } } } }`,
      );
      const built = async (out: string, cacheDir: string, batch: number) => {
        const options = { ...site.options, out: join(site.root, out), cacheDir: join(site.root, cacheDir), batch };
        const { issues } = await build(options);
        expect(issues).toEqual([]);
        return [...filesIn(options.out).keys()].filter((file) => file.startsWith('assets/card-'));
      };
      const first = await built('dist', '.frontage', 1);
      copyCards(site.options.cacheDir, join(site.root, 'once-cache'));
      expect(first).toEqual(await built('once', 'once-cache', 100));
      site.edit('pages.config.ts', 'heights: [1, 2, 4]', 'heights: [9, 2, 4]');
      const second = await built('dist', '.frontage', 100);
      copyCards(site.options.cacheDir, join(site.root, 'clean-cache'));
      expect(second).toEqual(await built('clean', 'clean-cache', 100));
      expect(second).not.toEqual(first);
    },
    4 * slow,
  );
});

/** Copies drawn cards: their names depend on what they show, so a build draws only others. */
function copyCards(from: string, to: string): void {
  cpSync(join(from, 'cards'), join(to, 'cards'), { recursive: true, preserveTimestamps: true });
}

/** Asks `dev` for a page and then for its card. `before` are the cards that were drawn for the page alone. */
async function cardInDev(of: TempSite, path: string) {
  const { url, close } = await startDev({ ...of.options, port: 0, host: '127.0.0.1', command: 'frontage dev' });
  onTestFinished(close);
  const html = await (await fetch(new URL(path, url))).text();
  const before = remembered(of);
  const image = new URL(String(metaOf(html)['og:image'])).pathname;
  const response = await fetch(new URL(image, url));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  return { url, before, card: Buffer.from(await response.arrayBuffer()) };
}

function metaOf(html: string): Record<string, string | undefined> {
  const tags = tagsOf(html).filter(({ name }) => name === 'meta');
  return Object.fromEntries(
    tags.map(({ attributes: { property, name, content } }) => [property ?? name ?? '', content]),
  );
}

function headOf(of: ReadonlyMap<string, Buffer>, page: string): Record<string, string | undefined> {
  return metaOf(of.get(page)?.toString() ?? '');
}

function cardOf(of: ReadonlyMap<string, Buffer>, page: string): Buffer {
  const card = of.get(new URL(String(headOf(of, page)['og:image'])).pathname.slice(1));
  if (card === undefined) throw new Error(`${page} has no card`);
  return card;
}

function cardNames(out: string): string[] {
  return readdirSync(join(out, 'assets')).filter((name) => name.startsWith('card-'));
}

/** Returns the drawn cards, with the time of each. */
function remembered({ options }: TempSite): [name: string, time: number][] {
  const folder = join(options.cacheDir, 'cards');
  const names = statSync(folder, { throwIfNoEntry: false }) === undefined ? [] : readdirSync(folder);
  return names.map((name) => [name, statSync(join(folder, name)).mtimeMs]);
}

/** Returns the colours in an area of a picture. */
async function colours(png: Buffer, area: Area): Promise<string[]> {
  const { data, info } = await sharp(png).extract(area).raw().toBuffer({ resolveWithObject: true });
  const seen = new Set<string>();
  for (let at = 0; at < data.length; at += info.channels) {
    seen.add(`#${data.subarray(at, at + 3).toString('hex')}`);
  }
  return [...seen];
}
