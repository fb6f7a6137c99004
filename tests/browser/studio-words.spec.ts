import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { violations } from './site/axe.ts';
import { difference, frame, opened, saved, test } from './studio-site.ts';

test.use({ viewport: { width: 1280, height: 860 } });

test('a text that several pages show says so, and changes on one of them', async ({ page, site }) => {
  test.setTimeout(120_000);
  shareStart(site.root);
  const start = site.sources();
  await opened(page, await site.start());

  // On the page: the box says it before a key is pressed.
  const heading = frame(page).locator('#start h2');
  await heading.click();
  const box = page.locator('.text-editor');
  await expect(box.getByText('2 pages show this')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect(box.getByRole('button', { name: 'Only here' })).toHaveAttribute('aria-pressed', 'true');
  await box.getByRole('textbox').fill('Begin today');
  await shot(page, 'scope-box');
  await box.getByRole('textbox').focus();
  await saved(page, /^Edit Headline in Start on \/ ·/, () => page.keyboard.press('Enter'));
  await expect(heading).toHaveText('Begin today');
  expect(difference(start, site.sources())).toEqual([
    '-sections: { hero: home.hero, reasons: home.reasons, start: home.start },',
    "+sections: { hero: home.hero, reasons: home.reasons, start: { ...home.start, headline: 'Begin today' } },",
  ]);

  // Among the fields: all of them change.
  const note = page.getByRole('region', { name: 'Small print' });
  await note.getByRole('textbox').focus();
  await expect(note.getByText('2 pages show this')).toBeVisible();
  await note.getByRole('textbox').fill('Asking is free.');
  await note.getByRole('button', { name: 'Change all' }).click();
  await saved(page, /^Edit Small print in Start · saved in templates\/copy\/home\.ts/, () =>
    page.getByRole('button', { name: 'Back to the page' }).focus(),
  );
  await expect(frame(page).locator('#start')).toContainText('Asking is free.');

  // A layout is the same on all of its pages.
  await frame(page).locator('#footer').getByText('What you do, in one sentence.').click();
  await expect(box).toContainText('3 pages show this, and all of them change.');
  await expect(box.getByRole('button', { name: 'Only here' })).toHaveCount(0);
});

test('a value in a text is a chip that edits its fact, and can be inserted', async ({ page, site }) => {
  test.setTimeout(120_000);
  const start = site.sources();
  await opened(page, await site.start());
  await frame(page).locator('#hero li', { hasText: 'An answer within' }).click();
  const box = page.locator('.text-editor');
  await box.getByRole('button', { name: '1 day facts.replyTime' }).click();
  const fact = box.getByRole('region', { name: 'The fact replyTime' });
  await expect(fact).toContainText('2 pages say it, and all of them change');
  await expect(fact.getByRole('listitem')).toHaveText(['/', '/about']);
  expect(await violations(page)).toEqual([]);
  await fact.getByRole('textbox').fill('2');
  await shot(page, 'chip-box');
  await saved(page, /^Edit the fact replyTime/, () => fact.getByRole('button', { name: 'Change the fact' }).click());
  await expect(box.getByRole('button', { name: '2 days facts.replyTime' })).toBeVisible();

  // A value is inserted where the cursor is, and typed by hand.
  const words = box.getByRole('textbox', { name: /^Text of hero/ });
  await words.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(', from ');
  await box.getByLabel('Insert a value').selectOption('facts.startPrice');
  await expect(words).toHaveValue('An answer within {{facts.replyTime}}, from {{facts.startPrice}}');
  await page.keyboard.type(' at {{site.name}}');
  await expect(box.locator('.chip', { hasText: 'Corner Bakery' })).toBeVisible();
  await saved(page, /^Edit Points.* in Hero/, () => page.keyboard.press('Enter'));
  await expect(frame(page).locator('#hero')).toContainText('An answer within 2 days, from $90 at Corner Bakery');
  expect(difference(start, site.sources()).slice(2).join()).toContain(
    "'An answer within {{facts.replyTime}}, from {{facts.startPrice}} at {{site.name}}'",
  );
});

test('words are marked by keys and buttons, in the box and among the fields', async ({ page, site }) => {
  test.setTimeout(120_000);
  await opened(page, await site.start());
  await frame(page).locator('#hero li', { hasText: 'A reason' }).click();
  const box = page.locator('.text-editor');
  const words = box.getByRole('textbox', { name: /^Text of hero/ });
  await words.fill('A reason in a few words');
  await select(words, 'reason');
  await page.keyboard.press('Control+b');
  await expect(words).toHaveValue('A **reason** in a few words');
  await page.keyboard.press('Control+z');
  await expect(words).toHaveValue('A reason in a few words');
  await select(words, 'few words');
  await box.getByRole('button', { name: 'Link' }).click();
  await box.getByLabel('Where the link leads').fill('/about#contact');
  await shot(page, 'link-box');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(words).toHaveValue('A reason in a [few words](/about#contact)');
  await expect(words).toBeFocused();
  await saved(page, /^Edit Points.* in Hero/, () => page.keyboard.press('Enter'));
  await expect(frame(page).locator('#hero li a', { hasText: 'few words' })).toBeVisible();

  // A headline may emphasise one stretch.
  const headline = page.getByRole('region', { name: 'Headline', exact: true });
  const text = headline.getByRole('textbox', { name: 'Headline', exact: true });
  await text.fill('Say *what* people get');
  await select(text, 'people');
  await expect(headline.getByRole('button', { name: 'Bold' })).toHaveCount(0);
  await headline.getByRole('button', { name: 'Italic' }).click();
  await expect(text).toHaveValue('Say what *people* get');
  await shot(page, 'headline-field');
  await saved(page, /^Edit Headline in Hero/, () => page.getByRole('button', { name: 'Back to the page' }).focus());
  await expect(frame(page).locator('h1 em')).toHaveText('people');
});

test.describe('lists', () => {
  test.use({ starter: 'dental' });

  test('are made of lines by keys and buttons, and shown while they are typed', async ({ page, site }) => {
    test.setTimeout(120_000);
    const start = site.sources();
    await opened(page, await site.start());
    const question = frame(page).locator('#faq .faq-list > div', { hasText: 'What if I have to cancel?' });
    const answer = question.locator('> :not(h3)');
    await answer.click();
    const box = page.locator('.text-editor');
    const words = box.getByRole('textbox', { name: /^Text of faq/ });
    await words.fill('Yes, and bring:\nwater\na blanket');
    await words.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(16, area.value.length));
    await page.keyboard.press('Control+Shift+Digit8');
    await expect(words).toHaveValue('Yes, and bring:\n- water\n- a blanket');
    await expect(answer.locator('ul > li')).toHaveText(['water', 'a blanket']);
    await box.getByRole('button', { name: 'Numbered list' }).click();
    await expect(words).toHaveValue('Yes, and bring:\n1. water\n2. a blanket');
    await expect(answer.locator('ol > li')).toHaveText(['water', 'a blanket']);
    await page.keyboard.press('Control+z');
    await expect(words).toHaveValue('Yes, and bring:\n- water\n- a blanket');

    // Enter begins an item and ends the list in an empty one. The page waits while an item has no words.
    await words.press('Control+End');
    await words.press('Enter');
    await expect(words).toHaveValue('Yes, and bring:\n- water\n- a blanket\n- ');
    await expect(answer.locator('ul > li')).toHaveText(['water', 'a blanket']);
    await page.keyboard.type('a **toy**');
    await expect(answer.locator('ul > li strong')).toHaveText('toy');
    await shot(page, 'list-box');
    expect(await violations(page)).toEqual([]);
    await words.press('Enter');
    await words.press('Enter');
    await page.keyboard.type('There is room for a pram.');
    await expect(answer.locator('p')).toHaveText(['Yes, and bring:', 'There is room for a pram.']);
    await saved(page, /^Edit .*Items \d+ in Faq/, () => page.keyboard.press('Enter'));
    expect(difference(start, site.sources()).at(-1)).toContain(
      String.raw`'Yes, and bring:\n- water\n- a blanket\n- a **toy**\nThere is room for a pram.'`,
    );

    // Pressed again, one box has the whole answer. A question has no lists.
    await answer.locator('li', { hasText: 'water' }).click({ position: { x: 12, y: 12 } });
    await expect(words).toHaveValue(/^Yes, and bring:\n- water/);
    await page.keyboard.press('Escape');
    await question.locator('h3').click({ position: { x: 12, y: 12 } });
    await expect(box.getByRole('textbox', { name: /question/ })).toBeVisible();
    await expect(box.getByRole('button', { name: 'List with bullets' })).toHaveCount(0);
  });

  test('a press puts the cursor where it was pressed, and what is pasted keeps the marks that a text may have', async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000);
    await opened(page, await site.start());
    const box = page.locator('.text-editor textarea');
    const paste = (html: string) =>
      box.evaluate((area: HTMLTextAreaElement, copied) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', copied);
        area.select();
        area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, html);
    const word = `<p class=MsoListParagraph><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span>Bread</p>
      <p class=MsoNormal>and <b>warm</b> <i>buns</i><o:p></o:p></p>`;
    const docs = `<b style="font-weight:normal"><p><span style="font-weight:700">Warm</span><span> bread, 2*3 </span>
      <a href="https://a.example/b"><span style="font-style:italic">here</span></a></p></b><style>p { color: red }</style>`;
    const list = '<ol><li>Knead</li><li>Bake <strong>hot</strong></li></ol><script>alert(1)</script>';

    // A headline may emphasise one stretch, and has no other marks.
    await frame(page)
      .locator('h1')
      .click({ position: { x: 12, y: 20 } });
    const start = await box.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd]);
    expect(start[0]).toBe(start[1]);
    expect(start[0]).toBeLessThan(4);
    await paste(docs);
    await expect(box).toHaveValue('Warm bread, 2\\*3 here');
    await page.keyboard.press('Escape');

    // White words on a picture, whose ground is not behind the box.
    const headline = frame(page).locator('h1');
    await headline.evaluate((title) => {
      title.style.color = 'white';
    });
    await headline.click({ position: { x: 12, y: 20 } });
    await expect(box).toHaveCSS('background-color', 'rgb(28, 28, 31)');
    await page.keyboard.press('Escape');

    const answer = frame(page).locator('#faq .faq-list > div > :not(h3)').first();
    await answer.click();
    for (const [html, text] of [
      [word, '- Bread\nand **warm** *buns*'],
      [docs, '**Warm** bread, 2\\*3 *[here](https://a.example/b)*'],
      [list, '1. Knead\n2. Bake **hot**'],
    ] as const) {
      await paste(html);
      await expect(box).toHaveValue(text);
    }
    await expect(answer.locator('ol > li')).toHaveText(['Knead', 'Bake hot']);
    await page.keyboard.press('Escape');
  });
});

test('what could not be saved stays, also over a reload, until it is given up', async ({ page, site }) => {
  test.setTimeout(120_000);
  const start = site.sources();
  await opened(page, await site.start());
  const link = page.locator('.item input[list]').first();
  const openLink = async () => {
    await page.getByRole('button', { name: /^Hero/ }).click();
    await page.locator('summary', { hasText: 'Buttons' }).click();
    await page.locator('.item summary').first().click();
  };
  await openLink();
  await link.fill('/no-such-page');
  await link.press('Tab');
  const note = page.locator('.side-end').getByRole('group', { name: 'Not saved yet' });
  await expect(note).toContainText('no-such-page');
  await page.reload();
  await openLink();
  await expect(link).toHaveValue('/no-such-page');
  await page.locator('summary', { hasText: '1 not saved yet' }).click();
  await expect(page.locator('.status')).toContainText('Hero, actions 0 href, on /');
  await shot(page, 'unsaved');
  expect(await violations(page)).toEqual([]);
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.status-text')).toHaveText(/^Not saved: .*no-such-page/);
  expect(site.sources()).toEqual(start);
  await note.getByRole('button', { name: 'Give it up' }).click();
  await expect(link).toHaveValue('/about#contact');
  await expect(page.getByText('not saved yet')).toHaveCount(0);
});

test('a text that somebody else changed is shown beside mine, and either is kept', async ({ page, site }) => {
  test.setTimeout(120_000);
  shareStart(site.root);
  await opened(page, await site.start());
  const file = join(site.root, 'templates/copy/home.ts');
  const [mine, theirs] = ['Words of mine that are as long as a headline', 'Words of theirs that are as long as it'];
  const heading = frame(page).locator('#start h2');
  let now = 'End with the one thing you want people to do';
  const write = async (own: string, other: string) => {
    await heading.click();
    const box = page.locator('.text-editor');
    await expect(box).toContainText('2 pages show this');
    await box.getByRole('button', { name: 'Change all' }).click();
    await box.getByRole('textbox').fill(own);
    writeFileSync(file, readFileSync(file, 'utf8').replace(now, other));
    await page.keyboard.press('Enter');
  };
  const field = page.getByRole('region', { name: 'Headline', exact: true });
  const note = field.getByRole('group', { name: 'Not saved yet' });
  await write(mine, theirs);
  await expect(note.getByRole('definition')).toHaveText([mine, theirs]);
  await expect(heading).toHaveText(theirs);
  await expect(field.getByRole('textbox', { name: 'Headline', exact: true })).toHaveValue(mine);
  await shot(page, 'conflict');
  await saved(page, /^Edit Headline in Start/, () => note.getByRole('button', { name: 'Keep mine' }).click());
  await expect(heading).toHaveText(mine);
  await expect(note).toHaveCount(0);

  now = mine;
  await write(`${mine}, again`, `${theirs}, again`);
  await expect(note.getByRole('definition')).toHaveText([`${mine}, again`, `${theirs}, again`]);
  await note.getByRole('button', { name: 'Take theirs' }).click();
  await expect(field.getByRole('textbox', { name: 'Headline', exact: true })).toHaveValue(`${theirs}, again`);
  expect(readFileSync(file, 'utf8')).toContain(`headline: '${theirs}, again'`);
});

test('an icon, a layout and a link are chosen from what there is', async ({ page, site }) => {
  test.setTimeout(120_000);
  const copy = join(site.root, 'templates/copy/home.ts');
  const figure = "figure: '{{facts.replyTime}}',";
  writeFileSync(copy, readFileSync(copy, 'utf8').replace(figure, "icon: 'star',"));
  await opened(page, await site.start());
  await page.getByRole('button', { name: /^Reasons/ }).click();
  const fields = page.locator('.side-end');
  await fields.locator('summary', { hasText: 'Items' }).click();
  await fields.locator('.item summary').first().click();
  await fields.getByRole('button', { name: 'Icon', exact: true }).click();
  await fields.getByLabel('Search icons').fill('clock');
  const clock = fields.getByRole('button', { name: 'clock', exact: true });
  await expect(clock.locator('svg')).toBeVisible();
  await shot(page, 'icons');
  expect(await violations(page)).toEqual([]);
  await saved(page, /^Edit Icon of Items 1 in Reasons/, () => clock.click());
  expect(readFileSync(copy, 'utf8')).toContain("icon: 'clock',");

  await fields.locator('summary', { hasText: 'Layout' }).click();
  const layouts = fields.locator('.layout');
  await expect(layouts.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(layouts.nth(1).frameLocator('iframe').locator('h2').first()).toBeVisible();
  await layouts.nth(1).scrollIntoViewIfNeeded();
  await shot(page, 'layouts');
  expect(await violations(page)).toEqual([]);
  await saved(page, /^Edit Layout in Reasons/, () => layouts.nth(1).click());
  await saved(page, /^Change Layout in Reasons/, () => layouts.first().click());
  expect(readFileSync(copy, 'utf8')).not.toContain('layout');

  await page.getByRole('button', { name: /^Hero/ }).click();
  await fields.locator('summary', { hasText: 'Buttons' }).click();
  await fields.locator('.item summary').first().click();
  const links = await fields.locator('datalist').first().locator('option').evaluateAll(valuesOf);
  expect(links).toEqual(expect.arrayContaining(['#reasons', '/about', '/about#contact']));
  expect(links).not.toContain('/about#header');
});

test('a section is dragged to another place in the outline', async ({ page, site }) => {
  test.setTimeout(120_000);
  await opened(page, await site.start());
  const items = page.locator('.outline-item');
  const names = page.locator('.outline-name');
  await expect(items.first()).not.toHaveAttribute('draggable');
  await saved(page, /^Move Hero on/, () => items.nth(1).dragTo(items.nth(3), { targetPosition: { x: 30, y: 24 } }));
  await expect(names).toHaveText([/^Header/, /^Reasons/, /^Start/, /^Hero/, /^Footer/]);
  await saved(page, /^Move Start on/, () => items.nth(2).dragTo(items.nth(1), { targetPosition: { x: 30, y: 4 } }));
  await expect(names).toHaveText([/^Header/, /^Start/, /^Reasons/, /^Hero/, /^Footer/]);
  expect(readFileSync(join(site.root, 'pages.config.ts'), 'utf8')).toContain(
    'sections: { start: home.start, reasons: home.reasons, hero: home.hero },',
  );
});

test('the open page is weighed against its budget', async ({ page, site }) => {
  test.setTimeout(120_000);
  await opened(page, await site.start());
  const weight = page.locator('.weight');
  await expect(weight.locator('summary')).toHaveText(/^\d+\.\d of 13\.0 kB$/);
  await weight.locator('summary').click();
  await expect(weight.getByRole('row', { name: /^hero/ })).toBeVisible();
  await expect(weight.getByLabel(/^Script before/)).toBeVisible();
  await shot(page, 'weight');
  expect(await violations(page)).toEqual([]);
});

const valuesOf = (options: Element[]) => options.map((option) => option.getAttribute('value'));

/** Shows the last section of the home page on another page too. */
function shareStart(root: string): void {
  const config = join(root, 'pages.config.ts');
  const text = readFileSync(config, 'utf8');
  writeFileSync(config, text.replace('contact: about.contact }', 'contact: about.contact, start: home.start }'));
}

/** Chooses words in a box as the mouse does. */
async function select(box: Locator, words: string): Promise<void> {
  await box.evaluate((element: HTMLTextAreaElement, part) => {
    const start = element.value.indexOf(part);
    element.focus();
    element.setSelectionRange(start, start + part.length);
  }, words);
}

/** Takes a screenshot for people to look at, if a folder for them is given. */
async function shot(page: Page, name: string): Promise<void> {
  const { SHOTS } = process.env;
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` });
}
