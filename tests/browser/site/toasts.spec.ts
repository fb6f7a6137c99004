import type { Page } from '@playwright/test';
import { desktop, expect, phone, stopClock, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Returns the controls in headers, bars and cards in view that a toast covers. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('.toast')].map((toast) => toast.getBoundingClientRect());
    const bars = 'header, .action-bar, .test-bar';
    return [...document.querySelectorAll(bars)].flatMap((bar) =>
      [...bar.querySelectorAll('a, button')].flatMap((control) => {
        const a = control.getBoundingClientRect();
        const isUnder = toasts.some(
          (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom && a.width > 0,
        );
        return isUnder ? [control.textContent] : [];
      }),
    );
  });

/** Adds a bar with a button over the page, like a custom block. */
const addBar = (page: Page, edge: 'top' | 'bottom') =>
  page.evaluate((edge) => {
    const bar = Object.assign(document.createElement('div'), { className: 'test-bar' });
    Object.assign(bar.style, {
      position: 'fixed',
      zIndex: '40',
      left: '0',
      right: '0',
      [edge]: '0',
      background: 'gold',
    });
    const button = Object.assign(document.createElement('button'), { textContent: 'Call now' });
    button.style.width = '100%';
    bar.append(button);
    document.querySelector('main > section')?.append(bar);
  }, edge);

const toast = (page: Page) => page.locator('.toast');

/** Waits for the page's toast to appear and stop moving. */
async function untilShown(page: Page): Promise<void> {
  await expect(toast(page)).toBeInViewport({ ratio: 1, timeout: 10_000 });
  await page.waitForTimeout(250);
}

for (const size of [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  phone,
  { width: 430, height: 932 },
  { width: 844, height: 390 },
  desktop,
]) {
  test(`covers no controls in the header or a bar at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('./map-ranking-2');
    await untilShown(page);
    expect(await covered(page)).toEqual([]);
    await page.evaluate(() => scrollTo(0, 900));
    await untilShown(page);
    expect(await covered(page)).toEqual([]);
    await addBar(page, size.width < 640 ? 'top' : 'bottom');
    await untilShown(page);
    expect(await covered(page)).toEqual([]);
  });
}

test('is below a header that is not sticky, and moves up as the header scrolls away', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('./map-ranking-2');
  await page.evaluate(() => document.querySelector('header')?.style.setProperty('position', 'static'));
  await untilShown(page);
  expect(await covered(page)).toEqual([]);
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(async () => (await toast(page).boundingBox())?.y).toBeLessThan(20);
});

test('fits between bars at both ends, and scrolls if there is little space', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 260 });
  await page.goto('./map-ranking-2');
  await addBar(page, 'bottom');
  await page.evaluate(() => document.querySelector<HTMLElement>('.test-bar')?.style.setProperty('height', '110px'));
  await expect(toast(page)).toBeVisible({ timeout: 10_000 });
  await expect
    .poll(() =>
      page.evaluate(() => {
        const region = document.querySelector('.toasts')?.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect();
        const bar = document.querySelector('.test-bar')?.getBoundingClientRect();
        return region && header && bar && [region.top >= header.bottom, region.bottom <= bar.top, region.height > 0];
      }),
    )
    .toEqual([true, true, true]);
});

test('waits while the visitor types, or has the menu open, and makes room for an answer', async ({ page }) => {
  await page.setViewportSize(phone);
  await stopClock(page);
  await page.goto('./map-ranking-2');
  const field = page.locator('#lead-form input:visible').first();
  await field.focus();
  await page.clock.runFor(6000);
  await expect(toast(page)).toHaveCount(0);
  await page.evaluate(() => {
    const menu = Object.assign(document.createElement('nav'), {
      popover: 'auto',
      id: 'test-menu',
      textContent: 'Menu',
    });
    document.body.append(menu);
    menu.showPopover();
  });
  await field.blur();
  await page.clock.runFor(2000);
  await expect(toast(page)).toHaveCount(0);
  await page.evaluate(() => document.querySelector<HTMLElement>('#test-menu')?.hidePopover());
  // Its code may arrive after the clock was advanced, and waits for the clock from then on.
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(toast(page)).toContainText('5 spots left', { timeout: 200 });
  }).toPass();
  await page.evaluate(() => {
    const detail = { tone: 'positive', title: 'It has arrived' };
    window.dispatchEvent(new CustomEvent('frontage:toast', { detail }));
  });
  await page.clock.runFor(1000);
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page)).toContainText('It has arrived');
});
