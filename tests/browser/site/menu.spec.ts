import type { Locator } from '@playwright/test';
import { violations } from './axe.ts';
import { desktop, expect, phone, test, withoutPopup } from './test.ts';

test.describe('the menu on a phone', () => {
  test.use({ viewport: phone, reducedMotion: 'reduce' });

  test.beforeEach(async ({ page }) => {
    await page.goto('./');
    await withoutPopup(page);
  });

  test('opens by mouse, and closes by its button, Escape or a click outside', async ({ page }) => {
    const menu = page.locator('.header-menu');
    const button = page.locator('.header-toggle');
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu).toBeVisible();
    await button.click();
    await expect(menu).toBeHidden();
    await button.click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await page.mouse.click(20, 300);
    await expect(menu).toBeHidden();
  });

  test('opens by keyboard, with Tab to its links and Enter to follow one', async ({ page }) => {
    const menu = page.locator('.header-menu');
    await page.locator('.header-toggle').focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    const away = menu.locator('a:not([aria-current])').first();
    const address = await away.evaluate((link: HTMLAnchorElement) => link.href);
    for (let presses = 0; presses < 5 && !(await isFocused(away)); presses++) await page.keyboard.press('Tab');
    await expect(away).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL(address);
    await expect(page.locator('.header-menu')).toBeHidden();
  });

  test('keeps the focus while it is open, and Escape gives it back to the button', async ({ page }) => {
    const menu = page.locator('.header-menu');
    const button = page.locator('.header-toggle');
    await button.focus();
    await page.keyboard.press('Enter');
    const entries = await menu.locator('a, button').count();
    for (let presses = 0; presses < 2 * entries; presses++) {
      await page.keyboard.press('Tab');
      const isElsewhere = await page.evaluate(() => document.activeElement?.matches('main *, footer *, .banner *'));
      expect(isElsewhere, `after ${presses + 1} presses`).toBe(false);
    }
    await expect(menu).toBeVisible();
    await button.focus();
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('has a button to close it', async ({ page }) => {
    const menu = page.locator('.header-menu');
    await page.locator('.header-toggle').click();
    const close = menu.getByRole('button', { name: 'Close' });
    const box = await close.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await close.click();
    await expect(menu).toBeHidden();
    await expect(page.locator('.header-toggle')).toBeFocused();
  });

  for (const [height, isInView] of [
    [480, true],
    [479, false],
  ] as const) {
    test(`its button ${isInView ? 'stays' : 'scrolls away'} in a window ${height} px high`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height });
      await page.mouse.wheel(0, 900);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
      const button = page.locator('.header-toggle');
      await (isInView ? expect(button).toBeInViewport({ ratio: 1 }) : expect(button).not.toBeInViewport());
    });
  }

  test('marks the current page', async ({ page }) => {
    await page.locator('.header-toggle').click();
    await expect(page.locator('.header-menu [aria-current=page]')).toHaveCount(1);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`passes axe while it is open, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.locator('.header-toggle').click();
      await expect(page.locator('.header-menu')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }
});

test.describe('the menu on a desktop', () => {
  test.use({ viewport: desktop });

  test('is in the header, without a button', async ({ page }) => {
    await page.goto('./');
    await expect(page.locator('.header-menu')).toBeVisible();
    await expect(page.locator('.header-toggle')).toBeHidden();
  });
});

function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}
