import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { startPreview } from '../../cli/commands/preview.ts';
import { defaultStarter, starters } from '../../cli/create/starters.ts';
import { findChromium } from '../browser/chromium.ts';
import { stopClock } from '../browser/site/test.ts';
import { frontage } from '../command.ts';
import { sampleCopy } from '../site-copy.ts';

/**
 * Takes the pictures of the home pages: for the README, by day on a desktop and by night on a phone; for the gallery, each
 * starter by day on a desktop. Run it after a change of the look: `npx tsx tests/pictures/take.ts [first] [starter…]`.
 */
async function takeAll(names: readonly string[]): Promise<void> {
  const all = ['first', ...starters().map(({ name }) => name)];
  for (const name of names.length > 0 ? names : all) {
    if (name === 'first') await take(root, name);
    else {
      const { root: folder, drop } = sampleCopy(name);
      await take(folder, name);
      drop();
    }
  }
}

const root = resolve(import.meta.dirname, '../..');

async function take(folder: string, name: string): Promise<void> {
  const out = mkdtempSync(join(tmpdir(), 'frontage-picture-'));
  const { code, stderr } = await frontage(['build', '--quiet', '--out', out], { cwd: folder });
  if (code !== 0) throw new Error(`The site is not built:\n${stderr}`);
  const { url, close } = await startPreview({ out, port: 0, host: '127.0.0.1' });
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  try {
    const [wide, narrow] = [await screen(browser, url, desktop), await screen(browser, url, phone)];
    if (name !== defaultStarter) await compose(wide, narrow, join(import.meta.dirname, `${name}.webp`));
    if (name !== 'first') {
      const small = sharp(wide).resize(480, 300, { position: 'top' });
      await small.avif({ quality: 38, effort: 6 }).toFile(join(root, `cli/gallery/starters/${name}.avif`));
    }
  } finally {
    await browser.close();
    await close();
    rmSync(out, { recursive: true, force: true });
  }
}

interface Screen {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
  /** Where it stands on the picture, and how wide. */
  readonly left: number;
  readonly top: number;
  readonly shown: number;
}

const desktop: Screen = { width: 1280, height: 980, colorScheme: 'light', left: 40, top: 40, shown: 1000 };
const phone: Screen = { width: 390, height: 980, colorScheme: 'dark', left: 1072, top: 40, shown: 305 };
const picture = { width: 1417, height: 846, ground: '#dfe3dc', corner: 10 };

async function screen(browser: Browser, url: string, { width, height, colorScheme }: Screen): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: 2,
    colorScheme,
    reducedMotion: 'reduce',
  });
  // Dialogs that open by themselves wait.
  await stopClock(page);
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

async function compose(wide: Buffer, narrow: Buffer, file: string): Promise<void> {
  await sharp({ create: { width: picture.width, height: picture.height, channels: 3, background: picture.ground } })
    .composite([await placed(wide, desktop), await placed(narrow, phone)])
    .webp({ quality: 78, effort: 6 })
    .toFile(file);
}

async function placed(shot: Buffer, { width, height, left, top, shown }: Screen): Promise<OverlayOptions> {
  const tall = Math.round((shown * height) / width);
  const corners = Buffer.from(
    `<svg width="${shown}" height="${tall}"><rect width="${shown}" height="${tall}" rx="${picture.corner}"/></svg>`,
  );
  const input = await sharp(shot)
    .resize(shown, tall)
    .composite([{ input: corners, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, left, top };
}

await takeAll(process.argv.slice(2));
