import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, expect } from '@playwright/test';
import { layDownStarter } from '../../cli/starter-files.ts';

interface Site {
  readonly root: string;
  readonly edit: (file: string, from: string, to: string) => void;
  /** Starts `frontage dev`; gives back its address. */
  readonly dev: () => Promise<string>;
}

const bin = resolve(import.meta.dirname, '../../cli/bin.js');

const test = base.extend<{ site: Site }>({
  site: async ({ browserName: _ }, use) => {
    const root = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-dev-')));
    layDownStarter(root, { name: 'Corner Bakery', origin: 'https://www.example.com' });
    const running: ChildProcess[] = [];
    await use({
      root,
      edit(file, from, to) {
        const text = readFileSync(join(root, file), 'utf8');
        writeFileSync(
          join(root, file),
          text.replace(from, () => to),
        );
      },
      async dev() {
        const child = spawn(process.execPath, [bin, 'dev', '--port', '0'], {
          cwd: root,
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
    rmSync(root, { recursive: true, force: true });
  },
});

const headline = 'Say what people get from you, in one sentence';

test('a saved change shows in the open page', async ({ page, site }) => {
  await page.goto(await site.dev());
  await expect(page.locator('h1')).toHaveText(headline);
  site.edit('templates/copy/home.ts', headline, 'Bread by seven');
  await expect(page.locator('h1')).toHaveText('Bread by seven');
  site.edit('templates/theme.css', '--page: 72rem', '--page: 61rem');
  await expect(page.locator('html')).toHaveCSS('--page', '61rem');
});

test('the open page is loaded anew once, and the others are the next time', async ({ page, site }) => {
  const url = await site.dev();
  await page.goto(url);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  for (const [from, to] of [
    ['{{site.name}}', 'All rights with the bakers'],
    ['All rights with the bakers', 'No rights at all'],
  ] as const) {
    loads = 0;
    site.edit('templates/copy/shared.ts', `copyright: '${from}'`, `copyright: '${to}'`);
    await expect(page.locator('footer')).toContainText(to);
    // Whatever might load it once more has happened by then.
    await page.waitForTimeout(1500);
    expect(loads).toBe(1);
  }
  await page.goto(`${url}about`);
  await expect(page.locator('footer')).toContainText('No rights at all');
});

test('a fault on another page lies over the open one', async ({ page, site }) => {
  await page.goto(await site.dev());
  site.edit('pages.config.ts', "title: 'About {{site.name}}'", "title: 'About {{site.nobody}}'");
  await expect(page.locator('vite-error-overlay .message-body')).toContainText('unknown-token');
});

test('a fault lies over the page with a way to its place, and goes when it is mended', async ({ page, site }) => {
  const opened: string[] = [];
  await page.route('**/__open-in-editor**', (route) => {
    opened.push(new URL(route.request().url()).searchParams.get('file') ?? '');
    return route.fulfill();
  });
  await page.goto(await site.dev());
  site.edit('templates/copy/home.ts', "block: 'hero'", "block: 'hreo'");
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay.locator('.message-body')).toContainText('error unknown-block');
  await expect(overlay.locator('.message-body')).toContainText("> 4 |   block: 'hreo',");
  await expect(overlay.locator('.message-body')).toContainText('Did you mean "hero"?');
  await overlay.locator('.file a').click();
  await expect.poll(() => opened).toEqual([`${join(site.root, 'templates/copy/home.ts')}:4:10`]);
  site.edit('templates/copy/home.ts', "block: 'hreo'", "block: 'hero'");
  await expect(overlay).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText(headline);
});

test('Alt and a click on a section open the line that writes it', async ({ page, site }) => {
  const opened: string[] = [];
  await page.route('**/__open-in-editor**', (route) => {
    opened.push(new URL(route.request().url()).searchParams.get('file') ?? '');
    return route.fulfill();
  });
  const url = await site.dev();
  await page.goto(`${url}about`);
  await page.locator('#intro h1').click();
  await page.locator('#intro h1').click({ modifiers: ['Alt'] });
  await expect.poll(() => opened).toEqual([expect.stringMatching(/templates\/copy\/about\.ts:\d+:\d+$/)]);
  // A link is not followed.
  await page
    .locator('header a')
    .first()
    .click({ modifiers: ['Alt'] });
  await expect.poll(() => opened.length).toBe(2);
  expect(opened[1]).not.toBe(opened[0]);
  expect(page.url()).toBe(`${url}about`);
});

test('a site that starts with a fault says so, and comes to life', async ({ page, site }) => {
  site.edit('templates/copy/home.ts', headline, '{{facts.hours}}');
  await page.goto(await site.dev());
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay.locator('.message-body')).toContainText('unknown-token');
  site.edit('templates/copy/home.ts', '{{facts.hours}}', 'Open from seven');
  await expect(page.locator('h1')).toHaveText('Open from seven');
  await expect(overlay).toHaveCount(0);
});
