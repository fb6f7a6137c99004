import { expect } from '@playwright/test';
import { colourRules, violations } from './axe.ts';
import { examplePages, exampleSite, intro, withoutTargets } from './example-site.ts';
import { test as base } from './test.ts';

const pages = {
  '/': { intro },
  '/open': { intro, way: { block: 'map', headline: 'Find us', organization: true, status: true } },
  ...examplePages('at', (_, props) => withoutTargets(props)),
};

const test = base.extend({
  home: [
    async ({ serve }, use) => use(await serve(await exampleSite(pages, 'en-GB'))),
    { scope: 'test', timeout: 300_000 },
  ],
  contextOptions: { reducedMotion: 'reduce' },
});

test.describe.configure({ mode: 'parallel' });

/** Several headers, footers and bars are on one page here, as on no page of a site. */
const ofWholePages = /^(?:landmark|region|aria-dialog-name)/;

for (const [scheme, width] of [
  ['light', 1280],
  ['dark', 320],
] as const) {
  test(`every example passes axe in ${scheme} colours, ${width} wide`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    for (const path of Object.keys(pages)) {
      await page.goto(`.${path}`);
      await page.evaluate(() => {
        for (const iframe of document.querySelectorAll('iframe')) iframe.remove();
      });
      const found = await violations(page, scheme === 'dark' ? colourRules : undefined);
      expect
        .soft(
          found.filter((violation) => !ofWholePages.test(violation)),
          path,
        )
        .toEqual([]);
    }
  });
}

test('tabs are chosen with arrows, Home and End, and by the address', async ({ page }) => {
  await page.goto('./at/tabs');
  const section = page.locator('#tabs-0');
  const tabs = section.getByRole('tab');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  const last = (await tabs.count()) - 1;
  const isOpen = async (index: number) => {
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(section.locator('[role=tabpanel]:not([hidden])')).toHaveCount(1);
    await expect(page.locator(`#tabs-0-${index + 1}`)).toBeVisible();
  };
  await tabs.first().focus();
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', last],
    ['Home', 0],
    ['End', last],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs.nth(index)).toBeFocused();
    await isOpen(index);
  }
  await page.evaluate(() => {
    location.hash = '#tabs-0-2';
  });
  await isOpen(1);
});

test('the chosen tab is the only one with a mark in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('./at/tabs');
  await expect(page.locator('#tabs-0').getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  const widths = await page.getByRole('tab').evaluateAll((tabs) =>
    tabs.map((tab) => {
      const { borderBlockEndWidth, borderInlineStartWidth } = getComputedStyle(tab);
      return [tab.ariaSelected, borderBlockEndWidth !== '0px' || borderInlineStartWidth !== '0px'].join();
    }),
  );
  expect(new Set(widths)).toEqual(new Set(['true,true', 'false,false']));
});

test('the large bubble of three ends with the last of the two beside it, and holds stars and author', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./at/testimonials');
  const boxes = (of: string) =>
    page.locator(`.testimonials-bubbles ${of}`).evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  const [large, beside, last] = await boxes('.figure');
  expect(last?.bottom).toBeCloseTo(large?.bottom ?? 0, 0);
  expect(beside?.left).toBeGreaterThan(large?.right ?? 1280);
  for (const part of ['.stars', 'figcaption']) {
    const [inside] = await boxes(part);
    expect(inside?.top).toBeGreaterThan(large?.top ?? 800);
    expect(inside?.bottom).toBeLessThan(large?.bottom ?? 0);
    expect(inside?.left).toBeGreaterThan(large?.left ?? 1280);
  }
});

for (const width of [390, 1280]) {
  test(`numbers of steps do not cover their pictures, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('./at/steps');
    const room = await page.locator('.steps-pictures > li').evaluateAll((steps) =>
      steps.map((step) => {
        const [title, picture] = ['h2, h3', 'img'].map((of) => step.querySelector(of)?.getBoundingClientRect());
        if (!title || !picture) return 0;
        return title.left - (title.top < picture.bottom ? picture.right : picture.left);
      }),
    );
    expect(room).toHaveLength(3);
    for (const left of room) expect(left).toBeGreaterThanOrEqual(36);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs lead to their panels, and a countdown says its day', async ({ page }) => {
    await page.goto('./at/tabs');
    await page.locator('#tabs-0 .tabs-list a').nth(1).click();
    await expect(page.locator('#tabs-0-2')).toBeVisible();
    await page.goto('./at/countdown');
    await expect(page.locator('#countdown-0 [role=timer]')).toContainText('31 March 2098');
  });
});

test('a countdown shows what is left, then its last words', async ({ page }) => {
  await page.clock.install({ time: new Date('2098-03-31T22:58:30Z') });
  await page.goto('./at/countdown');
  const left = page.locator('#countdown-0 .countdown-left');
  await expect(left.getByRole('timer')).toContainText(/\d+ (?:hours?|minutes?)/);
  await page.clock.fastForward('30:00:00');
  await expect(left).toContainText('The sale is over.');
  await expect(left.getByRole('timer')).toBeHidden();
});

test('a page says whether the business is open, by its own clock', async ({ page }) => {
  // Friday, 17:58 in London; the reader's clock is elsewhere.
  await page.clock.install({ time: new Date('2027-06-04T16:58:00Z') });
  await page.goto('./open');
  const status = page.locator('[data-island="status"]');
  await expect(status).toHaveText('Open until 18:00');
  await page.clock.fastForward('03:00');
  await expect(status).toHaveText('Closed, opens tomorrow at 09:00');
  await expect(status).toHaveAttribute('data-state', 'closed');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a page says the hours of the week', async ({ page }) => {
    await page.goto('./open');
    await expect(page.locator('#way')).toContainText(/Mon.*18:00|Mon.*6 pm/);
  });
});

test('the bar of phones makes way for fields and is not on wide screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('./at/actionBar');
  const bar = page.locator('.action-bar').first();
  await expect(bar).toBeInViewport();
  for (const action of await bar.getByRole('link').all())
    expect((await action.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // The field of a page that has both.
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('input'), { ariaLabel: 'Name' })),
  );
  await page.getByLabel('Name').focus();
  await expect(bar).toBeHidden();
  await page.getByLabel('Name').blur();
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect(bar).toBeHidden();
});
