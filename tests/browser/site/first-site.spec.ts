import type { Page } from '@playwright/test';
import { pagesOf } from './built-sites.ts';
import { expect, phone, test, withoutPopup } from './test.ts';

// What the first site promises about its looks and its ways to get in touch. Each page is opened once.
test.use({ reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel' });

const desk = { width: 1440, height: 900 };

/** Returns the links that stand alone, outside of a sentence, and are too low for a finger. */
const lowLinks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a')].flatMap((link) => {
      const { height } = link.getBoundingClientRect();
      const isInText = [...(link.parentNode?.childNodes ?? [])].some(
        (node) => node instanceof Text && node.data.trim() !== '',
      );
      // The whole card is the link.
      const isCard = getComputedStyle(link, '::after').position === 'absolute';
      const isShown = link.checkVisibility({ visibilityProperty: true }) && height > 1;
      return isShown && !isInText && !isCard && height < 24 ? `${link.textContent?.trim()} (${height})` : [];
    }),
  );

/** Returns how many items each row of a list has. */
const rows = (page: Page, list: string) =>
  page
    .locator(list)
    .first()
    .evaluate((element) => {
      const tops = [...element.children].map((item) => Math.round(item.getBoundingClientRect().top));
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    });

const checks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  './': async (page) => {
    // 15% and 20% shorter than before its sections shared one rhythm.
    for (const [size, most] of [
      [desk, 4663],
      [phone, 6563],
    ] as const) {
      await page.setViewportSize(size);
      expect(await page.evaluate(() => document.documentElement.scrollHeight), `${size.width} px`).toBeLessThan(most);
    }
    await page.setViewportSize({ width: 820, height: 900 });
    await expect(page.locator('.header-menu a').first()).toBeVisible();
    await expect(page.locator('.header-toggle')).toBeHidden();
    expect(await rows(page, '.reasons')).toEqual([1, 2, 2]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.banner')).toBeHidden();
    expect(await page.locator('.header').evaluate((header) => getComputedStyle(header).position)).toBe('static');
  },
  './book-call': async (page) => {
    await page.setViewportSize({ width: 768, height: 900 });
    expect(await rows(page, '.reasons'), 'the last reason has its row, too').toEqual([1, 2, 1]);
    const [list, last] = await page
      .locator('.reasons, .reasons > :last-child')
      .evaluateAll((elements) => elements.map((element) => element.clientWidth));
    expect(last).toBe(list);
  },
  './pricing': async (page) => {
    await page.setViewportSize({ width: 768, height: 900 });
    expect(await rows(page, '.packages')).toEqual([3]);
    await page.setViewportSize({ width: 700, height: 900 });
    expect(await rows(page, '.packages')).toEqual([1, 1, 1]);
    await page.emulateMedia({ media: 'print' });
    const answers = page.locator('.faq-list details p');
    for (const answer of await answers.all()) {
      expect(await answer.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
    }
  },
  './map-ranking': async (page) => {
    await page.setViewportSize(phone);
    const figures = page.locator('.case-studies dl').first().locator('> div');
    const edges = await figures.evaluateAll((all) =>
      all.map((figure) => getComputedStyle(figure).borderInlineStartWidth),
    );
    expect(edges, 'a line between "17 to 1" and "14 to 61"').toEqual(['1px', '1px']);
  },
};

for (const path of pagesOf('first')) {
  test(`${path} has links that a finger hits`, async ({ page }) => {
    await page.setViewportSize(desk);
    await page.goto(path);
    await withoutPopup(page);
    for (const size of [desk, phone]) {
      await page.setViewportSize(size);
      expect(await lowLinks(page), `${size.width} px`).toEqual([]);
    }
    await checks[path]?.(page);
  });
}
