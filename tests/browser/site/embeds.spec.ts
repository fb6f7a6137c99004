import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite, pagesOf } from './built-sites.ts';
import { expect, test, withoutPopup } from './test.ts';

const root = '[data-island=scheduler], [data-island=video], [data-island=presentation]';

/** Whether a page has an embed. */
function hasEmbed(path: string): boolean {
  const file = path === './' ? 'index.html' : `${path}.html`;
  return /data-island="(scheduler|video|presentation)"/.test(readFileSync(join(builtSite('first'), file), 'utf8'));
}

const providers = /^https:\/\/(book|video|slides)\.northpin\.example\//;

test.describe.configure({ mode: 'parallel' });

test('pages with a calendar, a video or a presentation are found', () => {
  expect(pagesOf('first').filter(hasEmbed)).toEqual([
    './',
    './book-call',
    './contact',
    './house-cleaning-ad',
    './map-ranking',
    './map-ranking-2',
    './map-seo-results',
  ]);
});

test('print shows the transcript of a video', async ({ page }) => {
  await page.goto('./map-ranking');
  await withoutPopup(page);
  const transcript = page.locator('.video-transcript p');
  expect(await transcript.count()).toBeGreaterThan(0);
  await expect(transcript.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const paragraph of await transcript.all()) await expect(paragraph).toBeVisible();
});

test('print shows no dark section, and no text for one', async ({ page }) => {
  await page.goto('./map-ranking');
  await withoutPopup(page);
  const paper = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--paper'));
  expect(await paper('.video-poster')).not.toBe(await paper(':root'));
  await page.emulateMedia({ media: 'print' });
  expect(await paper('.video-poster')).toBe(await paper(':root'));
});

for (const path of pagesOf('first').filter(hasEmbed)) {
  test(`${path} requests a provider once its picture is pressed, and its policy allows it`, async ({ page, allow }) => {
    allow(/^asked for https:\/\/(book|video|slides)\./);
    const asked: string[] = [];
    await page.route(providers, (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'text/html',
        body: "<!doctype html><title>It</title><script>parent.postMessage('hello', '*')</script>",
      });
    });
    await page.goto(path);
    await withoutPopup(page);
    for (const island of await page.locator(root).all()) {
      const link = island.locator('a[target], a[data-open$=-dialog]').first();
      await link.hover();
      await link.focus();
      await page.waitForTimeout(200);
      expect(asked, 'before it is pressed').toEqual([]);
      await link.click();
      await expect(island.locator('..').locator('[data-embed=ready]')).toHaveCount(1);
      expect(asked.splice(0)).toHaveLength(1);
      if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
      if ((await page.locator('dialog[open]').count()) > 0) await page.getByRole('button', { name: /close/i }).click();
    }
  });
}
