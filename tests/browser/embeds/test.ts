import { cpSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Frame, type Locator, type Page } from '@playwright/test';
import { startPreview } from '../../../cli/commands/preview.ts';
import { frontage } from '../../command.ts';
import { tempSite } from '../../temp-site.ts';
import { test as base, shared } from '../client.ts';
import { type Allow, quietPage } from '../quiet-page.ts';
import { type Provider, startProvider } from './provider.ts';

export { expect };

interface Fixtures {
  readonly provider: Provider;
  /** Allows console messages; a test that causes some calls it. */
  readonly allow: Allow;
  /** Events that were counted on the page. */
  readonly counted: () => Promise<string[]>;
}

const builtOnce = shared(async () => {
  // The document and theme are those of another site; the tests do not depend on them.
  const site = tempSite('bakery');
  cpSync(resolve(import.meta.dirname, '../../fixtures/embeds'), site.root, { recursive: true });
  const provider = await startProvider();
  const env = { PUBLIC_PROVIDER: provider.url };
  const { code, stderr } = await frontage(['build', '--quiet'], { cwd: site.root, env });
  if (code !== 0) throw new Error(`The site of embeds is not built:\n${stderr}`);
  const server = await startPreview({ out: site.options.out, port: 0, host: '127.0.0.1' });
  return {
    made: { home: server.url, provider },
    close: async () => {
      await server.close();
      provider.close();
      site.drop();
    },
  };
});

/**
 * Tests over a site with embeds, built by the engine and served with its own policy. Each fails if its page writes to
 * the console, as a frame does that the policy blocks.
 */
export const test = base.extend<Fixtures & { built: { readonly home: string; readonly provider: Provider } }>({
  built: async ({ browserName: _ }, use) => use(await builtOnce()),
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

/** The console message when axe looks for itself in frames of other origins. */
export const axeLooksInFrames = /does not match the recipient window's origin/;

/** The element that a frame covers, with the frame's state. */
export const place = (page: Page, section: string): Locator => page.locator(`#${section} .embed`);

/** The provider's page in a section, once it has loaded. */
export async function frameIn(page: Page, section: string): Promise<Frame> {
  await expect(place(page, section)).toHaveAttribute('data-embed', 'ready');
  const element = await page.locator(`#${section} iframe`).elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error(`There is no frame in #${section}.`);
  return frame;
}

/** Makes a frame send a message to the page. */
export function say(frame: Frame, message: unknown): Promise<void> {
  return frame.evaluate((data) => parent.postMessage(data, '*'), message);
}
