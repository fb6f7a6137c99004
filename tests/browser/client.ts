import { test as base } from '@playwright/test';
import type { Client } from '../../renderer/site/input.ts';
import type { TempSite } from '../temp-site.ts';

/** The runtime of the islands of a test's site. */
export interface ClientOption {
  readonly client: Client;
}

/** Tag of the tests that `playwright.config.ts` runs with both runtimes. */
export const test = base.extend<object, ClientOption>({ client: ['react', { scope: 'worker', option: true }] });

/** Sets the runtime of a site's islands; React is the default. */
export function runOn(client: Client, site: TempSite): void {
  if (client === 'react') return;
  site.edit(
    'pages.config.ts',
    'export default defineSite({\n',
    `export default defineSite({\n  client: '${client}',\n`,
  );
}

/** Options of tests that depend on the runtime: they run with each. */
export const both = { tag: '@both' };
