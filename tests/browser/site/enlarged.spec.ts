import type { Page } from '@playwright/test';
import { galleryLayouts } from '../../../renderer/blocks/gallery/view.tsx';
import { exampleSite, intro } from './example-site.ts';
import { test as base, expect, phone } from './test.ts';

const layouts = Object.keys(galleryLayouts);
const items = ['quay', 'oven', 'mill'].map((name) => ({
  picture: { src: `${name}.jpg`, alt: `The ${name}`, caption: `By the ${name}` },
}));
const gallery = (layout: string) => ({ block: 'gallery', headline: `As ${layout}`, layout, enlarge: true, items });
const sections = Object.fromEntries(layouts.slice(1).map((layout) => [layout, gallery(layout)]));
const { layout: _, ...grid } = gallery('grid');
const pages = { '/': { intro, grid, ...sections } };

const test = base.extend({
  home: [
    async ({ serve }, use) => use(await serve(await exampleSite(pages, 'en-GB'))),
    { scope: 'test', timeout: 300_000 },
  ],
  contextOptions: { reducedMotion: 'reduce' },
});

const dialog = (page: Page) => page.getByRole('dialog');
const shown = (page: Page, alt: string) => dialog(page).getByRole('img', { name: alt });

for (const layout of layouts) {
  test(`a picture of the layout ${layout} opens in a dialog, which keys turn and leave`, async ({ page, baseURL }) => {
    await page.goto('./');
    const link = page.locator(`#${layout}`).getByRole('link', { name: 'The oven' });
    await link.click();
    await expect(shown(page, 'The oven')).toBeInViewport({ ratio: 0.9 });
    await expect(dialog(page)).toContainText('By the oven');
    expect(await shown(page, 'The oven').evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();
    await page.keyboard.press('ArrowRight');
    await expect(shown(page, 'The mill')).toBeInViewport({ ratio: 0.9 });
    await expect(shown(page, 'The oven')).not.toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await expect(shown(page, 'The quay')).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('End');
    await expect(shown(page, 'The mill')).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('ArrowLeft');
    await expect(shown(page, 'The oven')).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
    expect(page.url()).toBe(baseURL);
    await page.keyboard.press('Enter');
    await expect(shown(page, 'The oven')).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(shown(page, 'The mill')).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(link).toBeFocused();
  });
}

test('every link leads to the file of a whole picture', async ({ page, request }) => {
  await page.goto('./');
  const links = page.locator('.gallery a');
  await expect(links).toHaveCount(layouts.length * items.length);
  for (const href of new Set(await links.evaluateAll((all: HTMLAnchorElement[]) => all.map((link) => link.href)))) {
    const { ok, type } = await request
      .get(href)
      .then((file) => ({ ok: file.ok(), type: file.headers()['content-type'] }));
    expect([ok, type], href).toEqual([true, 'image/webp']);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a swipe turns the pictures, and a press beside them leaves', async ({ page, context }) => {
    await page.goto('./');
    await page.locator('#grid').getByRole('link', { name: 'The quay' }).tap();
    await expect(shown(page, 'The quay')).toBeInViewport({ ratio: 0.9 });
    const touch = await context.newCDPSession(page);
    const at = (type: 'touchStart' | 'touchMove', x: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 420 }] });
    await at('touchStart', 330);
    for (let x = 310; x >= 60; x -= 25) await at('touchMove', x);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(shown(page, 'The oven')).toBeInViewport({ ratio: 0.9 });
    await page.touchscreen.tap(195, 60);
    await expect(dialog(page)).toBeHidden();
  });
});

test('a press before the code has come waits for it, and with a modifier key opens the file', async ({
  page,
  context,
}) => {
  await page.route('**/islands/gallery*.js', async (route) => {
    await new Promise((late) => setTimeout(late, 600));
    await route.continue();
  });
  await page.goto('./');
  const link = page.locator('#grid').getByRole('link', { name: 'The oven' });
  await link.click({ noWaitAfter: true });
  await expect(shown(page, 'The oven')).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Escape');
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  expect((await opened).url()).toMatch(/\/assets\/oven-\w+-480\.webp$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture leads to its file', async ({ page, allow }) => {
    // Chromium styles the file that it shows; the policy of the site refuses that.
    allow(/inline style/);
    await page.goto('./');
    await page.locator('#grid').getByRole('link', { name: 'The oven' }).click();
    await page.waitForURL(/\/assets\/oven-\w+-480\.webp$/);
  });
});
