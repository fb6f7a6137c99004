import type { Page } from '@playwright/test';
import { presetNames } from '../../../renderer/build/inputs/theme/theme-sheets.ts';
import { examplePages, exampleSite, intro, withoutTargets } from './example-site.ts';
import { test as base, desktop, expect } from './test.ts';

const all = examplePages('looks', (_, props) => withoutTargets(props));

/** Tests over the examples of some blocks, in a preset with other values of tokens. */
function testOver(blocks: readonly string[], preset: string, tokens = '') {
  const pages = Object.fromEntries(
    Object.entries(all).filter(([path]) => blocks.includes(path.replace('/looks/', ''))),
  );
  return base.extend({
    home: [
      async ({ serve }, use) =>
        use(await serve(await exampleSite({ '/': { intro }, ...pages }, 'en-GB', preset, tokens))),
      { scope: 'test', timeout: 300_000 },
    ],
    contextOptions: { reducedMotion: 'reduce' },
  });
}

const test = testOver(['caseStudies', 'checklist', 'comparison', 'form', 'menu', 'packages'], 'bold');

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

/** Items as cards, by block, and the width that shows them so. */
const cards: Readonly<Record<string, readonly [selector: string, width?: number]>> = {
  agenda: ['.agenda-cards > li'],
  caseStudies: ['.case-studies-cards, .case-studies-single'],
  checklist: ['.checklist-card .checklist'],
  comparison: ['.comparison-cards tr:not(thead tr)', 390],
  contactDetails: ['.contact-cards .card'],
  directory: ['.directory-cards'],
  form: ['.form-card, .form-cover .lead-form, .form-split .lead-form'],
  hero: ['.hero-form .lead-form'],
  locations: ['.locations:not([class*="locations-"]) > li'],
  menu: ['.menu-cards .menu-group li'],
  packages: ['.packages-cards > li:not(.packages-popular), .packages-single > li'],
  priceList: ['.price-list-cards .card'],
  serviceCards: ['.service-cards-grid > li, .service-cards-pictures > li'],
};

for (const [preset, value, width] of [
  ['bold', '3px solid red', '3px'],
  ['plain', '3px solid red', '3px'],
  ['bold', 'none', '0px'],
  ['plain', 'none', '0px'],
] as const) {
  testOver(
    Object.keys(cards),
    preset,
    `--card-border: ${value};`,
  )(`items as cards have the border ${value} of the theme, in the preset ${preset}`, async ({ page, allow }) => {
    allow(/./);
    for (const [name, [selector, screen = desktop.width]] of Object.entries(cards)) {
      await page.setViewportSize({ width: screen, height: 900 });
      await page.goto(`./looks/${name}`);
      const borders = await page
        .locator(selector)
        .evaluateAll((items) => [...new Set(items.map((one) => getComputedStyle(one).borderTopWidth))]);
      expect.soft(borders, name).toEqual([width]);
    }
  });
}

for (const preset of presetNames) {
  testOver(['packages'], preset)(`names of packages are in line in the preset ${preset}`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('./looks/packages');
    const rows = '.packages:not(.packages-rows, .packages-single)';
    expect(await unevenRows(page, rows, ':is(h2, h3)'), 'as they are').toEqual([]);
    await page.locator('.packages-badge').evaluateAll((badges) => {
      for (const badge of badges) badge.remove();
    });
    expect(await unevenRows(page, rows, ':is(h2, h3)'), 'without badges').toEqual([]);
  });
}

for (const width of ['1px', '8px']) {
  testOver(
    ['steps'],
    'plain',
    `--rule-mark: ${width} solid var(--accent);`,
  )(`the numbers of steps are round with marks of ${width}`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('./looks/steps');
    const shapes = await page.locator('[class^="steps"] > li').evaluateAll((items) =>
      items.map((item) => {
        const { width, height, borderTopLeftRadius, borderTopWidth } = getComputedStyle(item, '::before');
        const isRound = Number.parseFloat(borderTopLeftRadius) >= Number.parseFloat(width) / 2;
        return width === height && isRound ? borderTopWidth : `${width} by ${height}, ${borderTopLeftRadius}`;
      }),
    );
    expect([...new Set(shapes)]).toEqual([width]);
  });
}

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
