import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { defaultStarter } from '../../../cli/create/starters.ts';
import { colourRules, violations } from '../site/axe.ts';
import { builtSite, pagesOf, type SiteName, starterNames } from '../site/built-sites.ts';
import { test as base, desktop, expect, phone, withoutPopup } from '../site/test.ts';
import { tooWide } from '../site/too-wide.ts';

base.describe.configure({ mode: 'parallel' });

for (const name of starterNames) {
  const siteName: SiteName = `starter-${name}`;
  const test = base.extend({
    siteName,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test(`the starter ${name} fits on the smallest phone before its scripts have come`, async ({ page, allow }) => {
    allow(/Failed to load resource/);
    await page.route('**/*.js', (route) => route.abort());
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of pagesOf(siteName)) {
      await page.goto(path);
      expect(await tooWide(page), path).toEqual([]);
    }
  });

  // Cards need a font of the site, and the plain starter has none.
  if (name !== defaultStarter)
    test(`the pages of the starter ${name} have pictures that networks show`, async ({ request }) => {
      for (const path of pagesOf(siteName)) {
        const html = await (await request.get(path)).text();
        const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
        expect(address, path).toMatch(/\.(?:png|jpg)$/);
        const file = readFileSync(join(builtSite(siteName), new URL(address).pathname));
        const { format, width, height } = await sharp(file).metadata();
        expect(['png', 'jpeg'], path).toContain(format);
        expect(width, path).toBeGreaterThanOrEqual(1200);
        expect(height, path).toBeGreaterThanOrEqual(630);
      }
    });

  test(`the pages of the starter ${name} fit on phones and desktops, and pass axe in both schemes`, async ({
    page,
  }, testInfo) => {
    test.setTimeout(300_000);
    for (const path of pagesOf(siteName)) {
      await page.emulateMedia({ colorScheme: 'light' });
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await withoutPopup(page);
      await page.setViewportSize({ width: 320, height: 700 });
      expect.soft(await tooWide(page), `${path}, wider than 320 px`).toEqual([]);
      for (const [size, colorScheme, rules] of [
        [phone, 'dark', undefined],
        [desktop, 'light', undefined],
        [desktop, 'dark', colourRules],
      ] as const) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        expect.soft(await violations(page, rules), `${path}, ${size.width} px, ${colorScheme}`).toEqual([]);
      }
      // A new size or scheme of the window can choose another source, and then `decode` fails without a fault of the picture.
      await expect.poll(() => page.evaluate(brokenImages), path).toEqual([]);
      // To look at, in the folder of results: `SHOTS=1 npx playwright test starters`.
      for (const size of process.env.SHOTS === '1' ? [phone, desktop] : []) {
        await page.setViewportSize(size);
        for (const shown of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: shown });
          const file = `${path.replace(/\W+/g, '-')}-${size.width}-${shown}.png`;
          await page.screenshot({ path: testInfo.outputPath(file) });
        }
      }
    }
  });
}

/** Returns the addresses of visible images that do not load. */
async function brokenImages(): Promise<string[]> {
  const images = [...document.images].filter((image) => image.checkVisibility());
  for (const image of images) image.loading = 'eager';
  const results = await Promise.allSettled(images.map((image) => image.decode()));
  return images.filter((_, index) => results[index]?.status === 'rejected').map(({ src }) => src);
}
