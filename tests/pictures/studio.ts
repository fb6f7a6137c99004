import { execFileSync, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments, findChromium } from '../browser/chromium.ts';
import { frame, opened, saved } from '../browser/studio-site.ts';
import { sampleCopy } from '../site-copy.ts';
import { tempSite } from '../temp-site.ts';

/**
 * Takes the pictures of the studio for docs/studio.md: `npx tsx tests/pictures/studio.ts [NAME…]`. With LOOKS=FOLDER, it takes
 * every screen at 1280 and 1024 px, by day and by night, into that folder instead.
 */
async function take(): Promise<void> {
  const executablePath = findChromium();
  const wanted = process.argv.slice(2);
  const { LOOKS } = process.env;
  const looks = LOOKS === undefined ? [{ width: 1280, isDark: false }] : allLooks;
  for (const { width, isDark } of looks) {
    // The scheme of the system: an emulated one would be that of the page in the frame as well.
    const scheme = `--blink-settings=preferredColorScheme=${isDark ? 0 : 1}`;
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: [...chromiumArguments, scheme],
    });
    for (const [name, scene] of Object.entries(scenes)) {
      if ((wanted.length > 0 && !wanted.includes(name)) || (LOOKS === undefined && !scene.isInDocs)) continue;
      const page = await browser.newPage({
        viewport: { width, height: 800 },
        colorScheme: null,
        reducedMotion: 'reduce',
      });
      const shot = await inStudio(scene, page);
      await page.close();
      if (LOOKS === undefined) await sharp(shot).webp({ quality: 62, effort: 6 }).toFile(fileOf(name));
      else await sharp(shot).toFile(join(LOOKS, `${name}-${width}-${isDark ? 'dark' : 'light'}.png`));
    }
    await browser.close();
  }
}

const allLooks = [1280, 1024].flatMap((width) => [false, true].map((isDark) => ({ width, isDark })));

const root = resolve(import.meta.dirname, '../..');

function fileOf(name: string): string {
  return join(root, 'docs', name === 'words' ? 'studio.webp' : `studio-${name}.webp`);
}

interface Scene {
  /** What it shows, on a page that has been opened. */
  readonly show: (page: Page) => Promise<void>;
  readonly isInDocs?: boolean;
  /** Whether the site has tables of rows. */
  readonly hasRows?: boolean;
}

/** Opens the studio of a new copy of a site, and returns a screenshot of a scene in it. */
async function inStudio({ show, hasRows }: Scene, page: Page): Promise<Buffer> {
  const site = hasRows ? tempSite('trades') : sampleCopy('dental');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: site.root });
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', 'commit', '-q', '-m', 'First');
  const { CI: _, ...env } = process.env;
  const studio = spawn(process.execPath, [join(root, 'cli/bin.js'), 'studio'], {
    cwd: site.root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => studio.once('exit', done));
  const url = await new Promise<string>((done) => {
    createInterface({ input: studio.stdout }).on('line', (line) => line.startsWith('http') && done(line));
  });
  try {
    if (hasRows) await page.goto(url);
    else await opened(page, url);
    await show(page);
    // Pictures load.
    await page.waitForTimeout(2500);
    return await page.screenshot();
  } finally {
    studio.kill('SIGINT');
    await ended;
    site.drop();
  }
}

const scenes: Readonly<Record<string, Scene>> = {
  page: { show: async (page) => page.getByRole('tab', { name: 'Page' }).focus() },
  words: {
    isInDocs: true,
    show: async (page) => {
      await frame(page).locator('h1').click();
      await page.locator('.text-editor textarea').press('End');
    },
  },
  section: {
    show: async (page) => {
      await page.getByRole('button', { name: /^Treatments/ }).click();
      await frame(page).locator('#first h2').hover();
    },
  },
  moment: {
    show: async (page) => {
      await page.getByRole('button', { name: /^\/contact/ }).click();
      await page.getByRole('button', { name: /^Message/ }).click();
      await page.getByRole('tab', { name: 'Errors' }).click();
    },
  },
  palette: {
    isInDocs: true,
    show: async (page) => {
      await page.getByRole('button', { name: 'Change First' }).click();
      await page.getByRole('menuitem', { name: 'Add a section below' }).click();
      await page.getByRole('tab', { name: 'Story' }).click();
      await page.waitForTimeout(4000);
    },
  },
  menu: { show: (page) => page.getByRole('button', { name: 'Change First' }).click() },
  'new-page': { show: (page) => page.getByRole('button', { name: 'New page' }).click() },
  facts: { show: (page) => page.getByRole('tab', { name: 'Facts' }).click() },
  leads: { show: (page) => page.getByRole('tab', { name: 'Leads' }).click() },
  theme: {
    isInDocs: true,
    show: (page) => page.getByRole('tab', { name: 'Theme' }).click(),
  },
  rows: {
    isInDocs: true,
    hasRows: true,
    show: async (page) => {
      await page.getByRole('button', { name: /^\/roofing\/brook/ }).click();
      await page.getByRole('button', { name: 'Edit the rows' }).click();
    },
  },
  propose: {
    isInDocs: true,
    show: async (page) => {
      await frame(page).locator('h1').click();
      const box = page.locator('.text-editor textarea');
      await box.fill('Dentistry without a *hurry*');
      await saved(page, /^Edit hero\.headline/, () => box.press('Enter'));
      await page.getByRole('button', { name: 'Back to the page' }).click();
      await page.getByRole('tab', { name: 'Facts' }).click();
      const price = page.getByRole('textbox', { name: 'First visit £84' });
      await price.fill('86');
      await saved(page, /^Edit the fact firstVisit/, () => price.press('Enter'));
      await page.getByRole('button', { name: 'Propose' }).click();
      await page.getByLabel('Branch').waitFor({ timeout: 60_000 });
    },
  },
};

await take();
