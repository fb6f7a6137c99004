import { expect } from '@playwright/test';
import { violations } from './site/axe.ts';
import { difference, saved, test } from './studio-site.ts';

test.use({ viewport: { width: 1280, height: 860 }, fixture: 'live' });

test('destinations and experiments have forms, and a variant is shown beside its original', async ({ page, site }) => {
  test.setTimeout(120_000);
  const start = site.sources();
  await page.goto(await site.start());
  await page.getByRole('tab', { name: 'Leads' }).click();
  const desk = page.getByRole('group', { name: 'desk' });
  await expect(desk.getByLabel(/^Address/)).toHaveValue('PUBLIC_DESK');
  await expect(desk.getByLabel(/^Address/)).not.toBeEditable();
  await expect(desk.getByText('Not set')).toBeVisible();
  const percent = page.getByLabel('Visitors who see b, in percent');
  await percent.fill('45');
  await saved(page, /^Edit the weight of an experiment/, () => percent.press('Enter'));
  expect(difference(start, site.sources())).toEqual(['-weight: 30,', '+weight: 45,']);
  await expect(page.getByText('35% of visitors see /offer as it is.')).toBeVisible();
  await percent.fill('95');
  await percent.press('Enter');
  await expect(page.getByRole('group', { name: 'Not saved yet' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Give it up' }).first().press('Enter');
  await page.getByRole('button', { name: 'Show b beside the page' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.frameLocator('iframe[title="Variant b"]').locator('h1')).toHaveText('Variant B');
  await expect(dialog.frameLocator('iframe[title="The page itself"]').locator('h1')).not.toHaveText('Variant B');
  await expect(dialog.getByRole('row', { name: /^hero headline .* Variant B$/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
