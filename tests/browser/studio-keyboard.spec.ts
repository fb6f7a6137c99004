import { expect, type Page } from '@playwright/test';
import { violations } from './site/axe.ts';
import { frame, opened, pressEnter, saved, showOutline, tabTo, test } from './studio-site.ts';

test.use({ viewport: { width: 1280, height: 860 } });

const dialog = (page: Page) => page.getByRole('dialog').first();

async function choose(page: Page, section: string, item: string): Promise<void> {
  await pressEnter(page.getByRole('button', { name: `Change ${section}` }));
  await page.getByRole('menuitem', { name: item }).press('Enter');
}

test('the focus is never lost, whatever is opened, closed, moved or removed', async ({ page, site }) => {
  test.setTimeout(120_000);
  const start = site.sources();
  await opened(page, await site.start());
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const closed = async () => {
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  };
  // Every dialog gives the focus back.
  for (const item of ['Add a section below…', 'Rename…']) {
    await choose(page, 'Reasons', item);
    await closed();
    await expect(button('Change Reasons')).toBeFocused();
  }
  for (const name of ['New page', 'Propose', 'Copy this page', 'Rename this page']) {
    await pressEnter(button(name));
    await closed();
    await expect(button(name)).toBeFocused();
  }

  // A section that moves keeps it. One that is gone leaves it to the control before it.
  await button(/^Reasons/).focus();
  await saved(page, /^Move Reasons/, () => page.keyboard.press('Alt+ArrowDown'));
  await expect(button(/^Reasons/)).toBeFocused();
  await saved(page, /^Undo/, () => pressEnter(button(/^Undo/)));
  await saved(page, /^Remove Start/, () => choose(page, 'Start', 'Remove'));
  await expect(button('Change Start')).toHaveCount(0);
  await expect(button('Change Reasons')).toBeFocused();
  await saved(page, /^Undo/, () => pressEnter(button(/^Undo/)));
  await expect(button('Change Start')).toBeVisible();

  // So do the fields.
  await pressEnter(button(/^Hero/));
  const fields = page.locator('.side-end');
  const lead = fields.getByRole('button', { name: 'Remove text under the headline' });
  await saved(page, /Text under the headline in Hero/, () => lead.press('Enter'));
  await expect(lead).toHaveCount(0);
  await expect(fields.locator(':focus')).toHaveCount(1);
  await saved(page, /^Undo/, () => pressEnter(button(/^Undo/)));
  await pressEnter(button('Back to the page'));
  await expect(button(/^Hero/)).toBeFocused();
  expect(site.sources()).toEqual(start);
});

test('a section and a page are added with nothing but the keyboard', async ({ page, site }) => {
  test.setTimeout(120_000);
  const start = site.sources();
  await opened(page, await site.start());
  const { keyboard } = page;
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  await tabTo(page, button('Change Reasons'));
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await keyboard.type('add');
  await keyboard.press('Enter');
  // The search of the palette has the focus; arrows choose a block, and Tab leads to its examples.
  await expect(page.getByRole('searchbox', { name: 'Search blocks' })).toBeFocused();
  await keyboard.type('question');
  await tabTo(page, dialog(page).getByRole('tab').first());
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowUp');
  await expect(dialog(page).getByRole('tab', { name: 'Faq' })).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, dialog(page).getByRole('tabpanel').getByRole('button').first());
  await saved(page, /^Add Faq/, () => keyboard.press('Enter'));
  await expect(frame(page).locator('#faq')).toHaveCount(1);
  await expect(page.locator(':focus')).toHaveCount(1);

  await tabTo(page, button('New page'));
  await keyboard.press('Enter');
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
  await tabTo(page, dialog(page).getByRole('radio', { checked: true }));
  await keyboard.press('ArrowUp');
  await expect(dialog(page).getByRole('radio', { name: 'A variant of a page' })).toBeChecked();
  await keyboard.press('ArrowUp');
  await expect(dialog(page).getByRole('radio', { name: 'A copy of a page' })).toBeChecked();
  await tabTo(page, dialog(page).getByLabel('Title'));
  await keyboard.type('Another page');
  await saved(page, /^Add \/another-page/, () => keyboard.press('Enter'));
  await expect(page.locator('.page[aria-current]')).toContainText('/another-page');
  await tabTo(page, button(/^Undo/));
  await saved(page, /^Undo: Add \/another/, () => keyboard.press('Enter'));
  await tabTo(page, button(/^Undo/));
  await saved(page, /^Undo: Add Faq/, () => keyboard.press('Enter'));
  expect(site.sources()).toEqual(start);
});

test('Tab leads through the whole studio and back, in the order of the screen', async ({ page, site }) => {
  test.setTimeout(120_000);
  await opened(page, await site.start());
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const seen: string[] = [];
  const part = () =>
    page.evaluate(() => {
      const around = document.activeElement?.closest('.bar, nav, main, aside, .status');
      return around?.className.split(' ')[0] || around?.tagName.toLowerCase() || '';
    });
  for (let presses = 0; presses < 400; presses++) {
    await page.keyboard.press('Tab');
    const at = await part();
    if (at === '') break;
    if (seen.at(-1) !== at) seen.push(at);
  }
  expect(seen).toEqual(['bar', 'side', 'stage', 'side', 'status']);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen and dialog is accessible in ${colorScheme} colours`, async ({ page, site }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await opened(page, await site.start());
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 760 });
      const clean = async (what: string) => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width);
        expect(await violations(page), what).toEqual([]);
      };
      for (const name of ['Facts', 'Leads', 'Theme', 'Page']) {
        await page.getByRole('tab', { name, exact: true }).click();
        await clean(name);
      }
      await showOutline(page);
      await page.getByRole('button', { name: 'Change Reasons' }).click();
      await clean('the menu of a section');
      await page.keyboard.press('Escape');
      await choose(page, 'Reasons', 'Rename…');
      await clean('a new name for a section');
      await page.keyboard.press('Escape');
      for (const name of ['Propose', 'Copy this page', 'Rename this page', 'Remove this page']) {
        await page.getByRole('button', { name }).click();
        await expect(dialog(page)).toBeVisible();
        await clean(name);
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
      }
      await page.locator('.problems summary').first().click();
      await clean('the problems');
      await page.locator('.problems summary').first().click();
    }
  });
}
