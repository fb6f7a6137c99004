import { expect, test, withoutPopup } from './test.ts';

test.describe('in forced colours', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('./google-business');
    await withoutPopup(page);
  });

  test('only the highlighted business has a bar beside it', async ({ page }) => {
    const bars = await page
      .locator('.pack')
      .first()
      .locator('li')
      .evaluateAll((rows) =>
        rows.map((row) => [row.classList.contains('pack-own'), getComputedStyle(row).borderInlineStartWidth]),
      );
    expect(bars.length).toBeGreaterThan(1);
    expect(bars).toEqual(bars.map(([isOwn]) => [isOwn, isOwn ? '3px' : '0px']));
  });

  test('the key of a map has the colours of its dots', async ({ page }) => {
    const dots = await page
      .locator('.map-key')
      .first()
      .locator('span')
      .evaluateAll((ranges) => ranges.map((range) => getComputedStyle(range, '::before').backgroundColor));
    expect(dots.length).toBeGreaterThan(2);
    expect(new Set(dots).size).toBe(dots.length);
  });
});
