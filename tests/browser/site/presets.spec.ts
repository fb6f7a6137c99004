import { expect } from '@playwright/test';
import { presetNames } from '../../../renderer/build/inputs/theme/theme-sheets.ts';
import { colourRules, violations } from './axe.ts';
import { type ExamplePages, exampleSite, intro } from './example-site.ts';
import { pagesIn, wordyLanguages } from './other-words.ts';
import { test as base } from './test.ts';
import { tooWide } from './too-wide.ts';
import { everyWidth, unfit } from './unfit.ts';

base.describe.configure({ mode: 'parallel' });

/** Each page in every language, or in one that changes from page to page and from preset to preset. */
const inAll = process.env.EVERY_LANGUAGE !== undefined;

function translatedPages(turn: number): ExamplePages {
  return Object.fromEntries(
    wordyLanguages.flatMap((language, place) =>
      Object.entries(pagesIn(language)).filter(
        ([path], index) => inAll || path.endsWith('/crowded') || (index + turn) % wordyLanguages.length === place,
      ),
    ),
  );
}

for (const [turn, preset] of presetNames.entries()) {
  const test = base.extend<{ pages: ExamplePages }>({
    pages: async ({ browserName: _ }, use) => use(translatedPages(turn)),
    home: [
      async ({ serve, pages }, use) =>
        use(await serve(await exampleSite({ '/': { intro }, ...pages }, 'en-GB', preset))),
      { scope: 'test', timeout: 300_000 },
    ],
    contextOptions: { reducedMotion: 'reduce' },
  });

  test.describe('without script', () => {
    // The layout is the same without it, and known sooner.
    test.use({ javaScriptEnabled: false });

    test(`texts of other languages fit on phones and tablets in the preset ${preset}`, async ({ page, pages }) => {
      test.setTimeout(600_000);
      for (const path of Object.keys(pages)) {
        await page.goto(`.${path}`);
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true;
        });
        for (const width of everyWidth) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft([...(await tooWide(page)), ...(await unfit(page))], `${path}, ${width} wide`).toEqual([]);
        }
      }
    });
  });

  test(`every example can be read in the preset ${preset}`, async ({ page, pages }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of Object.keys(pages)) {
      await page.goto(`.${path}`);
      await page.evaluate(() => {
        for (const iframe of document.querySelectorAll('iframe')) iframe.remove();
      });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await violations(page, colourRules), `${path}, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
