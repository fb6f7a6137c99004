import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { pagesOf } from './built-sites.ts';
import { desktop, expect, phone, test } from './test.ts';

test.use({ reducedMotion: 'reduce' });

for (const path of pagesOf('first')) {
  test(`${path} has nothing for axe to find, on phones and desktops, by day and by night`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page), `${size.width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });

  test(`${path} fits a screen of 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    expect(await tooWide(page)).toEqual([]);
  });
}

test('axe finds what is wrong', async ({ page }) => {
  await page.goto('./');
  await page.evaluate(() => {
    const faint = document.createElement('p');
    faint.textContent = 'Hardly to be read';
    faint.style.color = faint.style.backgroundColor = '#777777';
    document.querySelector('main')?.append(faint, document.createElement('img'));
  });
  expect(await violations(page)).toEqual([
    expect.stringMatching(/^color-contrast: /),
    expect.stringMatching(/^image-alt: /),
  ]);
});

test('a screen that is too narrow shows', async ({ page }) => {
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

/** What reaches beyond the right edge of the screen and can be seen there; what scrolls in its own box does not count. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isBoxed = (element: Element): boolean => {
      const box = element.parentElement;
      if (box === null || box === document.body) return false;
      return getComputedStyle(box).overflowX !== 'visible' || isBoxed(box);
    };
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > innerWidth + 1 && element.checkVisibility() && !isBoxed(element),
    );
    const scrolls = (document.scrollingElement?.scrollWidth ?? 0) > innerWidth;
    return [...(scrolls ? ['the page scrolls'] : []), ...wide.map(({ localName, id }) => `${localName}#${id}`)];
  });
}
