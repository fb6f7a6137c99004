import type { Page } from '@playwright/test';
import { pagesOf } from './built-sites.ts';
import { expect, phone, test, withoutPopup } from './test.ts';

// What the first site promises about its looks and its ways to get in touch. Each page is opened once.
test.use({ reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel' });

const desk = { width: 1440, height: 900 };

/** Returns the links that stand alone, outside of a sentence, and are too low for a finger. */
const lowLinks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a')].flatMap((link) => {
      const { height } = link.getBoundingClientRect();
      const isInText = [...(link.parentNode?.childNodes ?? [])].some(
        (node) => node instanceof Text && node.data.trim() !== '',
      );
      // The whole card is the link.
      const isCard = getComputedStyle(link, '::after').position === 'absolute';
      const isShown = link.checkVisibility({ visibilityProperty: true }) && height > 1;
      return isShown && !isInText && !isCard && height < 24 ? `${link.textContent?.trim()} (${height})` : [];
    }),
  );

/** Returns how many items each row of a list has. */
const rows = (page: Page, list: string) =>
  page
    .locator(list)
    .first()
    .evaluate((element) => {
      const tops = [...element.children].map((item) => Math.round(item.getBoundingClientRect().top));
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    });

/** Returns one measure of each element, in whole pixels. */
const sizes = (page: Page, selector: string, measure: 'bottom' | 'height' | 'width') =>
  page
    .locator(selector)
    .evaluateAll((all, measure) => all.map((one) => Math.round(one.getBoundingClientRect()[measure])), measure);

/** The form is in the first screen, and its first field at least on phones. */
async function beginsWithForm(page: Page): Promise<void> {
  const form = page.locator('main form').first();
  const end = async (part: string) => {
    const box = await form.locator(part).first().boundingBox();
    return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
  };
  await page.setViewportSize(phone);
  expect(await end('.field-input'), 'the first field on a phone').toBeLessThan(700);
  await page.setViewportSize(desk);
  expect(await end('button[type="submit"]'), 'the button on a desktop').toBeLessThan(900);
  await expect(page.locator('.action-bar:visible')).toHaveCount(0);
}

/** Returns the controls that the bar at the bottom covers while they have the focus. */
const coveredByBar = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.action-bar');
    return [...document.querySelectorAll<HTMLElement>('a, button, input')].flatMap((control) => {
      control.focus();
      if (document.activeElement !== control || bar?.contains(control)) return [];
      const shown = bar?.checkVisibility({ visibilityProperty: true });
      const top = bar?.getBoundingClientRect().top ?? 0;
      return shown && control.getBoundingClientRect().bottom > top ? `${control.textContent}` : [];
    });
  });

/** Returns which share of its section the calendar gets once it is open, on a desktop and on a phone. */
async function calendarWidths(page: Page): Promise<number[]> {
  const place = page.locator('#calendly-section .scheduler-place');
  const shares: number[] = [];
  await place.evaluate((element) => element.setAttribute('data-embed', 'waiting'));
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    shares.push(await place.evaluate((element) => element.clientWidth / (element.parentElement?.clientWidth ?? 0)));
  }
  await place.evaluate((element) => element.removeAttribute('data-embed'));
  await page.setViewportSize(desk);
  return shares;
}

const checks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  './': async (page) => {
    // 15% and 20% shorter than before its sections shared one rhythm.
    for (const [size, most] of [
      [desk, 4663],
      [phone, 6563],
    ] as const) {
      await page.setViewportSize(size);
      expect(await page.evaluate(() => document.documentElement.scrollHeight), `${size.width} px`).toBeLessThan(most);
    }
    const lastReason = page.getByRole('heading', { name: 'contracts to sign' });
    expect((await lastReason.boundingBox())?.height, 'the title of a reason, on one line of a phone').toBeLessThan(40);
    await page.setViewportSize({ width: 820, height: 900 });
    await expect(page.locator('.header-menu a').first()).toBeVisible();
    await expect(page.locator('.header-toggle')).toBeHidden();
    expect(await rows(page, '.reasons-side'), 'a figure and its words share a line').toEqual([1, 1, 1, 1, 1]);
    await page.setViewportSize({ width: 768, height: 900 });
    const lines = await page.locator('.reasons-side .reasons-figure').evaluateAll((figures) =>
      figures.map((figure) => {
        const text = document.createRange();
        text.selectNodeContents(figure);
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(lines, 'each figure on one line of a tablet').toEqual([1, 1, 1, 1, 1]);
    await page.setViewportSize({ width: 1024, height: 900 });
    const figure = page.locator('.reasons-side .reasons-figure').first();
    const { height, lineHeight } = await figure.evaluate((element) => ({
      height: element.getClientRects()[0]?.height ?? 0,
      lineHeight: Number.parseFloat(getComputedStyle(element).fontSize),
    }));
    expect(height, '"30 days" on one line, with its scale').toBeLessThan(2 * lineHeight);
    await page.setViewportSize(desk);
    const heights = await page
      .locator('#get-started, #calendly-section')
      .evaluateAll((all) => all.map((section) => section.clientHeight));
    expect((heights[1] ?? 0) * 3, 'the call is a line below the audit').toBeLessThan(heights[0] ?? 0);
    expect(await calendarWidths(page), 'a calendar has all of the line').toEqual([1, 1]);
    expect(await rows(page, '.service-cards-pictures'), 'a large card and a wide one, then two small ones').toEqual([
      2, 2,
    ]);
    const [large = 0, wide = 0] = await sizes(page, '.service-cards-pictures > li', 'height');
    expect(large).toBeGreaterThan(2 * wide);
    const ends = await sizes(page, '.reasons-side > :is(:first-child, :last-child)', 'bottom');
    expect(ends[0], 'both sides of the panel end together').toBe(ends[1]);
    expect(new Set(await sizes(page, '.ranks .map', 'width')).size, 'what was and what is, equally large').toBe(1);
    const baselines = await page.locator('.reasons-side > :not(:first-child)').evaluateAll((items) =>
      items.map((item) => {
        const [figure = 0, title = 0] = ['.reasons-figure', 'h3'].map((part) => {
          const mark = document.createElement('i');
          mark.style.display = 'inline-block';
          item.querySelector(part)?.append(mark);
          const { bottom } = mark.getBoundingClientRect();
          mark.remove();
          return Math.round(bottom);
        });
        return figure - title;
      }),
    );
    expect(baselines, 'figures on the lines of their titles').toEqual([0, 0, 0, 0]);
    const middles = await page
      .locator('#calendly-section')
      .locator(':is(h2, h3, .scheduler-chosen, .button):visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => top + height / 2));
    const [first = 0, ...others] = middles;
    for (const other of others) expect(Math.abs(other - first), 'the call and its hours on one line').toBeLessThan(6);
    await expect(page.locator('#get-started .button'), 'one ask at the end').toHaveCount(1);
    await expect(page.locator('#calendly-section .button:not(.button-quiet)')).toHaveCount(0);

    await page.setViewportSize(phone);
    expect(await rows(page, '#firms .logos')).toEqual([3, 3]);
    const bar = page.locator('.action-bar');
    await expect(bar, 'hidden beside the buttons of the first section').toBeHidden();
    await page.locator('#services').scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(bar).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(bar, 'hidden where things may move, too').toBeHidden();
    // A page that scrolls smoothly is not yet where it will be.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.locator('#services').scrollIntoViewIfNeeded();
    expect(await coveredByBar(page)).toEqual([]);
    await page.locator('#newsletter input:visible').first().focus();
    await expect(bar).toBeHidden();
    await page.locator('.header-toggle').click();
    await expect(bar, 'hidden under the menu').toBeHidden();
    await page.keyboard.press('Escape');
    await expect(bar).toBeVisible();
    await page.locator('#get-started .button').first().click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await expect(bar, 'hidden under a dialog').toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('dialog[open]'), 'not on paper').toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');

    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
    await expect(page.locator('.banner')).toBeHidden();
    expect(await page.locator('.header').evaluate((header) => getComputedStyle(header).position)).toBe('static');
  },
  './free-audit': beginsWithForm,
  './google-maps-ranking': beginsWithForm,
  './house-cleaning-ad': beginsWithForm,
  './map-ranking-2': beginsWithForm,
  './rank-72-hours': beginsWithForm,
  './book-call': async (page) => {
    for (const size of [desk, phone]) {
      await page.setViewportSize(size);
      const button = await page.locator('.scheduler-book .button').boundingBox();
      expect((button?.y ?? 600) + (button?.height ?? 0), `${size.width} px`).toBeLessThan(600);
    }
    await page.setViewportSize({ width: 768, height: 900 });
    expect(await rows(page, '.reasons'), 'the last reason has its row, too').toEqual([1, 2, 1]);
    const [list, last] = await page
      .locator('.reasons, .reasons > :last-child')
      .evaluateAll((elements) => elements.map((element) => element.clientWidth));
    expect(last).toBe(list);
  },
  './pricing': async (page) => {
    await page.setViewportSize({ width: 960, height: 900 });
    expect(await rows(page, '.packages')).toEqual([3]);
    await page.setViewportSize({ width: 768, height: 900 });
    expect(await rows(page, '.packages')).toEqual([1, 1, 1]);

    const prices = page.locator('.packages > li').first().locator('.period-price');
    await page.locator('.periods-switch input').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(prices.filter({ visible: true })).toHaveText(['$6,075 per year']);
    await page.keyboard.press('ArrowLeft');
    await expect(prices.filter({ visible: true })).toHaveText(['$675 per month']);

    await page.emulateMedia({ media: 'print' });
    await expect(prices.filter({ visible: true })).toHaveText(['$675 per month', '$6,075 per year']);
    const answers = page.locator('.faq-list details p');
    for (const answer of await answers.all()) {
      expect(await answer.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
    }
  },
  './map-ranking': async (page) => {
    await beginsWithForm(page);
    const figures = page.locator('.case-studies dl').first().locator('> div');
    const edges = await figures.evaluateAll((all) =>
      all.map((figure) => getComputedStyle(figure).borderInlineStartWidth),
    );
    expect(edges, 'a line between "17 to 1" and "14 to 61"').toEqual(['1px', '1px']);
  },
};

for (const path of pagesOf('first')) {
  test(`${path} leads to the prices, and has links that a finger hits`, async ({ page }) => {
    await page.setViewportSize(desk);
    await page.goto(path);
    await withoutPopup(page);
    expect(await page.locator('a[href="/pricing"]:visible').count()).toBeGreaterThan(0);
    for (const size of [desk, phone]) {
      await page.setViewportSize(size);
      expect(await lowLinks(page), `${size.width} px`).toEqual([]);
    }
    await checks[path]?.(page);
  });
}
