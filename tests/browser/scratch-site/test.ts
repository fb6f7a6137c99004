import { expect, type Page } from '@playwright/test';
import { test as base, shared } from '../client.ts';
import { type Built, buildScratch } from './build.ts';
import { type ScratchServer, serveScratch } from './serve.ts';

/** The server of scratch pages, and the renderer of their islands. */
export interface Scratch extends ScratchServer {
  readonly render: Built['render'];
}

const scratchOnce = shared(async (client) => {
  const built = await buildScratch(client);
  const server = await serveScratch(built);
  return {
    made: { ...server, render: built.render },
    close: async () => {
      server.close();
    },
  };
});

/**
 * Tests with a server of scratch pages. Each fails if its page violates the content security policy or requests another
 * host.
 */
export const test = base.extend<{ quiet: undefined; scratch: Scratch }>({
  scratch: async ({ client }, use) => use(await scratchOnce(client)),
  baseURL: async ({ scratch }, use) => use(scratch.origin),
  quiet: [
    async ({ page, scratch }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted Type/i.test(message.text())) faults.push(message.text());
      });
      page.on('request', (request) => {
        if (!request.url().startsWith(scratch.origin)) faults.push(`asked for ${request.url()}`);
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Stops the clock of later pages; `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}
