import { expect, type Page } from '@playwright/test';

/** Names what a page may say on the console; a test that means to cause it calls it. */
export type Allow = (what: RegExp) => void;

/** Fails the test when its page says anything on the console, or asks for an address it is not to ask for, that it does not allow. */
export async function quietPage(
  page: Page,
  use: (allow: Allow) => Promise<void>,
  isForbidden: (url: string) => boolean = () => false,
): Promise<void> {
  const allowed: RegExp[] = [];
  const noise: string[] = [];
  page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (isForbidden(request.url())) noise.push(`asked for ${request.url()}`);
  });
  await use((what) => void allowed.push(what));
  expect(noise.filter((line) => !allowed.some((what) => what.test(line)))).toEqual([]);
}
