import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { scaffoldStarter } from '../../cli/create/starter.fixture.ts';
import * as blocks from '../../renderer/blocks/index.ts';
import { withGallery } from './gallery-server.ts';
import { violations } from './site/axe.ts';

/** The gallery of the starter site, on its own server. */
const test = base.extend<object, { gallery: { readonly url: string; readonly root: string } }>({
  gallery: [
    async ({ browserName: _ }, use) => {
      const root = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-gallery-')));
      scaffoldStarter(root);
      await withGallery(root, (url) => use({ url, root }));
      rmSync(root, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

test('shows every page and block, and search results', async ({ page, gallery }) => {
  await page.goto(gallery.url);
  await expect(page.locator('#pages .card')).toHaveCount(2);
  await expect(page.locator('#pages').getByText('/about', { exact: true })).toBeVisible();
  for (const { type, description } of Object.values(blocks)) {
    const block = page.locator(`#block-${type}`);
    await expect(block.locator('h3')).toHaveText(type);
    await expect(block.locator('h3 + p')).toHaveText(description);
    expect(await block.locator('iframe').count()).toBeGreaterThan(0);
    expect(await block.locator('pre').first().textContent()).toContain(`block: '${type}'`);
  }
  await page.keyboard.press('/');
  await page.keyboard.type('HERO');
  await expect(page.locator('#block-hero')).toBeVisible();
  await expect(page.locator('#block-faq')).toBeHidden();
  await expect(page.locator('#pages .card:visible')).toHaveCount(1);
  await page.locator('#search').fill('no such thing');
  await expect(page.getByText('Nothing matches your search.')).toBeVisible();
});

test('shows a block with the site’s theme, and copies its code', async ({ page, gallery, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(gallery.url);
  const hero = page.locator('#block-hero');
  await hero.scrollIntoViewIfNeeded();
  const shown = hero.locator('iframe').first().contentFrame();
  await expect(shown.locator('h1')).toBeVisible();
  await expect(shown.locator('script')).toHaveCount(0);
  await hero.locator('summary').first().click();
  await hero
    .getByRole('button', { name: /^Copy the code of hero/ })
    .first()
    .click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("block: 'hero'");
  await hero.locator(':scope > details summary').click();
  await expect(hero.locator('dt', { hasText: 'headline' }).locator('.tag')).toHaveText('required');
});

test('opens the line of a section in the editor', async ({ page, gallery }) => {
  const opened: string[] = [];
  await page.route('**/__open-in-editor**', (route) => {
    opened.push(new URL(route.request().url()).searchParams.get('file') ?? '');
    return route.fulfill();
  });
  await page.goto(gallery.url);
  await page.getByRole('link', { name: /^About/ }).click();
  // Its script listens once it has loaded.
  await page.waitForURL('**/__gallery/page?**');
  await page.locator('[data-section="contact"]').click();
  const file = join(gallery.root, 'templates/copy/about.ts');
  await expect.poll(() => opened[0]).toMatch(new RegExp(`^${file}:\\d+:\\d+$`));
  await page.locator('#stage').contentFrame().locator('#intro h1').click();
  await expect.poll(() => opened[1]).toMatch(new RegExp(`^${file}:\\d+:\\d+$`));
  expect(opened[1]).not.toBe(opened[0]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible in ${colorScheme} colours`, async ({ page, gallery }) => {
    await page.emulateMedia({ colorScheme });
    for (const address of [gallery.url, `${gallery.url}/page?path=/about`]) {
      await page.goto(address);
      // Blocks that are not yet drawn would lie over each other.
      await page.addStyleTag({ content: 'iframe { display: none; } .block { content-visibility: visible; }' });
      expect(await violations(page)).toEqual([]);
    }
  });
}

test('fits on a phone', async ({ page, gallery }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(gallery.url);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
