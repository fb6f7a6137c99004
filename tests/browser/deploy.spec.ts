import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { startPreview } from '../../cli/commands/preview.ts';
import { frontage } from '../command.ts';
import { copyEngine } from '../engine-copy.ts';
import { tempSite } from '../temp-site.ts';
import { type Receiver, startReceiver } from './forms/receiver.ts';

/**
 * Two builds of one site by two versions of the engine with different islands, served one after the other at one
 * origin.
 */
interface Deploys {
  readonly home: string;
  /** Replaces the served build. */
  readonly deploy: (build: 'a' | 'b' | 'b with the assets of a') => void;
  readonly sheet: Receiver;
  readonly hook: Receiver;
}

const test = base.extend<{ fresh: undefined }, { site: Deploys }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = tempSite('forms');
      const [sheet, hook] = await Promise.all([startReceiver(), startReceiver()]);
      site.edit('pages.config.ts', '      acceptsForms: true,\n', '');
      site.edit(
        'pages.config.ts',
        "label: 'Zapier',",
        "label: 'Zapier', acceptsForms: true, fields: { email: 'Mail' },",
      );
      site.edit(
        'templates/copy/forms.ts',
        "headline: 'The ranking form',",
        "headline: 'Ranks', destinations: ['sheet'],",
      );
      site.edit(
        'templates/copy/forms.ts',
        "['sheet', 'hook', 'pipe'],\n  delivery: 'any'",
        "['sheet'],\n  delivery: 'any'",
      );
      const env = { PUBLIC_SHEET: sheet.url, PUBLIC_HOOK: hook.url };
      const entry = copyEngine(join(site.root, 'engine'));
      const mount = join(site.root, 'engine/renderer/client/mount.tsx');
      const build = async (out: string, ...more: string[]) => {
        const run = await frontage(['build', '-q', '--out', out, ...more], { cwd: site.root, env, entry });
        if (run.code !== 0) throw new Error(`The site is not built:\n${run.stderr}`);
      };
      await build('a');
      const code = readFileSync(mount, 'utf8').replace('root.ariaBusy = null;', "$& root.dataset.version = 'b';");
      writeFileSync(mount, code);
      await build('b');
      await build('b with the assets of a', '--previous', 'a');
      const served = join(site.root, 'served');
      const deploy: Deploys['deploy'] = (name) => {
        rmSync(served, { recursive: true, force: true });
        cpSync(join(site.root, name), served, { recursive: true });
      };
      deploy('a');
      const server = await startPreview({ out: served, port: 0, host: '127.0.0.1' });
      await use({ home: server.url, deploy, sheet, hook });
      await server.close();
      for (const receiver of [sheet, hook]) receiver.close();
      site.drop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.home),
  fresh: [
    async ({ site }, use) => {
      site.deploy('a');
      for (const receiver of [site.sheet, site.hook]) receiver.forget();
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Fills in and sends a form with an e-mail address and, if it has one, a message. */
async function send(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('ada@example.com');
  const more = page.getByLabel('Message');
  if (await more.count()) await more.fill('How much is it?');
  await page.locator('.lead-form [type=submit]').click();
}

const success = (page: Page) => page.locator('.toast', { hasText: 'Form submitted successfully!' });

/** A mark that only one version's islands leave on the page. */
const versionB = '[data-version=b]';

test.describe('a page that is open while a newer build is deployed', () => {
  test('uses its own code if the deploy keeps it', async ({ page, site }) => {
    await page.goto('./contact');
    site.deploy('b with the assets of a');
    await send(page);
    await expect(success(page)).toBeVisible();
    expect(site.hook.leads()).toMatchObject([{ Mail: 'ada@example.com', message: 'How much is it?' }]);
    expect(site.sheet.leads()).toMatchObject([{ email: 'ada@example.com', message: 'How much is it?' }]);
    await expect(page.locator(versionB)).toHaveCount(0);
  });

  test('uses the newer code if its own is gone, and sends once', async ({ page, site }) => {
    await page.goto('./contact');
    site.deploy('b');
    await send(page);
    await expect(success(page)).toBeVisible();
    expect(site.hook.leads()).toHaveLength(1);
    expect(site.sheet.leads()).toMatchObject([{ email: 'ada@example.com', message: 'How much is it?' }]);
    await expect(page.locator(versionB)).toHaveCount(1);
  });
});

test.describe('a form whose code never loads', () => {
  test('is posted by the browser, under the names of its destination', async ({ page, site }) => {
    await page.route('**/assets/**/*.js', (route) => route.abort());
    await page.goto('./contact');
    await send(page);
    await page.waitForURL(site.hook.url);
    const [posted = ''] = site.hook.received;
    expect(Object.fromEntries(new URLSearchParams(posted))).toMatchObject({
      Mail: 'ada@example.com',
      message: 'How much is it?',
    });
    expect(site.sheet.received).toEqual([]);
  });

  test('shows contact links without a form action, and sends once the code loads', async ({ page, site }) => {
    await page.route('**/assets/**/*.js', (route) => route.abort());
    await page.goto('./rank');
    const email = page.getByLabel('Email');
    await email.fill('ada@example.com');
    await expect(page.locator('.form-otherwise')).toBeVisible();
    await expect(page.locator('.form-otherwise a').first()).toBeVisible();
    await expect(page.locator('.lead-form [type=submit]')).toBeHidden();
    await email.press('Enter');
    await expect(email).toHaveValue('ada@example.com');
    // That was a second attempt. The next touch starts another only once this one has failed too.
    await expect(page.locator('.form-otherwise')).toBeVisible();
    await page.unroute('**/assets/**/*.js');
    await email.press('End');
    await expect(page.locator('.form-otherwise')).toBeHidden();
    await expect(email).toHaveValue('ada@example.com');
    await page.locator('.lead-form [type=submit]').click();
    await expect(page.locator('.toast', { hasText: 'Audit Request Submitted!' })).toBeVisible();
    expect(site.sheet.leads()).toMatchObject([{ email: 'ada@example.com' }]);
  });

  test('stays open with the typed text in a dialog without a form action', async ({ page }) => {
    await page.route('**/assets/**/*.js', (route) => route.abort());
    await page.goto('./popup');
    await page.locator('[data-open=popup]').first().click();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Email').press('Enter');
    await expect(page.locator('dialog .form-otherwise')).toBeVisible();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form is posted to its first destination that accepts form posts', async ({ page, site }) => {
    await page.goto('./contact');
    await send(page);
    await page.waitForURL(site.hook.url);
    // The browser also requests the destination's icon.
    expect(site.hook.received.filter((body) => body !== '')).toHaveLength(1);
  });

  test('a form without an action shows phone and e-mail instead of its button', async ({ page }) => {
    await page.goto('./rank');
    await expect(page.locator('.lead-form [type=submit]')).toBeHidden();
    await expect(page.locator('noscript .form-note-ways a').first()).toBeVisible();
    await expect(page.locator('.form-otherwise')).toBeHidden();
  });
});
