import { expect, type Page } from '@playwright/test';

/** Allows console messages; a test that causes some calls it. */
export type Allow = (what: RegExp) => void;

/** Fails the test if its page writes to the console, or requests a URL, that the test does not allow. */
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
