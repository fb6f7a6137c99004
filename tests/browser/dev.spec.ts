import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, expect, type Page } from '@playwright/test';
import { scaffoldStarter } from '../../cli/create/starter.fixture.ts';
import { repairTemplate } from '../../cli/gallery/repair-template.fixture.ts';

interface Site {
  readonly root: string;
  readonly edit: (file: string, from: string, to: string) => void;
  /** Starts `frontage dev` and returns its URL. */
  readonly dev: (...options: readonly string[]) => Promise<string>;
  /** Locations that were opened in the editor, each as `file:line:column`. */
  readonly opened: () => string[];
}

const bin = resolve(import.meta.dirname, '../../cli/bin.js');

const test = base.extend<{ site: Site }>({
  site: async ({ browserName: _ }, use) => {
    const root = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-dev-')));
    scaffoldStarter(root);
    const beside = mkdtempSync(join(tmpdir(), 'frontage-editor-'));
    const [editor, log] = [join(beside, 'editor.sh'), join(beside, 'opened')];
    writeFileSync(editor, `#!/bin/sh\n(IFS=:; printf '%s\\n' "$*" >> '${log}')\n`, { mode: 0o755 });
    writeFileSync(log, '');
    const running: ChildProcess[] = [];
    await use({
      root,
      opened: () => readFileSync(log, 'utf8').split('\n').filter(Boolean),
      edit(file, from, to) {
        const text = readFileSync(join(root, file), 'utf8');
        writeFileSync(
          join(root, file),
          text.replace(from, () => to),
        );
      },
      async dev(...options) {
        const child = spawn(process.execPath, [bin, 'dev', '--port', '0', ...options], {
          cwd: root,
          env: { ...process.env, LAUNCH_EDITOR: editor },
          stdio: ['ignore', 'pipe', 'ignore'],
        });
        running.push(child);
        return new Promise((done, fail) => {
          child.once('exit', (code) => fail(new Error(`dev ended with ${code}`)));
          createInterface({ input: child.stdout }).on('line', (line) => line.startsWith('http') && done(line));
        });
      },
    });
    for (const child of running) {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGINT');
      expect(await ended).toBe(0);
    }
    for (const folder of [root, beside]) rmSync(folder, { recursive: true, force: true });
  },
});

/** An address of this machine in its network. */
const ownAddress =
  Object.values(networkInterfaces())
    .flatMap((all = []) => all)
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.1';

const headline = 'Say what people get from you, in one sentence';

/** Waits until sections of the page are as wide as this, in rem. */
async function expectWidth(page: Page, width: number): Promise<void> {
  const { width: window } = page.viewportSize() ?? { width: 0 };
  await expect(page.locator('main .wrap').first()).toHaveCSS('padding-inline-start', `${window / 2 - width * 8}px`);
}

test('a saved change shows in the open page', async ({ page, site }) => {
  await page.goto(await site.dev());
  await expect(page.locator('h1')).toHaveText(headline);
  site.edit('templates/copy/home.ts', headline, 'Bread by seven');
  await expect(page.locator('h1')).toHaveText('Bread by seven');
  site.edit('templates/theme.css', ':root {', ':root {\n  --page: 61rem;');
  await expectWidth(page, 61);
});

/** Counts the loads of a page from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

test('changed text appears in the open page, and typed text and scroll position stay', async ({ page, site }) => {
  addNewsletter(site);
  await page.goto(await site.dev());
  const loads = countLoads(page);
  const field = page.getByLabel('Your email address');
  await field.fill('ada@example.com');
  await page.evaluate(() => window.scrollTo(0, 900));
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);

  site.edit('templates/copy/home.ts', 'One useful letter a month', 'A letter, & <never> more');
  await expect(page.getByRole('heading', { name: 'A letter, & <never> more' })).toBeVisible();
  site.edit('templates/copy/shared.ts', "label: 'About', href: '/about'", "label: 'Who we are', href: '/about#intro'");
  await expect(page.locator('header').getByRole('link', { name: 'Who we are' })).toHaveAttribute(
    'href',
    '/about#intro',
  );
  site.edit('pages.config.ts', 'What you do, in a few words | {{site.name}}', 'Bread by seven');
  await expect(page).toHaveTitle('Bread by seven');
  site.edit('templates/theme.css', ':root {', ':root {\n  --page: 61rem;');
  await expectWidth(page, 61);
  await expect(field).toHaveValue('ada@example.com');
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect(loads()).toBe(0);

  // Elements managed by scripts are restarted with the new text.
  site.edit('templates/copy/home.ts', 'Your email address', 'Where letters go');
  await expect(page.getByLabel('Where letters go')).toHaveValue('');
  await expect.poll(loads).toBe(1);
});

test('saves in quick succession keep typed text, however late responses arrive', async ({ page, site }) => {
  addNewsletter(site);
  await page.goto(await site.dev());
  const loads = countLoads(page);
  const field = page.getByLabel('Your email address');
  await field.fill('ada@example.com');
  let isHeld = false;
  await page.route('**/', async (route) => {
    if (!isHeld && route.request().headers()['frontage-page'] === 'shown') {
      isHeld = true;
      await page.waitForTimeout(1200);
    }
    await route.continue();
  });
  const words = ['One useful letter a month', 'First words', 'Second words', 'Third words'];
  for (const [index, word] of words.slice(1).entries()) {
    site.edit('templates/copy/home.ts', words[index] ?? '', word);
    await page.waitForTimeout(500);
  }
  await expect(page.getByRole('heading', { name: 'Third words' })).toBeVisible();
  // A reload would have happened by then.
  await page.waitForTimeout(1000);
  expect(isHeld).toBe(true);
  expect(loads()).toBe(0);
  await expect(field).toHaveValue('ada@example.com');
  // Later changes are applied as before.
  site.edit('templates/copy/home.ts', 'Third words', 'Last words');
  await expect(page.getByRole('heading', { name: 'Last words' })).toBeVisible();
  await expect(field).toHaveValue('ada@example.com');
});

test('typed text stays under an error overlay, and text of the same save appears once it is fixed', async ({
  page,
  site,
}) => {
  addNewsletter(site);
  const url = await site.dev();
  await page.goto(url);
  const loads = countLoads(page);
  const field = page.getByLabel('Your email address');
  await field.fill('ada@example.com');
  const overlay = page.locator('vite-error-overlay');
  const other = await page.context().newPage();
  for (const [from, to] of [
    ['One useful letter a month', 'One useful letter a month'],
    ['One useful letter a month', 'A letter, now and then'],
  ] as const) {
    site.edit('templates/copy/home.ts', `'${from}'`, `'${from}`);
    await expect(overlay.locator('.message-body')).toContainText('error config-syntax');
    // A new visit has nothing to keep.
    await other.goto(`${url}about`);
    await expect(other.locator('pre').first()).toContainText('config-syntax');
    site.edit('templates/copy/home.ts', `'${from}`, `'${to}'`);
    await expect(overlay).toHaveCount(0);
    await expect(page.getByRole('heading', { name: to })).toBeVisible();
    await expect(other).toHaveTitle(/^About/);
    await expect(other.locator('vite-error-overlay')).toHaveCount(0);
  }
  // A reload would have happened by then.
  await page.waitForTimeout(1000);
  expect(loads()).toBe(0);
  await expect(field).toHaveValue('ada@example.com');
});

test('typed text stays when an error follows a save that the page has not loaded yet', async ({ page, site }) => {
  addNewsletter(site);
  await page.goto(await site.dev());
  const loads = countLoads(page);
  const field = page.getByLabel('Your email address');
  await field.fill('ada@example.com');
  const overlay = page.locator('vite-error-overlay');
  let answered: number | undefined;
  await page.route('**/', async (route) => {
    if (answered === undefined && route.request().headers()['frontage-page'] === 'shown') {
      site.edit('templates/copy/home.ts', "'First words'", "'First words");
      await overlay.waitFor();
      const answer = await route.fetch();
      answered = answer.status();
      return route.fulfill({ response: answer });
    }
    return route.continue();
  });
  site.edit('templates/copy/home.ts', 'One useful letter a month', 'First words');
  await expect.poll(() => answered).toBe(500);
  site.edit('templates/copy/home.ts', "'First words", "'Second words'");
  await expect(page.getByRole('heading', { name: 'Second words' })).toBeVisible();
  await expect(overlay).toHaveCount(0);
  expect(loads()).toBe(0);
  await expect(field).toHaveValue('ada@example.com');
});

test('a page reloads when only its allowed destinations change', async ({ page, site }) => {
  addNewsletter(site);
  const url = await site.dev();
  const policies: string[] = [];
  page.on('response', async (response) => {
    if (response.url() !== url || response.request().resourceType() !== 'document') return;
    policies.push(/connect-src [^;]*/.exec((await response.allHeaders())['content-security-policy'] ?? '')?.[0] ?? '');
  });
  await page.goto(url);
  const loads = countLoads(page);
  site.edit('pages.config.ts', 'https://letters.example/join', 'https://post.example/join');
  await expect.poll(loads).toBe(1);
  expect(policies).toEqual([
    expect.stringContaining('https://letters.example'),
    expect.stringContaining('https://post.example'),
  ]);
  // Changes of text alone are applied without a reload.
  site.edit('templates/copy/home.ts', 'One useful letter a month', 'A letter, now and then');
  await expect(page.getByRole('heading', { name: 'A letter, now and then' })).toBeVisible();
  // Another reload would have happened by then.
  await page.waitForTimeout(1000);
  expect(loads()).toBe(1);
});

/** Adds a field to type in to the home page. */
function addNewsletter(site: Site): void {
  const destination = "{ label: 'Letters', url: 'https://letters.example/join', missing: 'Nobody takes letters' }";
  site.edit('pages.config.ts', '  destinations: {', `  destinations: {\n    letters: ${destination},`);
  site.edit('pages.config.ts', 'start: home.start', 'start: home.start, letters: home.letters');
  site.edit('templates/copy/home.ts', 'export const start', `${newsletter}\n\nexport const start`);
}

const newsletter = `export const letters = {
  block: 'newsletter',
  headline: 'One useful letter a month',
  label: 'Your email address',
  button: 'Subscribe',
  destinations: ['letters'],
  success: 'You are on the list.',
  failure: { kept: 'Kept here. Write to us:', lost: 'Write to us:', email: 'letters@example.com' },
  invalid: 'Enter an address such as name@example.com.',
} satisfies Section;`;

test('marks and lists of texts appear in the open page with their style sheets', async ({ page, site }) => {
  const [question, answer] = ["block: 'faq', headline: 'Asked', items: [{ question: 'What?', answer: ", 'Bread.'];
  addNewsletter(site);
  site.edit(
    'templates/copy/home.ts',
    'export const',
    `export const faq = { ${question}'${answer}' }] } satisfies Section;\n\nexport const`,
  );
  site.edit('pages.config.ts', 'sections: { hero: home.hero,', 'sections: { hero: home.hero, faq: home.faq,');
  await page.goto(await site.dev());
  const loads = countLoads(page);
  await page.getByLabel('Your email address').fill('ada@example.com');
  const details = page.locator('#faq details');
  await details.locator('summary').click();
  const changes = [
    ["'Bread.'", "'**Bread.**'", 'p > strong'],
    ["'**Bread.**'", "'Bread:\\n- rye [on Sundays](/about)\\n- wheat'", '.paragraphs > ul > li .words-link'],
    ["'Bread:\\n- rye [on Sundays](/about)\\n- wheat'", "'1. Come.\\n2. Buy.'", '.paragraphs > ol > li + li'],
    ["'1. Come.\\n2. Buy.'", "'Bread,\\nall day.'", 'p > br'],
  ] as const;
  for (const [from, to, shown] of changes) {
    site.edit('templates/copy/home.ts', from, to);
    await expect(details.locator(shown)).toHaveCount(1);
    const item = details.locator('li').first();
    if (to.includes('rye')) await expect(item).toHaveCSS('list-style-type', 'disc');
    if (to.includes('Buy')) await expect(item).toHaveCSS('list-style-type', 'decimal');
  }
  await expect(page.getByLabel('Your email address')).toHaveValue('ada@example.com');
  expect(loads()).toBe(0);
});

test('the open page reloads once when more than text changes, and other pages on their next visit', async ({
  page,
  site,
}) => {
  const url = await site.dev();
  await page.goto(url);
  const loads = countLoads(page);
  for (const [count, from, to] of [
    [1, "tagline: 'What you do, in one sentence.',", ''],
    [2, "copyright: '{{site.name}}'", "tagline: 'Bread by seven.', copyright: 'No rights at all'"],
  ] as const) {
    site.edit('templates/copy/shared.ts', from, to);
    await expect(page.locator('.footer-tagline')).toHaveCount(count - 1);
    // Another reload would have happened by then.
    await page.waitForTimeout(1500);
    expect(loads()).toBe(count);
  }
  await page.goto(`${url}about`);
  await expect(page.locator('footer')).toContainText('No rights at all');
});

test('a page whose text a script has changed reloads', async ({ page, site }) => {
  await page.goto(await site.dev());
  await page.locator('h1').evaluate((element) => {
    element.textContent = 'Something else';
  });
  const loads = countLoads(page);
  site.edit('templates/copy/home.ts', headline, 'Bread by seven');
  await expect(page.locator('h1')).toHaveText('Bread by seven');
  await expect.poll(loads).toBe(1);
});

test('a change during loading appears in the page', async ({ page, site }) => {
  const url = await site.dev();
  const change = async () => {
    site.edit('templates/copy/home.ts', headline, 'Bread by seven');
    await expect.poll(async () => (await page.request.get(url, plain)).text()).toContain('Bread by seven');
  };
  let changed: Promise<void> | undefined;
  await page.route('**/__gallery/live-update.js', async (route) => {
    changed ??= change();
    await changed;
    // The page may be reloading.
    await route.continue().catch(() => undefined);
  });
  await page.goto(url);
  await expect(page.locator('h1')).toHaveText('Bread by seven');
  await changed;
});

test('new files of the open page exist when it requests them', async ({ page, site }) => {
  // Styles of this length are a separate file.
  const rows = Array.from({ length: 120 }, (_, row) => `--row-${row}: ${row}px;`).join('\n');
  const late = (color: string) => `.late { color: ${color}; ${rows} }`;
  mkdirSync(join(site.root, 'templates/blocks/late'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(site.root, 'templates', file), text);
  write('blocks/late/index.ts', lateBlock);
  write('blocks/late/view.tsx', lateView);
  write('blocks/late/style.css', late('rgb(1, 2, 3)'));
  const more = "two: home.start, last: { block: 'late', words: 'Bread by seven' }";
  site.edit('pages.config.ts', 'start: home.start', `start: home.start, ${more}`);
  await page.goto(await site.dev());
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  await expect(page.locator('.late')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.locator('link[href*="/assets/below-"]')).toHaveCount(1);

  write('blocks/late/style.css', late('rgb(4, 5, 6)'));
  await expect(page.locator('.late')).toHaveCSS('color', 'rgb(4, 5, 6)');
  for (const [file, size] of [
    ['images/icon.svg', 41],
    ['images/other.svg', 42],
  ] as const) {
    write(file, `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`);
    if (size === 42) site.edit('templates/copy/shared.ts', 'icon.svg', 'other.svg');
    // The page may be reloading meanwhile.
    await expect(page.locator('header img')).toHaveJSProperty('naturalWidth', size);
  }
  expect(missing).toEqual([]);
});

const lateBlock = `import { defineBlock, text } from 'frontage/block';
import { Late } from './view.tsx';

export const late = defineBlock({
  type: 'late',
  description: 'Words far down.',
  fields: { words: text('What it says.') },
  View: Late,
  examples: [{ name: 'Bread', props: { words: 'Bread by seven' } }],
});`;

const lateView = `import { Section } from 'frontage/block';

export function Late({ id, words }: { id: string; words: string }) {
  return <Section id={id} label={words}><p className="late">{words}</p></Section>;
}`;

test('a tab at a missing path shows the page or redirect that is added there', async ({ page, site }) => {
  const url = await site.dev();
  const other = await page.context().newPage();
  await other.goto(url);
  const loads = countLoads(other);
  await page.goto(`${url}new-page?from=letter`);
  await expect(page).toHaveTitle(/^Page not found/);
  const meta = "{ title: 'The new page', description: 'What is new at our place, said in a sentence or two.' }";
  const route = `{ path: '/new-page', meta: ${meta}, layout: 'shared', sections: { intro: about.intro } },`;
  site.edit('pages.config.ts', 'routes: [', `routes: [\n    ${route}`);
  await expect(page).toHaveTitle('The new page');

  await page.goto(`${url}old-page`);
  await expect(page).toHaveTitle(/^Page not found/);
  site.edit('pages.config.ts', '  routes: [', "  redirects: [{ from: '/old-page', to: '/about' }],\n\n  routes: [");
  await expect(page).toHaveURL(`${url}about`);
  await expect(page).toHaveTitle(/^About/);
  expect(loads()).toBe(0);
});

test('an open gallery shows unused page templates as they are saved', async ({ page, site }) => {
  // The gallery reloads all of its frames after each change.
  const soon = { timeout: 15_000 };
  rmSync(join(site.root, 'templates/pages'), { recursive: true });
  const url = await site.dev();
  await page.goto(`${url}__gallery`);
  await expect(page.getByText('This site has none yet')).toBeVisible();
  mkdirSync(join(site.root, 'templates/pages'), { recursive: true });
  writeFileSync(join(site.root, 'templates/pages/repair.ts'), repairTemplate);
  const shown = page.locator('#templates iframe').first().contentFrame().locator('h1');
  await expect(shown).toHaveText('Repaired while you wait', soon);
  site.edit('templates/pages/repair.ts', 'Repaired while you wait', 'Mended by tomorrow');
  await expect(shown).toHaveText('Mended by tomorrow', soon);
  // A change of a page that is not open appears there too.
  site.edit('pages.config.ts', "title: 'About us", "title: 'All about us");
  await expect(page.locator('#pages')).toContainText('All about us', soon);
});

test('an open gallery shows an error overlay until it is fixed, and one that opens meanwhile recovers', async ({
  page,
  site,
}) => {
  const url = await site.dev();
  await page.goto(`${url}__gallery`);
  const other = await page.context().newPage();
  site.edit('templates/copy/home.ts', "block: 'hero'", "block: 'hreo'");
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay.locator('.message-body')).toContainText('unknown-block');
  await other.goto(`${url}__gallery`);
  await expect(other.locator('pre').first()).toContainText('unknown-block');
  site.edit('templates/copy/home.ts', "block: 'hreo'", "block: 'hero'");
  for (const gallery of [page, other]) {
    await expect(gallery.locator('#pages .card')).toHaveCount(2, { timeout: 15_000 });
    await expect(gallery.locator('vite-error-overlay')).toHaveCount(0);
  }
});

/** Requests the page without counting as an open tab. */
const plain = { headers: { 'sec-fetch-dest': 'empty' } };

test('an error on another page covers the open one', async ({ page, site }) => {
  await page.goto(await site.dev());
  site.edit('pages.config.ts', "title: 'About us", "title: '{{site.nobody}}");
  await expect(page.locator('vite-error-overlay .message-body')).toContainText('unknown-token');
});

test('an error covers the page with a link to its location, and disappears when it is fixed', async ({
  page,
  site,
}) => {
  await page.goto(await site.dev());
  site.edit('templates/copy/home.ts', "block: 'hero'", "block: 'hreo'");
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay.locator('.message-body')).toContainText('error unknown-block');
  await expect(overlay.locator('.message-body')).toContainText("> 4 |   block: 'hreo',");
  await expect(overlay.locator('.message-body')).toContainText('Did you mean "hero"?');
  await expect(overlay.locator('.tip')).toHaveText(/^Fix the error and save: .* press Esc or click outside/);
  await expect(overlay.locator('.window')).not.toContainText(/vite/i);
  await overlay.locator('.file a').click();
  await expect.poll(site.opened).toEqual([`${join(site.root, 'templates/copy/home.ts')}:4:10`]);
  site.edit('templates/copy/home.ts', "block: 'hreo'", "block: 'hero'");
  await expect(overlay).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText(headline);
});

// Browsers send `Sec-Fetch-Site` on the loopback only, and `Origin` elsewhere too.
for (const host of new Set(['127.0.0.1', ownAddress]))
  test(`on ${host}, Alt and a click on a section open its line`, async ({ page, site }) => {
    const url = (await site.dev('--host', '0.0.0.0')).replace('localhost', host);
    await page.goto(`${url}about`);
    await page.locator('#intro h1').click();
    await page.locator('#intro h1').click({ modifiers: ['Alt'] });
    await expect.poll(site.opened).toEqual([expect.stringMatching(/templates\/copy\/about\.ts:\d+:\d+$/)]);
    // The link is not followed.
    await page
      .locator('header a')
      .first()
      .click({ modifiers: ['Alt'] });
    await expect.poll(() => site.opened().length).toBe(2);
    expect(site.opened()[1]).not.toBe(site.opened()[0]);
    expect(page.url()).toBe(`${url}about`);
  });

test('a site that starts with an error shows it, and recovers', async ({ page, site }) => {
  site.edit('templates/copy/home.ts', headline, '{{facts.hours}}');
  await page.goto(await site.dev());
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay.locator('.message-body')).toContainText('unknown-token');
  site.edit('templates/copy/home.ts', '{{facts.hours}}', 'Open from seven');
  await expect(page.locator('h1')).toHaveText('Open from seven');
  await expect(overlay).toHaveCount(0);
});
