import { expect, type Locator } from '@playwright/test';
import { changeTexts } from '../../change-texts.ts';
import { examplePages, exampleSite, intro, type Section } from './example-site.ts';
import { test as base, phone } from './test.ts';

/** The targets of their links do not exist on these pages, and embeds do not change slides. */
const pages = {
  '/': { intro },
  ...examplePages(
    'at',
    (_, { embed: __, ...props }) => changeTexts(props, (text) => (/^[#/]/.test(text) ? '/' : text)) as Section,
  ),
};

const test = base.extend({
  home: [
    async ({ serve }, use) => use(await serve(await exampleSite(pages, 'he-IL'))),
    { scope: 'test', timeout: 300_000 },
  ],
  contextOptions: { reducedMotion: 'reduce' },
});

test.describe.configure({ mode: 'parallel' });

test('no page scrolls sideways in right-to-left text', async ({ page }) => {
  test.setTimeout(600_000);
  for (const path of Object.keys(pages)) {
    await page.goto(`.${path}`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(over, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('a phone number keeps its order', async ({ page }) => {
  await page.goto('./at/header');
  const number = page.getByText('+1 555 010 0142').first();
  const [area, last] = [await leftOf(number, '+1'), await leftOf(number, '0142')];
  expect(area).toBeLessThan(last);
});

test('arrows, step numbers and close buttons are on the expected side', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('./at/serviceCards');
  await expect(page.locator('.service-cards-list .icon:last-child').first()).toHaveCSS('scale', '-1 1');
  await page.goto('./at/steps');
  const step = page.locator('.steps li').first();
  const words = await step.getByRole('heading').evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return range.getBoundingClientRect().right;
  });
  const { x, width } = (await step.boundingBox()) ?? { x: 0, width: 0 };
  // Its number is in the space before the text.
  expect(x + width - words).toBeGreaterThan(48);
  await page.goto('./at/popup');
  const dialog = page.locator('dialog').first();
  await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
  const close = await dialog.locator('.popup-close').boundingBox();
  const box = await dialog.boundingBox();
  expect((close?.x ?? 0) - (box?.x ?? 0)).toBeLessThan(48);
});

test('the left arrow key turns to the next slide', async ({ page }) => {
  await page.goto('./at/presentation');
  await page.locator('[data-open]').first().click();
  const dialog = page.locator('.presentation-dialog[open]');
  await expect(dialog.getByText('1 / 3')).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText('2 / 3')).toBeInViewport();
  await expect(dialog.getByText('1 / 3')).not.toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('1 / 3')).toBeInViewport();
});

/** Returns where a part of its text starts on the screen, in px. */
function leftOf(element: Locator, part: string): Promise<number> {
  return element.evaluate((shown, words) => {
    const text = [...shown.childNodes].find((node): node is Text => node instanceof Text && node.data.includes(words));
    if (!text) throw new Error(`"${words}" is not visible`);
    const range = document.createRange();
    range.setStart(text, text.data.indexOf(words));
    range.setEnd(text, text.data.indexOf(words) + words.length);
    return range.getBoundingClientRect().left;
  }, part);
}
