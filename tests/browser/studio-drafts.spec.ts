import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { violations } from './site/axe.ts';
import { difference, frame, opened, test } from './studio-site.ts';

test.use({ viewport: { width: 1280, height: 860 } });

const status = (page: Page) => page.locator('.status-text');

/** Types into a control that keeps the focus: the line says that it is being saved, and within seconds that it is. */
async function rested(page: Page, control: Locator, text: string, label: RegExp): Promise<void> {
  await control.fill(text);
  await expect(status(page)).toHaveText('Saving…');
  await expect(status(page)).toHaveText(label, { timeout: 30_000 });
  await expect(status(page)).toHaveAttribute('data-tone', 'saved');
  await expect(control).toBeFocused();
  await expect(control).toHaveValue(text);
}

const section = async (page: Page, name: RegExp) => page.getByRole('button', { name }).click();
const lead = (page: Page) =>
  page
    .getByRole('region', { name: 'Text under the headline' })
    .getByRole('textbox', { name: 'Text under the headline' });
const theme = async (page: Page) => {
  await page.getByRole('tab', { name: 'Theme' }).click();
  return page.getByLabel('Ink by day', { exact: true });
};

test('every control saves after a second of rest, without being left, and keeps it over a reload', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  const start = site.sources();
  const answers: Promise<{ version: number }>[] = [];
  const note = (response: Response) => {
    if (response.url().endsWith('/api/page')) answers.push(response.json());
  };
  page.on('response', note);
  await opened(page, await site.start());
  await frame(page).locator('h1').click();
  await rested(page, page.locator('.text-editor textarea'), 'On the page', /^Edit Headline in Hero/);
  await page.keyboard.press('Escape');
  await section(page, /^Hero/);
  await rested(page, lead(page), 'Among the fields', /^Edit Text under the headline in Hero/);
  await page.locator('summary', { hasText: 'Buttons' }).click();
  await page.locator('.item summary').first().click();
  await rested(page, page.locator('.item input[list]').first(), '/about', /^Edit Where it leads of Buttons 1 in Hero/);
  await page.getByRole('button', { name: 'Back to the page' }).click();
  await rested(page, page.getByLabel('Description'), 'What a search result says of this page', /^Edit the description/);
  await page.getByLabel('Hide it from search engines').check();
  await expect(status(page)).toHaveText(/^Edit the noindex/, { timeout: 30_000 });
  await page.getByRole('tab', { name: 'Facts' }).click();
  await rested(page, page.getByRole('textbox', { name: /^Start price/ }), '95', /^Edit the fact startPrice/);
  await rested(page, await theme(page), '#123456', /^Edit ink of the theme/);
  // Each version of the page is read once, however many things ask for it.
  page.off('response', note);
  const read = (await Promise.all(answers)).map(({ version }) => version);
  expect(read.length).toBeGreaterThan(3);
  expect(read).toEqual([...new Set(read)]);

  await page.reload();
  await opened(page, page.url());
  await expect(frame(page).locator('h1')).toHaveText('On the page');
  await section(page, /^Hero/);
  await expect(lead(page)).toHaveValue('Among the fields');
  const written = difference(start, site.sources()).filter((line) => line.startsWith('+'));
  expect(written).toEqual([
    "+startPrice: { type: 'money', value: 95 },",
    "+'What a search result says of this page',",
    '+noindex: true,',
    expect.stringMatching(/^\+--ink: light-dark\(#123456, /),
    "+headline: 'On the page',",
    "+lead: 'Among the fields',",
    "+{ label: 'Get in touch', href: '/about' },",
  ]);
});

test('what was typed last is saved after Tab, a reload at once, and a closed tab', async ({ page, site }) => {
  test.setTimeout(180_000);
  const url = await site.start();
  await opened(page, url);
  const copy = () => readFileSync(join(site.root, 'templates/copy/home.ts'), 'utf8');
  await section(page, /^Hero/);
  await lead(page).fill('Left with Tab');
  await page.keyboard.press('Tab');
  await expect.poll(copy).toContain('Left with Tab');

  await lead(page).fill('Reloaded at once');
  await page.reload();
  await expect.poll(copy).toContain('Reloaded at once');

  await opened(page, url);
  await section(page, /^Hero/);
  await lead(page).fill('Closed at once');
  await page.close();
  const again = await page.context().newPage();
  await opened(again, url);
  await expect.poll(copy).toContain('Closed at once');
  await section(again, /^Hero/);
  await expect(lead(again)).toHaveValue('Closed at once');
  await expect(again.getByText('not saved yet')).toHaveCount(0);
});

test('what is typed while the server is stopped says so, and is saved when it is back', async ({ page, site }) => {
  test.setTimeout(180_000);
  const url = await site.start();
  await opened(page, url);
  const copy = () => readFileSync(join(site.root, 'templates/copy/home.ts'), 'utf8');
  const start = copy();
  await section(page, /^Hero/);
  await site.stop();
  await lead(page).fill('Typed without a server');
  await expect(status(page)).toHaveText(/^Not saved: the studio's server does not answer/, { timeout: 20_000 });
  await expect(status(page)).toHaveAttribute('data-tone', 'error');
  await shot(page, 'stopped');
  expect(await violations(page)).toEqual([]);
  // The line never says anything else while nothing is saved.
  for (let look = 0; look < 20; look++) {
    expect(await status(page).textContent()).toMatch(/^Not saved: /);
    await page.waitForTimeout(150);
  }
  await expect(lead(page)).toHaveValue('Typed without a server');
  expect(copy()).toBe(start);

  // The new run has the same address. The page that is open goes on with it by itself, and shows what it serves.
  expect(await site.start()).toBe(url);
  await expect.poll(copy, { timeout: 30_000 }).toContain('Typed without a server');
  await expect(frame(page).getByText('Typed without a server')).toBeVisible();

  // So does another tab, if that one is closed.
  await site.stop();
  await lead(page).fill('Typed, and closed without a server');
  await expect(status(page)).toHaveText(/^Not saved: /, { timeout: 20_000 });
  const { context } = { context: page.context() };
  await page.close();
  const again = await context.newPage();
  await opened(again, await site.start());
  await expect.poll(copy).toContain('Typed, and closed without a server');
});

test('what changed in the file while a tab was closed is a conflict, with both texts', async ({ page, site }) => {
  test.setTimeout(120_000);
  await opened(page, await site.start());
  const file = join(site.root, 'templates/copy/home.ts');
  await section(page, /^Hero/);
  const said = await lead(page).inputValue();
  // A tab that closes saves by a request that outlives it, so nothing may answer.
  await site.stop();
  await lead(page).fill('Mine');
  const { context } = { context: page.context() };
  await expect(status(page)).toHaveText(/^Not saved: /, { timeout: 20_000 });
  await page.close();
  writeFileSync(file, readFileSync(file, 'utf8').replace(said, 'Theirs'));
  const again = await context.newPage();
  await opened(again, await site.start());
  await expect(status(again)).toHaveText('Not saved: somebody changed this. The file now says "Theirs".');
  await section(again, /^Hero/);
  const note = again.locator('.side-end').getByRole('group', { name: 'Not saved yet' });
  await expect(note.getByRole('definition')).toHaveText(['Mine', 'Theirs']);
  await expect(lead(again)).toHaveValue('Mine');
  await shot(again, 'conflict-after-closing');
  await note.getByRole('button', { name: 'Keep mine' }).click();
  await expect(status(again)).toHaveText(/^Edit Text under the headline in Hero on \/ · saved/, { timeout: 30_000 });
  expect(readFileSync(file, 'utf8')).toContain("lead: 'Mine'");
});

test('a value that is none stays in its control and says why', async ({ page, site }) => {
  test.setTimeout(120_000);
  const start = site.sources();
  await opened(page, await site.start());
  await page.getByLabel(/^Title/).fill('');
  await expect(status(page)).toHaveText('Not saved: It cannot be empty.');
  await shot(page, 'empty');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Facts' }).click();
  const price = page.getByRole('textbox', { name: /^Start price/ });
  await price.fill('1,195');
  await price.press('Enter');
  await expect(status(page)).toHaveText('Not saved: "1,195" is not a number. Write it as 1200 or 19.5.');
  await page.reload();
  await opened(page, page.url());
  await page.locator('summary', { hasText: '2 not saved yet' }).click();
  await page.getByRole('tab', { name: 'Facts' }).click();
  await expect(price).toHaveValue('1,195');
  expect(site.sources()).toEqual(start);
});

test('Enter and then leaving a value of the theme is one change', async ({ page, site }) => {
  test.setTimeout(120_000);
  await opened(page, await site.start());
  const ink = await theme(page);
  for (const colour of ['#111111', '#222222', '#333333']) {
    await ink.fill(colour);
    await ink.press('Enter');
    await ink.blur();
  }
  await expect(status(page)).toHaveText(/^Edit ink of the theme · saved/, { timeout: 30_000 });
  await expect(ink).toHaveValue('#333333');
  await expect(page.getByText('not saved yet')).toHaveCount(0);
  expect(readFileSync(join(site.root, 'templates/theme.css'), 'utf8')).toContain('--ink: light-dark(#333333');
});

test.describe('pages of a template and of a table', () => {
  test.use({ fixture: 'trades' });

  test('keep what others inherit, and a cell that is typed while the server is stopped', async ({ page, site }) => {
    test.setTimeout(240_000);
    const start = site.sources();
    const template = () => readFileSync(join(site.root, 'templates/pages/trade-in-town.ts'), 'utf8');
    const before = template();
    await page.goto(await site.start());
    await page.getByRole('button', { name: /^\/thatching/ }).click();
    const description = page.getByLabel('Description');
    await expect(description).toHaveValue(/^We thatch/);
    await rested(page, description, 'We thatch every long barn of the county', /^Edit the description of \/thatching/);
    // Saved once more: its file has changed, but not by somebody else.
    await rested(page, description, 'We thatch all barns of the county', /^Edit the description of \/thatching/);
    await section(page, /^Intro/);
    await lead(page).focus();
    await expect(page.getByText('A template fills in this text')).toBeVisible();
    await rested(page, lead(page), 'Reed, and nothing else.', /^Edit Text under the headline in Intro on \/thatching/);
    expect(template()).toBe(before);
    expect(difference(start, site.sources()).join('\n')).toContain("meta: { description: 'We thatch all barns");

    await page.getByRole('button', { name: /^\/roofing\/brook/ }).click();
    await page.getByRole('button', { name: 'Edit the rows' }).click();
    const cell = page.getByRole('textbox', { name: 'Verb, row 1', exact: true });
    const said = page.locator('.rows-status');
    await cell.fill('mend all roofs');
    await expect(said).toHaveText('Saving…');
    await expect(said).toHaveText(/^Edit verb in row 1/, { timeout: 30_000 });
    await site.stop();
    await cell.fill('mend no roofs');
    await expect(said).toHaveText(/^Not saved: the studio's server does not answer/, { timeout: 20_000 });
    await page.goto(await site.start());
    await expect(said).toHaveText(/^Edit verb in row 1/, { timeout: 30_000 });
    expect(readFileSync(join(site.root, 'templates/data/trades.csv'), 'utf8')).toContain('mend no roofs');
  });
});

/** Keeps a picture of the studio, if asked to. */
async function shot(page: Page, name: string): Promise<void> {
  const { SHOTS } = process.env;
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${name}.png` });
}
