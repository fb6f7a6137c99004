import type { Locator, Page } from '@playwright/test';
import { pagesOf, type SiteName, starterNames } from './built-sites.ts';
import { inLanguage, type Language } from './other-words.ts';
import { test as base, expect } from './test.ts';
import { tooWide } from './too-wide.ts';
import { unfit } from './unfit.ts';

base.describe.configure({ mode: 'parallel' });

const languages = ['fr-FR', 'de-DE'] as const;

for (const siteName of ['first', ...starterNames.map((name): SiteName => `starter-${name}`)] as SiteName[]) {
  // The layout is the same without script, and known sooner.
  const test = base.extend({ siteName, javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  // Half of the pages in each test, so that two processes share the largest site.
  for (const half of [0, 1]) {
    test(`pages of ${siteName}, half ${half + 1}, fit on phones and tablets, also in words of other languages`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      const measured = new Set<string>();
      for (const [index, path] of pagesOf(siteName).entries()) {
        if (index % 2 !== half) continue;
        await page.goto(path);
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true;
        });
        const other = languages[(index >> 1) % 2];
        for (const language of [undefined, other]) {
          if (language !== undefined) await translate(page, language);
          for (const width of [320, 360, 390, 414, 768]) {
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
    });
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
