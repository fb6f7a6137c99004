import { colourRules, violations } from './axe.ts';
import { pagesOf } from './built-sites.ts';
import { cutOff, unreadAsSet } from './reader-settings.ts';
import { desktop, expect, phone, test, withoutPopup } from './test.ts';
import { tooWide } from './too-wide.ts';

// During a transition, colours are of neither state.
test.use({ reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel' });

const provider = 'https://slides.northpin.example/**';
const provided = '<!doctype html><html lang="en"><title>Slides</title><h1>Slides</h1>';

for (const path of pagesOf('first')) {
  test(`${path} fits on the smallest phone, and passes axe on phones and desktops in both colour schemes`, async ({
    page,
    allow,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await withoutPopup(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await tooWide(page), 'wider than 320 px').toEqual([]);
    expect(await unreadAsSet(page)).toEqual([]);
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const rules = colorScheme === 'dark' ? colourRules : undefined;
        expect(await violations(page, rules), `${size.width} px, ${colorScheme}`).toEqual([]);
      }
    }
    // A dialog with an embed requests its provider when it opens, not before.
    await page.route(provider, (route) => route.fulfill({ contentType: 'text/html', body: provided }));
    for (const dialog of await page.locator('dialog').all()) {
      if ((await dialog.locator('.embed').count()) > 0) allow(/^asked for https:\/\/slides\./);
      await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
      expect(await violations(page), `with its dialog ${await dialog.getAttribute('id')} open`).toEqual([]);
      await dialog.evaluate((element: HTMLDialogElement) => element.close());
    }
  });
}

test('axe reports violations, and colour rules report those of colours', async ({ page }) => {
  await page.goto('./');
  await withoutPopup(page);
  await page.evaluate(() => {
    const faint = document.createElement('p');
    faint.textContent = 'Hardly to be read';
    faint.style.color = '#777777';
    faint.style.backgroundColor = '#888888';
    document.querySelector('main')?.append(faint, document.createElement('img'));
  });
  expect(await violations(page)).toEqual([
    expect.stringMatching(/^color-contrast: /),
    expect.stringMatching(/^image-alt: /),
  ]);
  expect(await violations(page, colourRules)).toEqual([expect.stringMatching(/^color-contrast: /)]);
});

test('a screen that is too narrow is detected', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('./');
  await page.evaluate(() => {
    const wide = document.createElement('p');
    wide.id = 'wide';
    wide.style.width = '400px';
    document.querySelector('main')?.append(wide);
  });
  expect(await tooWide(page)).toContain('p#wide');
});

test('text that is cut off when readers set it larger or wider is detected', async ({ page }) => {
  await page.goto('./');
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.className = 'narrow';
    box.textContent = 'Call us';
    box.style.cssText = 'inline-size: max-content; overflow: hidden; white-space: nowrap';
    document.querySelector('main')?.append(box);
    box.style.inlineSize = `${box.offsetWidth}px`;
  });
  expect(await cutOff(page)).toEqual([]);
  expect(await unreadAsSet(page)).toEqual([
    'larger text at 640 px: div.narrow',
    'larger text at 1280 px: div.narrow',
    'spaced text at 320 px: div.narrow',
  ]);
});
