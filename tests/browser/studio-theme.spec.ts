import { expect, type Page } from '@playwright/test';
import { violations } from './site/axe.ts';
import { difference, frame, opened, saved, test } from './studio-site.ts';

test.use({ viewport: { width: 1280, height: 860 } });

async function openTheme(page: Page, group: string): Promise<void> {
  await page.getByRole('tab', { name: 'Theme' }).click();
  const details = page.locator('.theme details', {
    has: page.locator('summary', { hasText: new RegExp(`^${group}`) }),
  });
  await expect(details).toBeVisible();
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
}

/** The ground of the first button on the page. */
const buttonColour = (page: Page) =>
  frame(page)
    .locator('#hero a')
    .first()
    .evaluate((link) => getComputedStyle(link).backgroundColor);

test.describe('on the first site', () => {
  test.use({ isLarge: true });

  test('colours, corners and fonts change in theme.css alone, show on the page, and are undone', async ({
    page,
    site,
  }) => {
    test.setTimeout(180_000);
    const start = site.sources();
    await opened(page, await site.start());
    await openTheme(page, 'Colours');

    // One side of a colour: what it is by night stays.
    await saved(page, /^Edit accent-fill of the theme · saved in templates\/theme\.css/, async () => {
      await page.getByLabel('Accent fill by day', { exact: true }).fill('#0f5132');
      await page.keyboard.press('Enter');
    });
    await expect.poll(() => buttonColour(page)).toBe('rgb(15, 81, 50)');
    expect(difference(start, site.sources())).toEqual([
      '---accent-fill: light-dark(oklch(0.48 0.17 258), oklch(0.8 0.115 245));',
      '+--accent-fill: light-dark(#0f5132, oklch(0.8 0.115 245));',
    ]);

    await openTheme(page, 'Corners');
    const radius = page.getByLabel('Radius button', { exact: true });
    await saved(page, /^Edit radius-button of the theme/, async () => {
      await radius.fill('14');
      await radius.press('Enter');
    });
    await openTheme(page, 'Fonts');
    await saved(page, /^Edit font-display of the theme/, () =>
      page.getByLabel('Font display', { exact: true }).selectOption({ label: 'Charter' }),
    );
    await expect
      .poll(() =>
        frame(page)
          .locator('h1')
          .evaluate((title) => getComputedStyle(title).fontFamily),
      )
      .toMatch(/^Charter/);
    expect([...site.sources()].filter(([name, text]) => start.get(name) !== text).map(([name]) => name)).toEqual([
      'templates/theme.css',
    ]);

    for (const token of ['font-display', 'radius-button', 'accent-fill'])
      await saved(page, new RegExp(`^Undo: Edit ${token} `), () => page.getByRole('button', { name: /^Undo/ }).click());
    expect(site.sources()).toEqual(start);
  });
});

test('a colour that is hard to read says so before it is saved, and offers one that is not', async ({ page, site }) => {
  test.setTimeout(120_000);
  await opened(page, await site.start());
  await openTheme(page, 'Colours');
  const ink = page.getByLabel('Ink by day', { exact: true });
  const row = page.locator('.colour', { has: ink });
  await ink.fill('#9a9a9a');
  await expect(row.locator('.ratio')).toHaveAttribute('data-low', 'true');
  await expect(row.locator('.colour-low')).toHaveText(/Too little contrast beside .*: it needs 4\.5 to 1\. Use #/);
  await saved(page, /^Edit ink of the theme/, () => row.getByRole('button', { name: /^Use #/ }).click());
  await expect(row.locator('.ratio')).not.toHaveAttribute('data-low', 'true');
  await expect(ink).toHaveValue(/^#[\da-f]{6}$/);
});

test('a value that no style can use is not written', async ({ page, site }) => {
  test.setTimeout(120_000);
  const start = site.sources();
  await opened(page, await site.start());
  await openTheme(page, 'Colours');
  const ink = page.getByLabel('Ink by day', { exact: true });
  await ink.fill('red; } body { display: none');
  await ink.press('Enter');
  await expect(page.locator('.status-text')).toHaveText(
    /^Not saved: --ink cannot be "light-dark\(red; .*: this is not one value/,
  );
  await ink.fill('banana');
  await expect(page.locator('.colour', { has: ink }).locator('.colour-low')).toHaveText(/: this is not a colour\.$/);
  await ink.press('Escape');
  expect(site.sources()).toEqual(start);
});

test('a whole site gets another theme and the colours of a brand', async ({ page, site }) => {
  test.setTimeout(120_000);
  const start = site.sources();
  await opened(page, await site.start());
  await page.getByRole('tab', { name: 'Theme' }).click();
  await saved(page, /^Start from the theme bold/, () => page.getByLabel('Starts from the theme').selectOption('bold'));
  expect(difference(start, site.sources())).toEqual([
    '-@import "frontage/themes/plain.css";',
    '+@import "frontage/themes/bold.css";',
  ]);
  await page.locator('summary', { hasText: 'All colours from one' }).click();
  await page.getByLabel('Colour of the brand, as CSS writes it').fill('#b45309');
  await saved(page, /^Colour everything from #b45309/, () =>
    page.getByRole('button', { name: 'Colour everything' }).click(),
  );
  await expect(page.locator('.problems summary').first()).toHaveText('No problems');
  await expect.poll(() => buttonColour(page)).toMatch(/^(?:rgb\(18\d, 8\d, \d\)|oklch\(0\.55\d 0\.1)/);
  for (const label of ['Colour everything', 'Start from'])
    await saved(page, new RegExp(`^Undo: ${label}`), () => page.getByRole('button', { name: /^Undo/ }).click());
  expect(site.sources()).toEqual(start);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the theme is accessible in ${colorScheme} colours, also on a small laptop`, async ({ page, site }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme });
    await opened(page, await site.start());
    for (const group of ['Colours', 'Fonts', 'Corners', 'Sizes and space', 'More', 'All colours from one'])
      await openTheme(page, group);
    await page.getByLabel('Ink by day', { exact: true }).fill('#9a9a9a');
    await expect(page.locator('.colour-low').first()).toBeVisible();
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 760 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await violations(page)).toEqual([]);
    }
  });
}
