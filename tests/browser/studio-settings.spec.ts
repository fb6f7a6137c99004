import { expect } from '@playwright/test';
import { violations } from './site/axe.ts';
import { difference, pressEnter, saved, test } from './studio-site.ts';

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
  await desk.getByRole('button', { name: 'Send a test lead to desk' }).click();
  await expect(desk.getByRole('status')).toHaveText('No desk');
  const percent = page.getByLabel('Visitors who see b, in percent');
  await percent.fill('45');
  await saved(page, /^Edit the weight of an experiment/, () => percent.press('Enter'));
  expect(difference(start, site.sources())).toEqual(['-weight: 30,', '+weight: 45,']);
  await expect(page.getByText('35% of visitors see /offer as it is.')).toBeVisible();
  await percent.fill('95');
  await percent.press('Enter');
  await expect(page.getByRole('group', { name: 'Not saved yet' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await pressEnter(page.getByRole('button', { name: 'Give it up' }).first());
  await pressEnter(page.getByRole('button', { name: 'Show b beside the page' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.frameLocator('iframe[title="Variant b"]').locator('h1')).toHaveText('Variant B');
  await expect(dialog.frameLocator('iframe[title="The page itself"]').locator('h1')).not.toHaveText('Variant B');
  await expect(dialog.getByRole('row', { name: /^hero headline .* Variant B$/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('destinations and experiments are made and removed, also undone after a restart', async ({ page, site }) => {
  test.setTimeout(180_000);
  const start = site.sources();
  const leads = async () => {
    await page.goto(await site.start());
    await page.getByRole('tab', { name: 'Leads' }).click();
  };
  const dialog = page.getByRole('dialog');
  await leads();

  await pressEnter(page.getByRole('button', { name: 'New destination' }));
  await dialog.getByLabel(/^Label/).fill('Front desk');
  await expect(dialog.getByLabel(/^Name/)).toHaveValue('frontDesk');
  await dialog.getByLabel(/^Address/).fill('front.example');
  await expect(dialog.getByRole('status')).toContainText('https');
  await dialog.getByLabel('Its address is').selectOption('in an environment variable');
  await dialog.getByLabel(/^Variable/).fill('PUBLIC_FRONT');
  await expect(dialog.getByRole('status')).toHaveText('');
  expect(await violations(page)).toEqual([]);
  await saved(page, /^Add the destination frontDesk/, () => dialog.getByLabel(/^Variable/).press('Enter'));
  const added = difference(start, site.sources());
  expect(added.join('\n')).toContain("frontDesk: { label: 'Front desk', url: env('PUBLIC_FRONT') }");
  const front = page.getByRole('group', { name: 'frontDesk' });
  await expect(front.getByText('Not set')).toBeVisible();

  // One that forms need says which, and stays.
  await pressEnter(page.getByRole('button', { name: 'Remove desk' }));
  await expect(dialog.getByRole('listitem').filter({ hasText: '/form' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Remove the destination' })).toBeDisabled();
  await pressEnter(dialog.getByRole('button', { name: 'Cancel' }));

  await pressEnter(page.getByRole('button', { name: 'New experiment' }));
  await dialog.getByLabel(/^Page/).selectOption('/asked');
  await expect(dialog.getByLabel('Text that differs')).toHaveValue('intro headline');
  await dialog.getByLabel(/^Page/).selectOption('/plain');
  await expect(dialog.getByLabel(/^Name/)).toHaveValue('plain');
  await expect(dialog.getByRole('button', { name: 'Start the experiment' })).toBeDisabled();
  await dialog.getByLabel(/^What the variant says/).fill('Another headline');
  await dialog.getByLabel(/in percent/).fill('40');
  await expect(dialog.getByRole('button', { name: 'Start the experiment' })).toBeEnabled();
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 760 });
    expect(await violations(page)).toEqual([]);
  }
  await saved(page, /^Test another version of \/plain/, () => dialog.getByLabel(/in percent/).press('Enter'));
  const plain = page.getByRole('group', { name: 'plain', exact: true });
  await expect(plain).toContainText('60% of visitors see /plain as it is.');
  const words = plain.getByLabel('Intro: headline of b');
  await words.fill('A better headline');
  // Leaving the control after Enter asks once more, before the studio knows what was saved.
  await saved(page, /^Edit the headline of an experiment/, async () => {
    await words.press('Enter');
    await words.blur();
  });
  await expect(plain.getByText('Not saved yet')).toHaveCount(0);
  await pressEnter(plain.getByRole('button', { name: 'Add a variant' }));
  await dialog.getByLabel(/^What the variant says/).fill('A third headline');
  await saved(page, /^Add a variant to plain/, () =>
    pressEnter(dialog.getByRole('button', { name: 'Add the variant' })),
  );
  await expect(plain.getByLabel('Intro: headline of c')).toHaveValue('A third headline');

  // A page gets the words of the variant, and those that share its texts keep theirs.
  const before = site.sources();
  await pressEnter(plain.getByRole('button', { name: 'End the experiment' }));
  await dialog.getByLabel('What they see').selectOption('What variant b says');
  expect(await violations(page)).toEqual([]);
  await saved(page, /^End plain with variant b/, () =>
    pressEnter(dialog.getByRole('button', { name: 'End the experiment' })),
  );
  expect(difference(before, site.sources())).toContain("+headline: 'A better headline',");
  await expect(plain).toHaveCount(0);

  await site.stop();
  await leads();
  for (const _ of [1, 2, 3, 4, 5])
    await saved(page, /^Undo/, () => pressEnter(page.getByRole('button', { name: 'Undo' })));
  expect(site.sources()).toEqual(start);
});
