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

/** The dialogs that axe has checked: most pages have the same. */
const checked = new Set<string>();

// Half of the pages in each test: axe is compiled once for all of them, and two processes share them.
for (const half of [0, 1]) {
  test(`pages, half ${half + 1}, fit on the smallest phone, and pass axe on phones and desktops in both colour schemes`, async ({
    page,
    allow,
  }) => {
    test.setTimeout(300_000);
    // A dialog with an embed requests its provider when it opens, not before.
    await page.route(provider, (route) => route.fulfill({ contentType: 'text/html', body: provided }));
    const opened: string[] = [];
    page.on('request', (request) => opened.push(request.url()));
    for (const path of pagesOf('first').filter((_, index) => index % 2 === half)) {
      await page.emulateMedia({ colorScheme: 'light' });
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await withoutPopup(page);
      await page.setViewportSize({ width: 320, height: 700 });
      expect.soft(await tooWide(page), `${path}, wider than 320 px`).toEqual([]);
      expect.soft(await unreadAsSet(page), path).toEqual([]);
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const rules = colorScheme === 'dark' ? colourRules : undefined;
          expect.soft(await violations(page, rules), `${path}, ${size.width} px, ${colorScheme}`).toEqual([]);
        }
      }
      expect
        .soft(
          opened.filter((url) => url.startsWith('https://slides.')),
          `${path} before a dialog opens`,
        )
        .toEqual([]);
      for (const dialog of await page.locator('dialog').all()) {
        const html = await dialog.evaluate((element) => element.innerHTML);
        if (checked.has(html)) continue;
        checked.add(html);
        if ((await dialog.locator('.embed').count()) > 0) allow(/^asked for https:\/\/slides\./);
        await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
        const found = await violations(page);
        expect.soft(found, `${path} with its dialog ${await dialog.getAttribute('id')} open`).toEqual([]);
        await dialog.evaluate((element: HTMLDialogElement) => element.close());
      }
      opened.length = 0;
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
