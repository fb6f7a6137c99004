import type { Browser, BrowserContext } from '@playwright/test';
import { contentType } from '../../serve/send-file.ts';
import { documentOf, type SiteState } from '../site-state.ts';

/** The viewport width and colour scheme of a screenshot. */
export interface View {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
}

/** Takes a PNG screenshot of a page by path. */
export type Camera = (path: string) => Promise<Buffer>;

/** Maximum height; WebP allows 16,383 pixels. */
const maxHeight = 16_000;

/** The frozen clock, so that times are equal in both screenshots and no timer fires. */
const moment = new Date('2027-01-04T12:00:00Z');

const origin = 'http://site.localhost';

/** Returns a camera for a state of a site. Serves the site from memory and blocks all other requests. */
export async function camera(browser: Browser, state: SiteState, view: View): Promise<Camera> {
  const { made, files, pages } = state;
  const { base } = made.ready.site.origin;
  const others = [...files].map(([file, content]) => [file, () => content] as const);
  const documents = [...pages.values()].map((page) => [page.page.file, () => documentOf(page, state)] as const);
  const byAddress = new Map(
    [...others, ...documents].map(([file, read]) => [`${base}/${file}`, [file, read] as const]),
  );
  const context = await browser.newContext({
    viewport: { width: view.width, height: view.width < 600 ? 844 : 900 },
    colorScheme: view.scheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.clock.install({ time: moment });
  await context.clock.pauseAt(moment);
  await context.route('**/*', (route) => {
    const url = new URL(route.request().url());
    const found = url.origin === origin ? byAddress.get(decodeURI(url.pathname)) : undefined;
    if (found === undefined) return route.abort();
    const [file, read] = found;
    const content = read();
    const body = typeof content === 'string' ? content : Buffer.from(content);
    return route.fulfill({ status: 200, contentType: contentType(file), body });
  });
  return (path) => {
    const file = pages.get(path)?.page.file ?? '404.html';
    return picture(context, origin + encodeURI(`${base}/${file}`));
  };
}

async function picture(context: BrowserContext, url: string): Promise<Buffer> {
  const page = await context.newPage();
  try {
    await page.goto(url, { waitUntil: 'load' });
    // Load lazy pictures as well.
    await page.evaluate(async () => {
      await document.fonts.ready;
      const pictures = [...document.images].filter((one) => one.currentSrc !== '' || one.src !== '');
      for (const one of pictures) one.loading = 'eager';
      await Promise.all(pictures.map((one) => one.decode().catch(() => undefined)));
    });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const width = page.viewportSize()?.width ?? 0;
    const clip = height > maxHeight ? { clip: { x: 0, y: 0, width, height: maxHeight } } : {};
    return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', ...clip });
  } finally {
    await page.close();
  }
}
