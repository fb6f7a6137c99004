import type { Page } from '@playwright/test';
import { violations } from '../site/axe.ts';
import { stopClock } from '../site/test.ts';
import { axeLooksInFrames, expect, frameIn, place, test } from './test.ts';

const open = (page: Page) => page.getByRole('link', { name: 'See the slides' }).click();
const close = (page: Page) => page.getByRole('button', { name: 'Close' }).click();
const slide = (page: Page, number: number) => page.locator(`#case-slide-${number} h3`);

test.describe('the presentation', () => {
  test('changes slides by the arrow keys, wherever the focus is', async ({ page }) => {
    await page.goto('./own-slides');
    await open(page);
    await expect(slide(page, 1)).toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await expect(slide(page, 2)).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(slide(page, 3)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(slide(page, 2)).toBeInViewport({ ratio: 1 });
    await expect(slide(page, 3)).not.toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toBeHidden();
    await expect(page.getByRole('link', { name: 'See the slides' })).toBeFocused();
  });

  test('is requested when it opens, and removed when it closes', async ({ page, provider }) => {
    await page.goto('./slides');
    await page.getByRole('link', { name: 'See the slides' }).hover();
    await page.waitForTimeout(300);
    expect(provider.asked).toEqual([]);
    await open(page);
    await frameIn(page, 'case');
    expect(provider.asked.map(({ path }) => path)).toEqual(['/slides']);
    const frame = page.locator('#case iframe');
    await expect(frame).toBeFocused();
    await expect(frame).toHaveAttribute('title', 'The north pier');
    await expect(slide(page, 1)).toBeHidden();
    const size = page.viewportSize();
    expect(await frame.boundingBox()).toMatchObject({ x: 0, width: size?.width });
    await close(page);
    await expect(frame).toHaveCount(0);
    await open(page);
    await frameIn(page, 'case');
    expect(provider.asked).toHaveLength(2);
  });

  test('shows its own slides when the provider does not load', async ({ page, provider }) => {
    await stopClock(page);
    provider.manner = 'says nothing';
    await page.goto('./slides');
    await open(page);
    await expect(page.locator('dialog [role=status]')).toHaveText('Loading the presentation…');
    await expect.poll(() => provider.asked.length).toBe(1);
    await page.waitForTimeout(300);
    await page.clock.runFor(4100);
    await expect(page.locator('dialog [role=status]')).toHaveText(/does not load here/);
    await expect(place(page, 'case')).toHaveAttribute('data-embed', 'late');
    await expect(page.locator('.presentation-strip')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(slide(page, 2)).toBeInViewport({ ratio: 1 });
    await close(page);
    await expect(page.locator('dialog [role=status]')).toHaveText('');
  });

  for (const manner of ['does not answer', 'says nothing'] as const) {
    test(`closes on Escape while the provider ${manner}`, async ({ page, provider }) => {
      provider.manner = manner;
      await page.goto('./slides');
      await open(page);
      await expect.poll(() => provider.asked.length).toBe(1);
      await page.waitForTimeout(300);
      await expect(place(page, 'case')).toHaveAttribute('data-embed', 'waiting');
      await expect(page.locator('.presentation-strip')).toBeFocused();
      // A click on the cover, and moving the focus by keyboard, do not enter the frame either.
      await page.locator('.presentation-stage').click();
      for (let presses = 0; presses < 5; presses += 1) {
        await page.keyboard.press('Tab');
        await expect(page.locator('iframe')).not.toBeFocused();
      }
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toBeHidden();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'See the slides' })).toBeFocused();
    });
  }

  test('keeps the focus where the visitor moved it during loading', async ({ page, provider }) => {
    let go = () => {};
    const gone = new Promise<void>((done) => {
      go = done;
    });
    await page.route(`${provider.url}/slides`, async (route) => {
      await gone;
      await route.continue();
    });
    await page.goto('./slides');
    await open(page);
    const button = page.getByRole('button', { name: 'Close' });
    await button.focus();
    go();
    await frameIn(page, 'case');
    await expect(button).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toBeHidden();
  });

  test('passes axe, with slides and with a frame', async ({ page, allow }) => {
    allow(axeLooksInFrames);
    for (const path of ['./own-slides', './slides']) {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(path);
      await open(page);
      if (path === './slides') await frameIn(page, 'case');
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });
});
