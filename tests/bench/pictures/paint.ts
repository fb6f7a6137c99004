import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, chromiumIn } from '../../../cli/test-leads/chromium.ts';
import { output, type Place } from '../candidates/candidate.ts';
import { clone } from '../candidates/project.ts';
import { finish } from '../measure/finish.ts';
import { serveOutput } from '../measure/serve-output.ts';
import { median } from '../report/figures.ts';
import type { Paint, ShownPicture } from '../report/measured.ts';
import { phonePhoto } from './corpus.ts';
import { writeHero } from './site.ts';

/** 1.6 Mbit/s down, half of that up, 150 ms for each round trip, and a processor four times as slow. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };
const slowness = 4;

/** Screen of the phone that Lighthouse has. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/**
 * Builds a page with Frontage, and the same page with its picture made by Astro's `<Picture>`, with the same widths and `sizes`.
 * Loads both in turn as on a slow phone.
 */
export async function paint(place: Place, times: number): Promise<Paint> {
  const folder = join(place.work, 'paint');
  rmSync(folder, { recursive: true, force: true });
  const site = join(folder, 'frontage');
  writeHero(site);
  writeFileSync(join(site, 'templates/images/photo.jpg'), await phonePhoto(2));
  const args = [join(clone, 'cli/bin.js'), 'build', '--config', join(site, 'pages.config.ts'), '--out', output];
  await finish({ program: place.node, args }, folder);
  const astro = join(folder, 'astro');
  writeAstro(astro, site);
  const astroArgs = [join(place.work, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent'];
  await finish({ program: place.node, args: astroArgs, env: { ASTRO_TELEMETRY_DISABLED: '1' } }, astro);
  const executablePath = chromiumIn(chromium.executablePath());
  if (executablePath === undefined) throw new Error('There is no Chromium here: npx playwright install chromium');
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
  const roots = { frontage: site, astro };
  const seen: Record<keyof Paint, Load[]> = { frontage: [], astro: [] };
  try {
    for (let turn = 0; turn < times; turn++) {
      for (const name of ['frontage', 'astro'] as const) {
        const load = await shown(browser, join(roots[name], output));
        console.error(`${name}: ${load.largestPaint} ms`);
        seen[name].push(load);
      }
    }
  } finally {
    await browser.close();
  }
  rmSync(folder, { recursive: true });
  return { frontage: middle(seen.frontage), astro: middle(seen.astro) };
}

/** Writes a project of Astro whose page is that of Frontage, but for the picture. */
function writeAstro(folder: string, site: string): void {
  const html = readFileSync(join(site, output, 'index.html'), 'utf8');
  const [, before = '', picture = '', after = ''] =
    /^([\s\S]*?)(<picture>[\s\S]*?<\/picture>)([\s\S]*)$/.exec(html) ?? [];
  const [, srcset = '', sizes = ''] = /type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"/i.exec(picture) ?? [];
  const widths = [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  if (widths.length === 0) throw new Error(`The page has no picture in AVIF: ${picture}`);
  mkdirSync(join(folder, 'src/pages'), { recursive: true });
  copyFileSync(join(site, 'templates/images/photo.jpg'), join(folder, 'src/photo.jpg'));
  const isPicture = (file: string) => /\.(?:avif|webp|jpg)$/.test(file);
  cpSync(join(site, output), join(folder, 'public'), {
    recursive: true,
    filter: (file) => !isPicture(file) && !file.endsWith('.html'),
  });
  writeFileSync(join(folder, 'before.html'), before);
  writeFileSync(join(folder, 'after.html'), after);
  writeFileSync(
    join(folder, 'astro.config.mjs'),
    "import { defineConfig } from 'astro/config';\n\nexport default defineConfig({ build: { format: 'file' }, compressHTML: false });\n",
  );
  const source = `---
import { Picture } from 'astro:assets';
import photo from '../photo.jpg';
import before from '../../before.html?raw';
import after from '../../after.html?raw';
---
<Fragment set:html={before} /><Picture src={photo} alt="A kiln" formats={['avif', 'webp']} widths={${JSON.stringify(widths)}} sizes="${sizes}" loading="eager" fetchpriority="high" /><Fragment set:html={after} />
`;
  writeFileSync(join(folder, 'src/pages/index.astro'), source);
}

type Load = Omit<ShownPicture, 'runs'>;

/** Loads a page with an empty cache. */
async function shown(browser: Browser, folder: string): Promise<Load> {
  const server = await serveOutput(folder);
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await page.goto(`${server.url}/`, { waitUntil: 'load' });
    await page.waitForTimeout(1500);
    // Functions with a name cannot be sent to the browser.
    const found = await page.evaluate(
      () =>
        new Promise<Load>((done) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1) as (PerformanceEntry & { readonly url: string }) | undefined;
            const [picture] = performance.getEntriesByName(last?.url ?? '') as PerformanceResourceTiming[];
            const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
            done({
              largestPaint: Math.round(last?.startTime ?? 0),
              picture: picture?.encodedBodySize ?? 0,
              document: document?.encodedBodySize ?? 0,
              file: last?.url.split('/').at(-1) ?? '',
            });
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    if (!found.file.endsWith('.avif')) throw new Error(`The largest paint is not the photo: "${found.file}"`);
    return found;
  } finally {
    await context.close();
    server.close();
  }
}

function middle(loads: readonly Load[]): ShownPicture {
  const runs = loads.map(({ largestPaint }) => largestPaint);
  const [first] = loads;
  if (first === undefined) throw new Error('Nothing was loaded.');
  return { ...first, largestPaint: median(runs), runs };
}
