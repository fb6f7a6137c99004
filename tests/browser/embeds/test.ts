import { cpSync } from 'node:fs';
import { resolve } from 'node:path';
import { test as base, expect, type Frame, type Locator, type Page } from '@playwright/test';
import { startPreview } from '../../../cli/commands/preview.ts';
import { frontage } from '../../command.ts';
import { tempSite } from '../../temp-site.ts';
import { type Allow, quietPage } from '../quiet-page.ts';
import { type Provider, startProvider } from './provider.ts';

export { expect };

interface Fixtures {
  readonly provider: Provider;
  /** What a page may say on the console; a test that means to cause it names it. */
  readonly allow: Allow;
  /** What was counted on the page so far. */
  readonly counted: () => Promise<string[]>;
}

/**
 * Tests over a site that shows a provider's pages, built by the engine and served under its own policy. Each fails when
 * its page says anything on the console: a frame that the policy forbids does.
 */
export const test = base.extend<Fixtures, { built: { readonly home: string; readonly provider: Provider } }>({
  built: [
    async ({ browserName: _ }, use) => {
      // Document and theme are those of another site; what is tested does not depend on them.
      const site = tempSite('bakery');
      cpSync(resolve(import.meta.dirname, '../../fixtures/embeds'), site.root, { recursive: true });
      const provider = await startProvider();
      const env = { PUBLIC_PROVIDER: provider.url };
      const { code, stderr } = await frontage(['build', '--quiet'], { cwd: site.root, env });
      if (code !== 0) throw new Error(`The site of embeds is not built:\n${stderr}`);
      const server = await startPreview({ out: site.options.out, port: 0, host: '127.0.0.1' });
      await use({ home: server.url, provider });
      await server.close();
      provider.close();
      site.drop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ built }, use) => use(built.home),
  contextOptions: { reducedMotion: 'reduce' },
  provider: [
    async ({ built: { provider } }, use) => {
      provider.forget();
      await use(provider);
    },
    { auto: true },
  ],
  allow: [({ page }, use) => quietPage(page, use), { auto: true }],
  counted: [
    async ({ page }, use) => {
      await page.addInitScript(() => {
        const names: string[] = [];
        addEventListener('frontage:track', (event) => names.push((event as CustomEvent<{ name: string }>).detail.name));
        Object.assign(window, { counted: names });
      });
      await use(() => page.evaluate(() => (window as unknown as { counted: string[] }).counted));
    },
    { auto: true },
  ],
});

/** What the console says when axe looks for itself in frames of other origins. */
export const axeLooksInFrames = /does not match the recipient window's origin/;

/** What a frame covers, which wears its state. */
export const place = (page: Page, section: string): Locator => page.locator(`#${section} .embed`);

/** The provider's page in a section, once it is there. */
export async function frameIn(page: Page, section: string): Promise<Frame> {
  await expect(place(page, section)).toHaveAttribute('data-embed', 'ready');
  const element = await page.locator(`#${section} iframe`).elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error(`There is no frame in #${section}.`);
  return frame;
}

/** Has a frame tell the page something. */
export function say(frame: Frame, message: unknown): Promise<void> {
  return frame.evaluate((data) => parent.postMessage(data, '*'), message);
}
