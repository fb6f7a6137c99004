import type { Page } from '@playwright/test';
import { violations } from '../site/axe.ts';
import { stopClock } from '../site/test.ts';
import { axeLooksInFrames, expect, frameIn, place, test } from './test.ts';

const poster = (page: Page) => page.getByRole('link', { name: 'Inside the workshop' });

test.describe('the video', () => {
  test('is requested by a press, not before, and is exactly as large as its poster', async ({ page, provider }) => {
    await page.goto('./video');
    await poster(page).focus();
    await poster(page).hover();
    await page.waitForTimeout(300);
    expect(provider.asked).toEqual([]);
    const before = await poster(page).boundingBox();
    await poster(page).click();
    await frameIn(page, 'film');
    expect(provider.asked).toEqual([{ path: '/player?autoplay=1', referrer: `${new URL(page.url()).origin}/` }]);
    const frame = page.locator('#film iframe');
    expect(await frame.boundingBox()).toEqual(before);
    await expect(frame).toBeFocused();
    await expect(frame).toHaveAttribute('title', 'Inside the workshop');
    await expect(frame).toHaveAttribute('allow', /autoplay.*fullscreen/);
    await expect(poster(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Watch it in a new tab' })).toBeVisible();
  });

  test('shows a focus ring on the poster itself', async ({ page }) => {
    await page.goto('./video');
    await poster(page).focus();
    const { offset, width } = await poster(page).evaluate((element) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element);
      return { offset: Number.parseFloat(outlineOffset), width: Number.parseFloat(outlineWidth) };
    });
    expect(width).toBeGreaterThan(0);
    expect(offset + width).toBeLessThanOrEqual(0);
  });

  test('plays by keyboard, once', async ({ page, provider }) => {
    await page.goto('./video');
    await poster(page).focus();
    provider.manner = 'does not answer';
    await page.keyboard.press('Enter');
    await expect(place(page, 'film')).toHaveAttribute('data-embed', 'waiting');
    await poster(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(200);
    await expect(page.locator('iframe')).toHaveCount(1);
    expect(page.context().pages()).toHaveLength(1);
  });

  test('is shown as soon as it has loaded if its host sends no messages', async ({ page, provider }) => {
    provider.manner = 'says nothing';
    await page.goto('./mute');
    await poster(page).click();
    await frameIn(page, 'film');
  });

  test('becomes a link again when its host sends nothing', async ({ page, provider }) => {
    await stopClock(page);
    provider.manner = 'says nothing';
    await page.goto('./video');
    await poster(page).click();
    await expect.poll(() => provider.asked.length).toBe(1);
    await page.waitForTimeout(300);
    await page.clock.runFor(4100);
    await expect(page.locator('#film [role=status]')).toHaveText(/does not load here/);
    await expect(poster(page)).toBeFocused();
    const opened = page.context().waitForEvent('page');
    await poster(page).click();
    await (await opened).waitForURL('**/watch');
  });

  test('passes axe while it plays', async ({ page, allow }) => {
    allow(axeLooksInFrames);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto('./video');
      await poster(page).click();
      await frameIn(page, 'film');
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });

  test('pulses its poster while it loads, except with reduced motion', async ({ page, provider }) => {
    provider.manner = 'does not answer';
    await page.goto('./video');
    await poster(page).click();
    await expect(place(page, 'film')).toHaveAttribute('data-embed', 'waiting');
    const animation = () => poster(page).evaluate((element) => getComputedStyle(element).animationName);
    expect(await animation()).toBe('none');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await animation()).toBe('embed-waiting');
  });
});
