import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startPreview } from '../../../cli/commands/preview.ts';
import { frontage } from '../../command.ts';
import { type FontsSiteOptions, fontsSite } from '../../fonts-site.ts';
import { test } from '../client.ts';
import { paragraphs } from './paragraphs.ts';

/** Builds a site, serves it with its headers, and opens its home page. */
async function withSite(options: FontsSiteOptions, visit: (url: string) => Promise<void>): Promise<void> {
  const site = fontsSite(options);
  const { code, stdout, stderr } = await frontage(['build', '--quiet'], { cwd: site.root });
  expect(`${code} ${stdout}${stderr}`.trim()).toBe('0');
  const server = await startPreview({ out: site.options.out, port: 0, host: '127.0.0.1' });
  try {
    await visit(server.url);
  } finally {
    await server.close();
    site.drop();
  }
}

/** The height of all paragraphs of a page, in px. */
function heights(page: Page) {
  return page
    .locator('main p')
    .evaluateAll((all) => all.reduce((sum, one) => sum + one.getBoundingClientRect().height, 0));
}

const fonts = {
  Figtree: { text: { package: '@fontsource-variable/figtree' } },
  Comfortaa: { text: { package: '@fontsource-variable/comfortaa' } },
  'Instrument Sans': { text: { package: '@fontsource-variable/instrument-sans', axes: ['wght', 'wdth'] } },
  'Geist Mono': { text: { package: '@fontsource-variable/geist-mono' } },
  Gloock: { text: { package: '@fontsource/gloock' } },
};

for (const [name, value] of Object.entries(fonts)) {
  test(`paragraphs take as much room before ${name} has loaded as after`, async ({ browser }) => {
    await withSite({ fonts: value, paragraphs }, async (url) => {
      let [sum, sumBefore] = [0, 0];
      for (const width of [320, 390, 768, 1280]) {
        const context = await browser.newContext({ viewport: { width, height: 900 } });
        const page = await context.newPage();
        await page.goto(url);
        await page.evaluate(() => document.fonts.ready);
        expect(await page.evaluate((family) => document.fonts.check(`16px "${family}"`), name)).toBe(true);
        const after = await heights(page);
        const early = await context.newPage();
        await early.route('**/*.woff2', (route) => route.abort());
        await early.goto(url);
        const before = await heights(early);
        sum += after;
        sumBefore += before;
        await context.close();
      }
      expect(sum).toBeGreaterThan(10_000);
      expect(Math.abs(sumBefore / sum - 1)).toBeLessThan(0.01);
    });
  });
}

test('nothing moves when fonts arrive late on this machine', async ({ page }) => {
  const late = {
    text: { package: '@fontsource-variable/figtree' },
    display: { package: '@fontsource-variable/instrument-sans' },
  };
  await withSite({ fonts: late, paragraphs }, async (url) => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await shiftWithLateFonts(page, url)).toBe(0);
  });
});

/** Folders with the fonts of systems, as Debian's packages install them, and the layout shift that a lone word may cause. */
const systems = {
  'Windows, macOS, iOS and Linux': [['truetype/liberation'], 0],
  Android: [['truetype/roboto/unhinted', 'truetype/noto'], 0],
  'Linux without Liberation': [['truetype/dejavu'], 0.02],
} as const;

for (const [system, [folders, most]] of Object.entries(systems)) {
  test(`nothing moves when fonts arrive late on ${system}`, async ({ playwright, launchOptions }) => {
    const paths = folders.map((folder) => join('/usr/share/fonts', folder));
    test.skip(!paths.every(existsSync), `This machine has no ${paths.join(', ')}.`);
    const folder = mkdtempSync(join(tmpdir(), 'frontage-fonts-'));
    const config = join(folder, 'fonts.conf');
    const dirs = paths.map((path) => `<dir>${path}</dir>`).join('');
    writeFileSync(config, `<fontconfig>${dirs}<cachedir>${folder}</cachedir></fontconfig>`);
    const env = { ...process.env, FONTCONFIG_FILE: config };
    const browser = await playwright.chromium.launch({ ...launchOptions, env });
    const late = {
      text: { package: '@fontsource-variable/figtree' },
      display: { package: '@fontsource/gloock' },
    };
    try {
      await withSite({ fonts: late, paragraphs }, async (url) => {
        for (const width of [390, 1280]) {
          const page = await browser.newPage({ viewport: { width, height: 844 } });
          expect.soft(await shiftWithLateFonts(page, url), `${width} px wide`).toBeLessThanOrEqual(most);
          await page.close();
        }
      });
    } finally {
      await browser.close();
      rmSync(folder, { recursive: true });
    }
  });
}

/** The layout shift of a page whose two fonts arrive after it is visible. */
async function shiftWithLateFonts(page: Page, url: string): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Object(window).shift + Object(entry).value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const fetched: string[] = [];
  await page.route('**/*.woff2', async (route) => {
    await new Promise((done) => setTimeout(done, 800));
    fetched.push(route.request().url());
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  expect(fetched).toEqual([]);
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px Figtree'))).toBe(true);
  expect(fetched.length).toBe(2);
  await page.waitForTimeout(300);
  return page.evaluate(() => Object(window).shift);
}

test('a name across the page is neither squeezed nor stretched', async ({ page }) => {
  for (const display of ['@fontsource-variable/comfortaa', '@fontsource-variable/geist-mono', '@fontsource/gloock']) {
    const end = { block: 'footer', layout: 'poster', copyright: 'Mill' };
    const meta = { title: 'A name', description: 'A name.' };
    const routes = [{ path: '/name', meta, sections: { end } }];
    await withSite({ fonts: { display: { package: display } }, routes }, async (url) => {
      await page.goto(new URL('/name', url).href);
      await page.evaluate(() => document.fonts.ready);
      const ratio = await page
        .locator('.footer-name text')
        .first()
        .evaluate((text: SVGTextElement) => {
          const width = text.textLength.baseVal.value;
          text.removeAttribute('textLength');
          return width / text.getComputedTextLength();
        });
      expect.soft(ratio, display).toBeGreaterThan(0.97);
      expect.soft(ratio, display).toBeLessThan(1.03);
    });
  }
});

test('an alphabet is fetched if the page has its letters', async ({ browser }) => {
  const routes = ['Λευκό ψωμί κάθε πρωί', 'Łódź and Žilina', 'Хлеб каждое утро', 'Bread'].map((headline, index) => ({
    path: `/${index}`,
    locale: index === 0 ? 'el' : 'en-US',
    meta: { title: 'Alphabets', description: 'One page for each.' },
    sections: { intro: { block: 'pageIntro', headline } },
  }));
  const comfortaa = { package: '@fontsource-variable/comfortaa', subsets: ['latin', 'latin-ext', 'cyrillic', 'greek'] };
  await withSite({ fonts: { text: comfortaa }, routes }, async (url) => {
    const fetched = async (path: string) => {
      // A new context has an empty cache, and no page before this one.
      const context = await browser.newContext();
      const page = await context.newPage();
      const names = new Set<string>();
      page.on('requestfinished', (request) => {
        const [, name] = /comfortaa-(.*)-wght/.exec(request.url()) ?? [];
        if (name !== undefined) names.add(name);
      });
      await page.goto(new URL(path, url).href);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      const preload = await page.locator('link[rel=preload][as=font]').getAttribute('href');
      await context.close();
      return [/comfortaa-(.*)-wght/.exec(preload ?? '')?.[1], ...[...names].sort()];
    };
    expect(await fetched('/0')).toEqual(['greek', 'greek', 'latin']);
    expect(await fetched('/1')).toEqual(['latin', 'latin', 'latin-ext']);
    expect(await fetched('/2')).toEqual(['latin', 'cyrillic', 'latin']);
    expect(await fetched('/3')).toEqual(['latin', 'latin']);
  });
});
