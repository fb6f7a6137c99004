import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { violations } from './site/axe.ts';
import { difference, frame, moveUp, opened, pressEnter, saved, showOutline, test } from './studio-site.ts';

test.use({ viewport: { width: 1280, height: 860 } });

test.describe('on the first site', () => {
  test.use({ isLarge: true });

  test('a marketer changes words, a price, sections and pages, and takes all of it back after a restart', async ({
    page,
    site,
  }) => {
    test.setTimeout(180_000);
    const start = site.sources();
    await opened(page, await site.start());

    // A headline is edited on the page itself.
    const headline = Date.now();
    await frame(page).locator('h1').click();
    const box = page.locator('.text-editor textarea');
    await expect(box).toBeFocused();
    // The box has the font of the page, which is on another origin.
    await expect
      .poll(() =>
        page.evaluate(() => [...document.fonts].some((font) => font.family === 'Overpass' && font.status === 'loaded')),
      )
      .toBe(true);
    await box.fill('Top of the map, “without” ads');
    await saved(page, /^Edit Headline in Hero on \/ · saved in templates\/copy\/home\.ts/, () => box.press('Enter'));
    await expect(frame(page).locator('h1')).toHaveText('Top of the map, “without” ads');
    expect(Date.now() - headline).toBeLessThan(10_000);
    expect(difference(start, site.sources())).toEqual([
      "-headline: 'Rank in the *top 3* of the map, without paying for ads',",
      "+headline: 'Top of the map, “without” ads',",
    ]);

    // A section moves by keyboard.
    const words = site.sources();
    await moveUp(page, 'Services');
    expect([...site.sources().keys()].filter((name) => site.sources().get(name) !== words.get(name))).toEqual([
      'pages.config.ts',
    ]);

    // A price that several pages name.
    const order = site.sources();
    await page.getByRole('button', { name: 'Back to the page' }).click();
    await page.getByRole('tab', { name: 'Facts' }).click();
    const price = page.locator('.facts > li').filter({ has: page.getByRole('textbox', { name: /^Packages growth / }) });
    await expect(price.getByText('3 pages say it')).toBeVisible();
    await price.getByRole('textbox').fill('1195');
    await saved(page, /^Edit the fact packages\.growth/, () => price.getByRole('textbox').press('Enter'));
    expect(difference(order, site.sources())).toEqual([
      "-growth: { type: 'money', value: 1225, per: 'month' },",
      "+growth: { type: 'money', value: 1195, per: 'month' },",
    ]);

    // A new section with a picture, and a new page.
    await page.getByRole('button', { name: 'Change Services' }).click();
    await page.getByRole('menuitem', { name: 'Add a section below' }).click();
    await page.getByLabel('Search blocks').fill('story');
    await page.getByRole('tab', { name: 'Story' }).click();
    await saved(page, /^Add Story/, () => page.locator('.palette-example', { hasText: 'With a photo' }).click());
    await expect(frame(page).locator('#story img')).toBeVisible();
    const begin = Date.now();
    await page.getByRole('button', { name: 'New page' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('A spring offer for local firms');
    await dialog.getByLabel('Path').fill('/spring');
    await dialog.getByRole('radio', { name: 'Single offer' }).check();
    await dialog.getByRole('button', { name: 'Add the page' }).click();
    await expect(page.locator('.status-text')).toHaveText(/^Add \/spring .* checked/, { timeout: 60_000 });
    await expect(page.locator('.page[aria-current]')).toContainText('/spring');
    await expect(frame(page).locator('h1')).toHaveText('Local SEO services you can check on a map');
    expect(Date.now() - begin).toBeLessThan(60_000);
    expect([...site.sources().keys()]).toContain('templates/copy/spring.ts');

    // All of it is undone, after a restart.
    await site.stop();
    await page.goto(await site.start());
    const undo = page.getByRole('button', { name: /^Undo/ });
    for (const label of [
      'Add /spring',
      'Add Story to /',
      'Edit the fact packages.growth',
      'Move Services on /',
      'Edit Headline in Hero on /',
    ]) {
      await expect(undo).toHaveText(`Undo: ${label}`);
      await saved(page, new RegExp(`^Undo: ${label.replace(/[/.]/g, '\\$&')} ·`), () => undo.click());
    }
    await expect(undo).toBeDisabled();
    expect(difference(start, site.sources())).toEqual([]);
    expect(site.sources()).toEqual(start);
  });
});

test.describe('on the site of a dentist', () => {
  test.use({ starter: 'dental' });

  test('changes are proposed on a branch of their own, and taken back to the last byte', async ({ page, site }) => {
    test.setTimeout(180_000);
    const git = (...args: string[]) => execFileSync('git', args, { cwd: site.root, encoding: 'utf8' }).trim();
    git('init', '-q', '-b', 'main');
    for (const [name, value] of [
      ['user.name', 'Ann'],
      ['user.email', 'ann@example.com'],
    ] as const)
      git('config', name, value);
    git('add', '-A');
    git('commit', '-q', '-m', 'First');
    await opened(page, await site.start());
    await expect(page.getByRole('img', { name: 'The social card of the page' })).toBeVisible();
    const headline = Date.now();
    await frame(page).locator('h1').click();
    const box = page.locator('.text-editor textarea');
    await box.fill('Dentistry without a *hurry*');
    await saved(page, /^Edit Headline in Hero/, () => box.press('Enter'));
    expect(Date.now() - headline).toBeLessThan(10_000);
    expect(git('diff', '--stat', '--numstat')).toMatch(/^1\t1\ttemplates\/copy\/home\.ts/);

    // A new page from a template, visible and checked.
    const begin = Date.now();
    await pressEnter(page.getByRole('button', { name: 'New page' }));
    const asked = page.getByRole('dialog');
    await asked.getByRole('radio', { name: 'Landing' }).check();
    await asked.getByLabel('Title').fill('Whitening in Alderbridge, done gently');
    await asked.getByLabel('Path').fill('/whitening');
    await asked.getByLabel('Treatment', { exact: true }).fill('Teeth whitening at home');
    await pressEnter(asked.getByRole('button', { name: 'Add the page' }));
    await expect(page.locator('.status-text')).toHaveText(/^Add \/whitening .* checked$/, { timeout: 60_000 });
    await expect(page.locator('.page[aria-current]')).toContainText('/whitening');
    await expect(frame(page).locator('h1')).toHaveText('A shade or two brighter, and still yours');
    await expect(frame(page).locator('#intro')).toContainText('Teeth whitening at home');
    expect(git('status', '--porcelain').split('\n').sort()).toEqual([
      ' M templates/copy/home.ts',
      '?? templates/copy/whitening.ts',
      'M pages.config.ts',
    ]);
    expect(Date.now() - begin).toBeLessThan(60_000);

    // A price that six pages say, the new one among them.
    await page.getByRole('tab', { name: 'Facts' }).click();
    const price = page.getByRole('textbox', { name: 'First visit £84' });
    const fact = page.locator('.facts > li').filter({ has: price });
    await expect(fact.getByText('6 pages say it')).toBeVisible();
    const before = site.sources();
    await price.fill('86');
    await saved(page, /^Edit the fact firstVisit/, () => price.press('Enter'));
    expect(difference(before, site.sources())).toEqual([
      "-firstVisit: { type: 'money', value: 84 },",
      "+firstVisit: { type: 'money', value: 86 },",
    ]);
    await expect(frame(page).locator('#intro')).toContainText('£86');
    await pressEnter(page.getByRole('button', { name: /^\/ Dentists/ }));
    await expect(frame(page).locator('#hero')).toContainText('£86');

    // Two sections are swapped by keyboard.
    await moveUp(page, 'Nervous');

    // A section with a picture, below another.
    await pressEnter(page.getByRole('button', { name: 'Change First' }));
    await page.getByRole('menuitem', { name: 'Add a section below' }).press('Enter');
    await page.getByLabel('Search blocks').fill('story');
    await page.getByRole('tab', { name: 'Story' }).click();
    await saved(page, /^Add Story/, () => page.locator('.palette-example', { hasText: 'With a photo' }).press('Enter'));
    await expect(frame(page).locator('#story img')).toBeVisible();

    // What visitors see after they have done something: its words are in tabs, and on the page.
    await pressEnter(page.getByRole('button', { name: /^\/contact/ }));
    await pressEnter(page.getByRole('button', { name: /^Message/ }));
    const [tab, form] = [page.getByRole('tab', { name: 'Page' }), frame(page).locator('#message')];
    await tab.press('ArrowRight');
    await expect(form.getByText('Please enter your name.')).toBeVisible();
    const wrong = page.getByRole('textbox', { name: 'Your name' });
    await wrong.fill('Who are you?');
    await saved(page, /^Edit Message if it is empty or wrong of Questions 1 in Message/, () => wrong.blur());
    await expect(form.getByText('Who are you?')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('tab', { name: 'After sending' }).press('Enter');
    await form.getByText('Thank you').click({ position: { x: 12, y: 10 } });
    await box.fill('Thanks');
    await saved(page, /^Edit Title of Thank-you message in Message/, () => box.press('Enter'));
    await expect(form.getByRole('heading', { name: 'Thanks' })).toBeVisible();
    await page.getByRole('tab', { name: 'Page' }).press('Enter');
    await expect(form.getByRole('button', { name: 'Send the question' })).toBeVisible();

    // What changed is shown, and committed on a branch.
    await pressEnter(page.getByRole('button', { name: 'Propose' }));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Since the last commit: ');
    await expect(dialog.locator('ins').filter({ hasText: '£86' }).first()).toBeVisible();
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 760 });
      expect(await violations(page)).toEqual([]);
    }
    await dialog.getByLabel('Branch').fill('main');
    await dialog.getByLabel('Title').fill('Spring words');
    await dialog.getByLabel('Title').press('Enter');
    await expect(dialog.getByRole('alert')).toContainText("branch named 'main' already exists");
    await dialog.getByLabel('Branch').fill('studio/spring');
    await dialog.getByLabel('Branch').press('Enter');
    await expect(dialog).toContainText('You are on the branch studio/spring now');
    expect(git('status', '--porcelain')).toBe('');
    expect(git('log', '-1', '--format=%D %B')).toMatch(
      /^HEAD -> studio\/spring Spring words\n\nSince the last commit: /,
    );

    // All of it is taken back, after a restart.
    await site.stop();
    await page.goto(await site.start());
    for (let left = 7; left > 0; left--)
      await saved(page, /^Undo: /, () => pressEnter(page.locator('.status > button').first()));
    await expect(page.locator('.status > button').first()).toBeDisabled();
    expect(git('diff', 'main')).toBe('');
  });
});

test('what another editor writes meanwhile is never overwritten', async ({ page, site }) => {
  test.setTimeout(120_000);
  const file = join(site.root, 'templates/copy/home.ts');
  const box = page.locator('.text-editor textarea');
  // A press counts even before the studio knows what is on the page.
  let isPressed = () => {};
  const pressed = new Promise<void>((done) => {
    isPressed = done;
  });
  await page.route('**/api/page', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(await site.start());
  await frame(page).locator('h1').click();
  await expect(page.locator('.outline-name')).toHaveCount(0);
  isPressed();
  await expect(box).toBeFocused();
  // The page shows what is typed before it is saved, and what the file says once it is given up.
  const [headline, saved] = [frame(page).locator('h1'), readFileSync(file, 'utf8')];
  const text = await headline.innerText();
  // Nothing is saved meanwhile, however slow the machine is.
  await page.route('**/api/change', (route) => route.abort());
  await box.fill('Typed');
  await expect(headline).toHaveText('Typed');
  await box.press('Escape');
  await expect(headline).toHaveText(text);
  expect(readFileSync(file, 'utf8')).toBe(saved);
  await page.unroute('**/api/change');
  await headline.click();
  await box.fill('Mine');
  const theirs = readFileSync(file, 'utf8').replace(/headline: '/, "headline: 'Theirs: ");
  writeFileSync(file, theirs);
  await box.press('Enter');
  await expect(page.locator('.status-text')).toHaveText(
    /^Not saved: somebody changed this. The file now says "Theirs: /,
  );
  expect(readFileSync(file, 'utf8')).toBe(theirs);
  await expect(frame(page).locator('h1')).toHaveText(/^Theirs/);
});

test('a change that would be an error is not written, and says why', async ({ page, site }) => {
  test.setTimeout(120_000);
  const start = site.sources();
  await opened(page, await site.start());
  await page.getByRole('button', { name: /^Hero/ }).click();
  await page.locator('summary', { hasText: 'Buttons' }).click();
  await page.locator('.item summary').first().click();
  const link = page.locator('.item input[list]').first();
  await link.fill('/no-such-page');
  await link.press('Tab');
  await expect(page.locator('.status-text')).toHaveText(/^Not saved: .*no-such-page/);
  expect(site.sources()).toEqual(start);

  // What links to a section is said before it is renamed or removed, all by keyboard.
  const dialog = page.getByRole('dialog');
  const menu = async (section: string, item: string) => {
    await pressEnter(page.getByRole('button', { name: `Change ${section}` }));
    await page.getByRole('menuitem', { name: item }).press('Enter');
  };
  await menu('Reasons', 'Rename…');
  await expect(dialog).toContainText('See the reasons');
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Name').fill('why-us');
  await expect(dialog).toContainText('It will lead to #why-us.');
  await saved(page, /^Rename Reasons/, () => dialog.getByLabel('Name').press('Enter'));
  await menu('Why us', 'Remove');
  await expect(dialog).toContainText('It will lead to the top of the page.');
  await dialog.getByLabel('Links to it lead to').selectOption('start');
  expect(await violations(page)).toEqual([]);
  await saved(page, /^Remove Why us/, () => pressEnter(dialog.getByRole('button', { name: 'Remove' })));
  await expect(frame(page).locator('a[href="#start"]')).toHaveText('See the reasons');

  // So is what links to a page.
  await pressEnter(page.getByRole('button', { name: /^\/about/ }));
  await pressEnter(page.getByRole('button', { name: 'Remove this page' }));
  await expect(dialog).toContainText('Get in touch');
  expect(await violations(page)).toEqual([]);
  await saved(page, /^Remove \/about/, () => pressEnter(dialog.getByRole('button', { name: 'Remove this page' })));
  for (const _ of [1, 2, 3]) await saved(page, /^Undo/, () => pressEnter(page.getByRole('button', { name: /^Undo/ })));
  expect(site.sources()).toEqual(start);
});

test('a section is hidden, changed while nobody sees it, and shown again', async ({ page, site }) => {
  test.setTimeout(120_000);
  const start = site.sources();
  await opened(page, await site.start());
  const words = 'End with the one thing you want people to do';
  const headline = frame(page)
    .getByRole('heading', { level: 2 })
    .filter({ hasText: /one thing|Say it once/ });
  await expect(headline).toHaveText(words);
  const menu = async (item: string) => {
    await pressEnter(page.getByRole('button', { name: 'Change Start' }));
    await page.getByRole('menuitem', { name: item }).press('Enter');
  };
  await saved(page, /^Hide Start/, () => menu('Hide'));
  await expect(headline).toHaveCount(0);
  expect(difference(start, site.sources())).toContainEqual(
    expect.stringContaining('start: { ...home.start, hide: true }'),
  );
  const named = page.getByRole('button', { name: /^Start.*hidden/ });
  await expect(named).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await named.click();
  const field = page.getByRole('textbox', { name: /^Headline/ });
  await field.fill('Say it once');
  const back = page.getByRole('button', { name: 'Back to the page' });
  await saved(page, /^Edit Headline in Start/, () => back.focus());
  await saved(page, /^Show Start/, () => menu('Show'));
  await expect(headline).toHaveText('Say it once');
  for (const _ of [1, 2, 3]) await saved(page, /^Undo/, () => pressEnter(page.getByRole('button', { name: /^Undo/ })));
  expect(site.sources()).toEqual(start);
});

test('a picture is replaced in one step: added, described and pointed at, by keyboard too', async ({ page, site }) => {
  test.setTimeout(120_000);
  await opened(page, await site.start());
  const photo = async (background: string) =>
    sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
      .jpeg()
      .toBuffer();
  await page.getByRole('button', { name: 'Change Hero' }).click();
  await page.getByRole('menuitem', { name: 'Add a section below' }).click();
  await page.getByLabel('Search blocks').fill('story');
  await page.getByRole('tab', { name: 'Story' }).click();
  await saved(page, /^Add Story/, () => page.locator('.palette-example', { hasText: 'With a photo' }).click());
  await expect(page.locator('.text-editor textarea')).toBeFocused();
  await page.keyboard.press('Escape');

  // A press on the page opens the pictures of the site. The chosen one is described as it is now.
  await frame(page).locator('#story img').click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  const words = dialog.getByLabel(/^What it shows/);
  await expect(words).not.toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.locator('.stage-page iframe')).toBeFocused();
  await frame(page).locator('#story img').click();
  await expect(words).not.toHaveValue('');
  // The hidden input of the files stays in its dialog: it moves nothing else, also on a low screen.
  await page.setViewportSize({ width: 1280, height: 400 });
  const place = () =>
    page.evaluate(() => {
      const { scrollLeft, scrollTop } = document.documentElement;
      const bars = [...document.querySelectorAll('.bar, .status')].map((bar) => bar.getBoundingClientRect().top);
      return { scrollLeft, scrollTop, bars };
    });
  const before = await place();
  await dialog.locator('input[type=file]').focus();
  expect(await place()).toEqual(before);
  await page.setViewportSize({ width: 1280, height: 860 });

  // Several files at once; one that is no picture does not stop the others.
  await dialog.locator('input[type=file]').setInputFiles([
    { name: 'Our shop.jpg', mimeType: 'image/jpeg', buffer: await photo('#456') },
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') },
    { name: 'Our yard.jpg', mimeType: 'image/jpeg', buffer: await photo('#654') },
  ]);
  await expect(dialog.getByRole('status')).toContainText('notes.jpg: ');
  await expect(dialog.getByRole('button', { name: /^our-shop\.jpg/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^our-yard\.jpg/ })).toHaveAttribute('aria-pressed', 'true');
  // The words of the picture before are not those of this one.
  await expect(words).toHaveValue('');
  const use = dialog.getByRole('button', { name: 'Use this picture' });
  await expect(use).toBeDisabled();
  await words.fill('The yard behind the shop');
  await dialog.getByRole('button', { name: 'Choose the point' }).focus();
  await page.keyboard.press('ArrowUp');
  const sources = site.sources();
  await saved(page, /^Edit .* in Story on \/ ·/, () => pressEnter(use));
  expect(difference(sources, site.sources()).join('\n')).toMatch(
    /\+.*src: 'our-yard\.jpg', alt: 'The yard behind the shop', focus: \{ x: 0\.5, y: 0\.45 \}/,
  );
  await expect(frame(page).getByAltText('The yard behind the shop')).toBeVisible();
  await saved(page, /^Undo/, () => pressEnter(page.getByRole('button', { name: /^Undo/ })));
  expect(difference(sources, site.sources())).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the studio is accessible in ${colorScheme} colours, also on a small laptop`, async ({ page, site }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme });
    await opened(page, await site.start());
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 760 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await violations(page)).toEqual([]);
      await showOutline(page);
      await page.getByRole('button', { name: /^Hero/ }).click();
      expect(await violations(page)).toEqual([]);
      await showOutline(page);
      await page.getByRole('button', { name: 'Change Hero' }).click();
      await page.getByRole('menuitem', { name: 'Add a section below' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Back to the page' }).click();
      await showOutline(page);
      await page.getByRole('button', { name: 'New page' }).click();
      await expect(page.getByRole('radio').first()).toBeChecked();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}
