import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments, findChromium } from '../../browser/chromium.ts';
import { carrierPanel, inboxPanel, linePanel, phone, ratePanel, storyPanel } from './panels.ts';
import {
  carriersSmall,
  claimsSmall,
  fuelSmall,
  inboxSmall,
  linesSmall,
  logSmall,
  ratesSmall,
  storySmall,
} from './small.ts';
import { claimBoard, invoiceDetail, invoiceList } from './windows.ts';
import { approval, creditMemo, fuelPanel, letter, logPanel } from './work.ts';

/**
 * Takes the screenshots of the product that the software starter sells, by day and by night. Run it after a change of
 * a screen: `npx tsx tests/pictures/screens/take.ts [NAME…]`.
 */
async function take(): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...chromiumArguments] });
  try {
    for (const screen of screens) {
      if (process.argv.length > 2 && !process.argv.includes(screen.name)) continue;
      for (const scheme of screen.schemes ?? (['light', 'dark'] as const)) await shoot(browser, screen, scheme);
    }
  } finally {
    await browser.close();
  }
}

interface Screen {
  readonly name: string;
  readonly html: () => string;
  readonly width: number;
  readonly height: number;
  /** Pixels for each pixel of CSS, of which width and height make whole numbers: half a pixel would be a pale edge. */
  readonly scale: number;
  /** Paper looks the same by night. */
  readonly schemes?: readonly ('light' | 'dark')[];
}

const screens: readonly Screen[] = [
  { name: 'invoices', html: invoiceList, width: 1120, height: 700, scale: 1.75 },
  { name: 'invoice', html: invoiceDetail, width: 1280, height: 800, scale: 1.5 },
  { name: 'claims', html: claimBoard, width: 1280, height: 800, scale: 1.5 },
  { name: 'lines', html: linePanel, width: 720, height: 432, scale: 2 },
  { name: 'story', html: storyPanel, width: 720, height: 400, scale: 2 },
  { name: 'rates', html: ratePanel, width: 560, height: 420, scale: 2 },
  { name: 'inbox', html: inboxPanel, width: 560, height: 420, scale: 2 },
  { name: 'phone', html: phone, width: 392, height: 692, scale: 2 },
  { name: 'approval', html: approval, width: 400, height: 500, scale: 2 },
  { name: 'letter', html: letter, width: 392, height: 496, scale: 2.25 },
  { name: 'carriers', html: carrierPanel, width: 720, height: 400, scale: 2 },
  { name: 'fuel', html: fuelPanel, width: 720, height: 400, scale: 2 },
  { name: 'lines-small', html: linesSmall, width: 400, height: 440, scale: 2 },
  { name: 'claims-small', html: claimsSmall, width: 400, height: 410, scale: 2 },
  { name: 'story-small', html: storySmall, width: 400, height: 470, scale: 2 },
  { name: 'rates-small', html: ratesSmall, width: 400, height: 390, scale: 2 },
  { name: 'inbox-small', html: inboxSmall, width: 400, height: 490, scale: 2 },
  { name: 'letter-small', html: () => letter(26), width: 400, height: 490, scale: 2 },
  { name: 'carriers-small', html: carriersSmall, width: 400, height: 470, scale: 2 },
  { name: 'fuel-small', html: fuelSmall, width: 400, height: 470, scale: 2 },
  { name: 'log-small', html: logSmall, width: 400, height: 515, scale: 2 },
  { name: 'memo', html: creditMemo, width: 480, height: 600, scale: 2, schemes: ['light'] },
  { name: 'memo-small', html: () => creditMemo('narrow'), width: 400, height: 500, scale: 2, schemes: ['light'] },
  { name: 'log', html: logPanel, width: 720, height: 540, scale: 2 },
];

const root = resolve(import.meta.dirname, '../../..');
const images = join(root, 'cli/starter/software/templates/images');

async function shoot(
  browser: Browser,
  { name, html, width, height, scale }: Screen,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale, colorScheme });
  await page.setContent(
    `<!doctype html><html lang="en" style="color-scheme: ${colorScheme}"><style>${styles()}</style>${html()}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot();
  await page.close();
  const file = join(images, `${name}-${colorScheme}.webp`);
  // Few colours are enough for flat screens, and keep the files small; without loss, WebP is a third smaller than PNG.
  const few = await sharp(shot).png({ palette: true, colours: 40, dither: 0, effort: 10 }).toBuffer();
  await sharp(few).webp({ lossless: true, effort: 6 }).toFile(file);
}

/** The sheets of the screens, and their two fonts as data: a page made of a string has no folder. */
function styles(): string {
  const fonts = [
    ['Instrument Sans Variable', 'instrument-sans'],
    ['Geist Mono Variable', 'geist-mono'],
  ].map(([family, slug]) => {
    const file = `node_modules/@fontsource-variable/${slug}/files/${slug}-latin-wght-normal.woff2`;
    const data = readFileSync(join(root, file)).toString('base64');
    return `@font-face{font-family:"${family}";font-weight:100 900;src:url(data:font/woff2;base64,${data})}`;
  });
  const sheets = ['screens.css', 'tables.css', 'panels.css', 'charts.css', 'papers.css', 'memo.css'].map((sheet) =>
    readFileSync(join(import.meta.dirname, sheet), 'utf8'),
  );
  return [...fonts, ...sheets].join('');
}

await take();
