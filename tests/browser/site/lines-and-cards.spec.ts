import type { Page } from '@playwright/test';
import { examplePages, exampleSite, withoutTargets } from './example-site.ts';
import { test as base, desktop, expect } from './test.ts';

const measured = ['caseStudies', 'checklist', 'comparison', 'form', 'menu', 'packages'];
const pages = Object.fromEntries(
  Object.entries(examplePages('looks', (_, props) => withoutTargets(props))).filter(([path]) =>
    measured.includes(path.replace('/looks/', '')),
  ),
);

const test = base.extend({
  home: [
    async ({ serve }, use) =>
      use(
        await serve(
          await exampleSite({ '/': { intro: { block: 'pageIntro', headline: 'A page' } }, ...pages }, 'en-GB', 'bold'),
        ),
      ),
    { scope: 'test', timeout: 300_000 },
  ],
  contextOptions: { reducedMotion: 'reduce' },
});

/** The tops of boxes in rows of the same parent: those of a row are equal if its boxes are in line. */
function unevenRows(page: Page, rows: string, inside: string): Promise<string[]> {
  return page.locator(rows).evaluateAll(
    (all, selector) =>
      all.flatMap((row) => {
        const items = [...row.children].filter((item) => item.querySelector(selector));
        return items.flatMap((item, index) => {
          const before = items[index - 1];
          if (!before || item.getBoundingClientRect().top !== before.getBoundingClientRect().top) return [];
          const [one, other] = [before, item].map(
            (cell) => cell.querySelector(selector)?.getBoundingClientRect().top ?? 0,
          );
          return Math.abs(Number(one) - Number(other)) > 1 ? [item.textContent ?? ''] : [];
        });
      }),
    inside,
  );
}

test('items as cards have the border of the theme', async ({ page }) => {
  const cards = {
    caseStudies: '.case-studies-single',
    checklist: '.checklist-card .checklist',
    menu: '.menu-cards .menu-group li',
    packages: '.packages-cards > li, .packages-single > li',
  };
  for (const [name, selector] of Object.entries(cards)) {
    await page.goto(`./looks/${name}`);
    const borders = await page
      .locator(selector)
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).borderTopWidth))]);
    expect.soft(borders, name).toEqual(['3px']);
  }
});

test('fields beside each other are in line where a label has two lines', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('./looks/form');
  await page.locator('.lead-form-fields .field:first-child > .field-label').evaluateAll((labels) => {
    for (const label of labels) label.textContent = 'Which of the days of the week suits all of you best? '.repeat(3);
  });
  expect(await unevenRows(page, '.lead-form-fields', '.field-input')).toEqual([]);
});

test('a box fades while more follows, and only then', async ({ page }) => {
  const mask = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((box) => getComputedStyle(box).maskImage !== 'none');
  for (const [name, selector] of Object.entries({ comparison: '.scroll-region', menu: '.menu-tabs-nav > ul' })) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`./looks/${name}`);
    const box = page.locator(selector).first();
    // Long enough to scroll in any font.
    await box.evaluate((one) => {
      (one.firstElementChild as HTMLElement).style.minInlineSize = '40rem';
    });
    await expect.poll(() => mask(selector), name).toBe(true);
    await box.evaluate((one) => one.scrollTo(one.scrollWidth, 0));
    await expect.poll(() => mask(selector), name).toBe(false);
    await page.setViewportSize(desktop);
    await expect.poll(() => mask(selector), name).toBe(false);
  }
});
