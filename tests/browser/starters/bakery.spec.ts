import type { Page } from '@playwright/test';
import { expect, test } from '../site/test.ts';

test.use({ siteName: 'starter-bakery', contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 1440]) {
  test.describe(`in a window ${width} px wide`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
    });

    test('the ornament has twice as much space above it as below', async ({ page }) => {
      const shelf = await boxOf(page, '.menu-shelf');
      const { top, space } = await page.locator('#gallery').evaluate((section) => ({
        top:
          section.getBoundingClientRect().top +
          Number.parseFloat(getComputedStyle(section, '::before').insetBlockStart),
        space: Number.parseFloat(getComputedStyle(section).paddingBlockStart),
      }));
      expect(top - shelf.y - shelf.height).toBeGreaterThanOrEqual(64);
      const head = await boxOf(page, '#gallery .section-head');
      expect(head.y - top - 32).toBeCloseTo(32, 0);
      expect(space).toBeGreaterThanOrEqual(64);
    });

    test('prices of loaves side by side are on one line, below their pictures', async ({ page }) => {
      const prices = page.locator('.menu-shelf li:has(img) .menu-price');
      const [first, second] = [await prices.nth(0).boundingBox(), await prices.nth(1).boundingBox()];
      expect(first?.y).toBe(second?.y);
      const text = await boxOf(page, '.menu-shelf li:has(img) .menu-text');
      expect(text.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0) - 1);
    });

    test('a quote has the same space above it as below', async ({ page }) => {
      const section = await boxOf(page, '#voice');
      const picture = await boxOf(page, '.testimonials-frieze-picture');
      const head = await boxOf(page, '#voice .section-head');
      const quote = await boxOf(page, '.testimonials-frieze');
      const below = section.y + section.height - quote.y - quote.height;
      expect(head.y - picture.y - picture.height).toBeCloseTo(below, 0);
    });

    test('the name at the end is as wide as the page', async ({ page }) => {
      const name = await boxOf(page, '.footer-name:visible');
      const last = await boxOf(page, '.footer-last');
      expect(name.width).toBeCloseTo(last.width, 0);
    });
  });
}

test('hours have room beside the address', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const picture = await boxOf(page, '.locations-doors img');
  const phone = await boxOf(page, '.locations-doors [href^="tel:"]');
  const hours = await boxOf(page, '.locations-doors .hours');
  expect(hours.x - phone.x - phone.width).toBeGreaterThan(48);
  expect(picture.x + picture.width - hours.x - hours.width).toBeGreaterThan(16);
});

/** The box of the first element that the selector finds. */
async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} has no box.`);
  return box;
}
