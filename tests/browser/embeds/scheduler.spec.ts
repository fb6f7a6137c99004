import type { Page } from '@playwright/test';
import { violations } from '../site/axe.ts';
import { desktop, phone, stopClock } from '../site/test.ts';
import { axeLooksInFrames, expect, frameIn, place, say, test } from './test.ts';

const button = (page: Page) => page.getByRole('link', { name: 'See free mornings' });
const booked = (id?: unknown) => ({ event: 'booked', visit: { id } });

test.describe('the calendar', () => {
  test('is requested by a press, not before, and replaces its picture', async ({ page, provider }) => {
    await page.goto('./');
    await button(page).hover();
    await button(page).focus();
    await page.waitForTimeout(300);
    expect(provider.asked).toEqual([]);
    await button(page).click();
    await frameIn(page, 'book');
    const { host, origin } = new URL(page.url());
    expect(provider.asked).toEqual([
      { path: `/calendar?inline=yes&site=${encodeURIComponent(host)}`, referrer: `${origin}/` },
    ]);
    await expect(page.locator('#book iframe')).toBeFocused();
    await expect(page.locator('#book iframe')).toHaveAttribute('title', 'First visit');
    await expect(button(page)).toBeHidden();
    const wayOut = page.locator('#book').getByRole('link', { name: 'Open it in a new tab' });
    await expect(wayOut).toHaveAttribute('href', `${provider.url}/booking-page`);
    await expect(wayOut).toHaveAttribute('target', '_blank');
    expect(page.context().pages()).toHaveLength(1);
  });

  test('opens by keyboard, and the focus moves into it', async ({ page }) => {
    await page.goto('./');
    await button(page).focus();
    await page.keyboard.press('Enter');
    const frame = await frameIn(page, 'book');
    await page.keyboard.press('Tab');
    expect(await frame.evaluate(() => document.activeElement?.textContent)).toBe('Choose');
  });

  test('stays a link to a new tab with a modifier key or the middle button', async ({ page }) => {
    await page.goto('./');
    await button(page).focus();
    await page.waitForLoadState('networkidle');
    for (const click of [
      { modifiers: ['ControlOrMeta' as const] },
      { modifiers: ['Shift' as const] },
      { button: 'middle' as const },
    ]) {
      const opened = page.context().waitForEvent('page');
      await button(page).click(click);
      await (await opened).waitForURL('**/booking-page');
    }
    await expect(place(page, 'book')).not.toHaveAttribute('data-embed');
  });

  test('counts each booking once, however often it is announced', async ({ page, counted }) => {
    await page.goto('./');
    await button(page).click();
    const frame = await frameIn(page, 'book');
    expect(await counted()).toEqual([]);
    const head = page.locator('#book .section-head');
    await expect(head).toBeVisible();
    await say(frame, booked('first'));
    await expect(head).toBeHidden();
    await say(frame, booked('first'));
    await say(frame, JSON.stringify(booked('first')));
    await say(frame, { event: 'viewed', visit: { id: 'first' } });
    await expect.poll(counted).toEqual(['Schedule']);
    await say(frame, booked('second'));
    await expect.poll(counted).toEqual(['Schedule', 'Schedule']);
  });

  test('counts once per calendar if bookings have no name', async ({ page, counted }) => {
    await page.goto('./');
    await button(page).click();
    const frame = await frameIn(page, 'book');
    await say(frame, booked());
    await say(frame, booked(42));
    await page.getByRole('link', { name: 'See free evenings' }).click();
    await say(await frameIn(page, 'book-again'), booked());
    await expect.poll(counted).toEqual(['Schedule', 'Schedule']);
  });

  test('accepts messages only from its own frame and origin', async ({ page, counted, provider }) => {
    await page.goto('./');
    await button(page).click();
    const frame = await frameIn(page, 'book');
    await page.evaluate((data) => postMessage(data, '*'), booked('self'));
    await page.evaluate((data) => {
      const source = document.querySelector('iframe')?.contentWindow ?? null;
      dispatchEvent(new MessageEvent('message', { data, origin: 'https://stranger.example', source }));
    }, booked('stranger'));
    await page.evaluate(([data, origin]) => dispatchEvent(new MessageEvent('message', { data, origin })), [
      booked('nobody'),
      provider.url,
    ] as const);
    // A nested frame has the right origin, but is not the one that was opened.
    await frame.evaluate((url) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: url }));
    }, `${provider.url}/inner`);
    await expect.poll(() => page.frames().length).toBe(3);
    const inner = page.frames().find((each) => each.url().endsWith('/inner'));
    await inner?.waitForLoadState();
    await inner?.evaluate((data) => top?.postMessage(data, '*'), booked('inner'));
    await page.waitForTimeout(200);
    expect(await counted()).toEqual([]);
    await say(frame, booked('own'));
    await expect.poll(counted).toEqual(['Schedule']);
  });

  test('has the height that it reports, and never shrinks', async ({ page }) => {
    await page.goto('./');
    await button(page).click();
    const frame = await frameIn(page, 'book');
    const height = () => page.locator('#book iframe').evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    for (const pixels of ['none', -5, 9e9, { px: 1 }]) await say(frame, { event: 'resized', pixels });
    await page.waitForTimeout(100);
    expect(await height()).toBe(before);
    await say(frame, { event: 'resized', pixels: '1100px' });
    await expect.poll(height).toBe(1100);
    await say(frame, { event: 'resized', pixels: 400 });
    await page.waitForTimeout(100);
    expect(await height()).toBe(1100);
  });

  for (const late of [false, true]) {
    test(`does not move the content above it${late ? ', even if its code is late' : ''}`, async ({ page }) => {
      if (late) {
        await page.route('**/assets/*.js', async (route) => {
          await page.waitForTimeout(700);
          await route.continue();
        });
      }
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        await page.goto('./');
        const shift = () =>
          page.evaluate(
            () =>
              new Promise<number>((done) => {
                const observer = new PerformanceObserver((list) => {
                  const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
                  done(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
                });
                observer.observe({ type: 'layout-shift', buffered: true });
                setTimeout(done, 300, 0);
              }),
          );
        const head = page.locator('#book h2');
        const top = await head.evaluate((element) => element.getBoundingClientRect().top + scrollY);
        await button(page).click();
        await frameIn(page, 'book');
        expect(await head.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBe(top);
        expect(await shift()).toBe(0);
      }
    });
  }

  for (const manner of ['says nothing', 'does not answer'] as const) {
    test(`becomes a link again when the provider ${manner}`, async ({ page, provider, counted }) => {
      await stopClock(page);
      await page.goto('./');
      provider.manner = manner;
      await button(page).click();
      await expect(page.locator('#book [role=status]')).toHaveText('Loading the calendar…');
      await expect.poll(() => provider.asked.length).toBe(1);
      await page.waitForTimeout(300);
      await page.clock.runFor(manner === 'says nothing' ? 4100 : 12_100);
      await expect(place(page, 'book')).toHaveAttribute('data-embed', 'late');
      await expect(page.locator('#book [role=status]')).toHaveText(/does not load here/);
      await expect(button(page)).toBeFocused();
      expect(await page.locator('#book iframe').evaluate((frame) => getComputedStyle(frame).opacity)).toBe('0');
      const opened = page.context().waitForEvent('page');
      provider.manner = 'greets';
      await page.keyboard.press('Enter');
      await (await opened).waitForURL('**/booking-page');
      expect(await counted()).toEqual([]);
    });
  }

  test('loads when the provider is only slow', async ({ page, provider }) => {
    await stopClock(page);
    await page.goto('./');
    provider.manner = 'says nothing';
    await button(page).click();
    await expect.poll(() => provider.asked.length).toBe(1);
    await page.waitForTimeout(300);
    await page.clock.runFor(4100);
    await expect(place(page, 'book')).toHaveAttribute('data-embed', 'late');
    const frame = await (await page.locator('#book iframe').elementHandle())?.contentFrame();
    if (frame) await say(frame, 'hello');
    await expect(place(page, 'book')).toHaveAttribute('data-embed', 'ready');
  });

  test('does not wait offline', async ({ page, context, allow }) => {
    allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('./');
    await button(page).focus();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await button(page).click();
    await expect(place(page, 'book')).toHaveAttribute('data-embed', 'late', { timeout: 2000 });
    await expect(button(page)).toBeVisible();
    await context.setOffline(false);
  });

  test('passes axe before, during and after loading, and fits on the smallest phone', async ({
    page,
    provider,
    allow,
  }) => {
    allow(axeLooksInFrames);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 700 });
      provider.manner = 'greets';
      await page.goto('./');
      expect(await violations(page)).toEqual([]);
      await button(page).click();
      await frameIn(page, 'book');
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.setViewportSize(desktop);
      expect(await violations(page)).toEqual([]);
      provider.manner = 'does not answer';
      await page.goto('./');
      await button(page).click();
      await expect(place(page, 'book')).toHaveAttribute('data-embed', 'waiting');
      expect(await violations(page)).toEqual([]);
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is a link to the page of the provider', async ({ page }) => {
      await page.goto('./');
      const opened = page.context().waitForEvent('page');
      await button(page).click();
      await (await opened).waitForURL('**/booking-page');
    });
  });
});
