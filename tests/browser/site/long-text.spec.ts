import { expect, type Page } from '@playwright/test';
import { examplePages, exampleSite, intro } from './example-site.ts';
import { shorterAndShorter, withWords } from './other-words.ts';
import { unreadAsSet } from './reader-settings.ts';
import { test as base } from './test.ts';
import { tooWide } from './too-wide.ts';

/** Words as long as people write, and more normal words than any field accepts. */
const samples = {
  'long-word': 'Wiederherstellungsmaßnahmen',
  'many-words': 'comfortable appointments with experienced technicians near the waterfront every weekday '.repeat(24),
} as const;

/** Sections that leave little space for words that would fit. */
const crowded = {
  head: { block: 'header', name: samples['long-word'], links: [{ label: 'Home', href: '/' }] },
  reach: {
    block: 'contactDetails',
    headline: 'Here we are',
    labels: { hours: 'Öffnungszeiten' },
    hours: [{ days: 'Monday', hours: '9 to 5' }],
  },
};

const pages = {
  '/': { intro },
  '/crowded': crowded,
  ...Object.fromEntries(
    Object.entries({ ...samples, 'as-written': '' }).flatMap(([name, words]) =>
      Object.entries(examplePages(name, (block, props) => withWords(() => shorterAndShorter(words), block, props))),
    ),
  ),
};

const test = base.extend({
  home: [
    async ({ serve }, use) => use(await serve(await exampleSite(pages, 'en-US'))),
    { scope: 'test', timeout: 300_000 },
  ],
  contextOptions: { reducedMotion: 'reduce' },
  // The layout is the same without it, and known sooner.
  javaScriptEnabled: false,
});

test.describe.configure({ mode: 'parallel' });

for (const name of Object.keys(samples)) {
  test(`${name} in every text of every block fit on a small phone and a tablet`, async ({ page, allow }) => {
    test.setTimeout(600_000);
    allow(/asked for https:\/\/slides\.example\.com/);
    for (const path of Object.keys(pages).filter((path) => path.startsWith(`/${name}/`))) {
      await page.goto(`.${path}`);
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 700 });
        expect.soft(await tooWide(page), `${path} at ${width} px`).toEqual([]);
        expect.soft(await squeezed(page), `${path} at ${width} px`).toEqual([]);
        for (const dialog of await page.locator('dialog').all()) {
          await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
          const over = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
          expect.soft(over, `a dialog of ${path} at ${width} px`).toBe(0);
          await dialog.evaluate((element: HTMLDialogElement) => element.close());
        }
      }
    }
  });
}

test('every block is readable with larger or wider text', async ({ page, allow }) => {
  test.setTimeout(600_000);
  allow(/asked for https:\/\/slides\.example\.com/);
  for (const path of Object.keys(pages).filter((path) => path.startsWith('/as-written/'))) {
    await page.goto(`.${path}`);
    expect.soft(await unreadAsSet(page), path).toEqual([]);
  }
});

test('words that fit are not broken because of text beside them', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('./crowded');
  const lines = (words: string) =>
    page.getByText(words, { exact: true }).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.lastChild ?? element);
      return range.getClientRects().length;
    });
  expect(await lines('Menu')).toBe(1);
  expect(await lines('Öffnungszeiten')).toBe(1);
  expect(await lines(samples['long-word'])).toBeGreaterThan(1);
});

/** Boxes with text that are narrower than a word of normal length. */
function squeezed(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
      const words = [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data.split(/\s+/) : []));
      const isLong = words.some((word) => word.length > 9);
      if (!isLong || !element.checkVisibility() || element.closest('svg, .visually-hidden')) return [];
      const { width, height } = element.getBoundingClientRect();
      return width < 48 && height > 0
        ? [`${element.localName}.${element.className} is ${Math.round(width)} px wide`]
        : [];
    }),
  );
}
