import { test as base } from '@playwright/test';
import type { Client } from '../../renderer/site/input.ts';
import type { TempSite } from '../temp-site.ts';

/** What the islands of a test's site run on. */
export interface ClientOption {
  readonly client: Client;
}

/** Tests that `playwright.config.ts` runs with either runtime. */
export const test = base.extend<object, ClientOption>({ client: ['react', { scope: 'worker', option: true }] });

/** Has the islands of a site run on it; React is what they run on when the config says nothing. */
export function runOn(client: Client, site: TempSite): void {
  if (client === 'react') return;
  site.edit(
    'pages.config.ts',
    'export default defineSite({\n',
    `export default defineSite({\n  client: '${client}',\n`,
  );
}

/** Given to a test or a group of tests that go on with the runtime itself: they run with each. */
export const both = { tag: '@both' };
