import type { Locator, Page } from '@playwright/test';
import { withGallery } from '../gallery-server.ts';
import { copyOf, pagesOf, starterNames } from './built-sites.ts';
import { inLanguage, type Language } from './other-words.ts';
import { test as base, expect } from './test.ts';
import { tooWide } from './too-wide.ts';
import { everyWidth, unfit } from './unfit.ts';

base.describe.configure({ mode: 'parallel' });

const languages = ['fr-FR', 'de-DE'] as const;

for (const siteName of ['first', ...starterNames.map((name) => `starter-${name}` as const)] as const) {
  // The layout is the same without script, and known sooner.
  const test = base.extend({ siteName, javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  // Half of the pages in each test, so that two processes share the largest site.
  for (const half of [0, 1]) {
    test(`pages of ${siteName}, half ${half + 1}, fit on phones and tablets, also in words of other languages`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      await measure(
        page,
        pagesOf(siteName).filter((_, index) => index % 2 === half),
      );
    });
  }

  // All templates of the other sites have pages there.
  if (!['first', 'starter-plain', 'starter-dental'].includes(siteName)) continue;
  test(`pages from the templates of ${siteName} fit on phones and tablets, also in words of other languages`, async ({
    page,
    allow,
  }) => {
    test.setTimeout(300_000);
    allow(/^asked for|Failed to load/);
    const site = copyOf(siteName);
    // Their width and height are in the page, and to encode them takes a while.
    await page.route('**/*.{avif,webp,jpg,png}', (route) => route.abort());
    await withGallery(site.root, async (url) => {
      const overview = await (await fetch(url)).text();
      const addresses = [...overview.matchAll(/[^"]*\/__gallery\/template\/[^"]+/g)].map(([found]) => found);
      expect(addresses.length).toBeGreaterThan(0);
      await measure(
        page,
        [...new Set(addresses)].map((address) => new URL(address, url).href),
      );
      await page.goto('about:blank');
    });
    site.drop();
  });
}

/** Expects that pages fit, and what opens on them: as they are, and in longer words. */
async function measure(page: Page, paths: readonly string[]): Promise<void> {
  const measured = new Set<string>();
  for (const [index, path] of paths.entries()) {
    await page.goto(path);
    await expect(page.locator('main h1'), path).toHaveCount(1);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    for (const language of [undefined, languages[index % 2]]) {
      if (language !== undefined) await translate(page, language);
      for (const width of everyWidth) {
        await page.setViewportSize({ width, height: 800 });
        const faults = [...(await tooWide(page)), ...(await unfit(page))];
        expect.soft(faults, `${path}, ${width} wide, ${language}`).toEqual([]);
      }
      for (const layer of await page.locator('dialog, [popover]').all()) {
        // Most pages have the same.
        const html = await layer.evaluate((element) => element.innerHTML);
        if (measured.has(html)) continue;
        measured.add(html);
        const id = await opened(layer);
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 800 });
          const faults = [...(await tooWide(page)), ...(await unfit(page, `#${id}`))];
          expect.soft(faults, `${path}, ${width} wide, ${language}, with #${id} open`).toEqual([]);
        }
        await page.keyboard.press('Escape');
      }
    }
  }
}

/** Opens a dialog or popover, and returns its id. */
function opened(layer: Locator): Promise<string> {
  return layer.evaluate((element: HTMLElement) => {
    element.id ||= 'opened';
    if (element instanceof HTMLDialogElement) element.showModal();
    else element.showPopover();
    return element.id;
  });
}

/** Replaces the words of a page by longer ones of a language. Names of the business, figures and addresses stay. */
async function translate(page: Page, language: Language): Promise<void> {
  const all = await page.evaluateHandle(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (!node.parentElement?.closest('script, style, .header-brand, [aria-hidden]')) found.push(node);
    }
    return found;
  });
  const words = inLanguage(language);
  const texts = (await all.evaluate((nodes) => nodes.map(({ data }) => data))).map((text) => {
    const [translated = text] = words(text);
    return translated;
  });
  await all.evaluate(
    (nodes, { to, lang }) => {
      document.documentElement.lang = lang;
      for (const [index, node] of nodes.entries()) node.data = to[index] ?? '';
    },
    { to: texts, lang: language },
  );
}
