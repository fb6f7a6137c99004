import { test as base } from '@playwright/test';
import type { Client } from '../../renderer/site/input.ts';
import type { TempSite } from '../temp-site.ts';

/** The runtime of the islands of a test's site. */
export interface ClientOption {
  readonly client: Client;
}

/** Something that tests of one process share, and what ends it. */
interface Shared<T> {
  readonly made: T;
  readonly close: () => Promise<void>;
}

/** What to close at the end of this process. */
const opened: Shared<unknown>[] = [];

/**
 * Returns a function that makes something for the first test of a process that asks for it, and returns the same to the others.
 * Playwright starts another process and browser for each file whose worker fixtures differ from those of the file before; with
 * this instead of fixtures, they do not differ.
 */
export function shared<T>(make: (client: Client) => Promise<Shared<T>>): (client?: Client) => Promise<T> {
  let pending: Promise<Shared<T>> | undefined;
  return async (client = 'react') => {
    pending ??= make(client).then((one) => {
      opened.push(one);
      return one;
    });
    return (await pending).made;
  };
}

/** The base of tests over sites with servers of their own. All tests of a process have the same runtime. */
export const test = base.extend<object, ClientOption & { closing: undefined }>({
  client: ['react', { scope: 'worker', option: true }],
  closing: [
    async ({ browserName: _ }, use) => {
      await use(undefined);
      for (const { close } of opened.splice(0)) await close();
    },
    { scope: 'worker', auto: true },
  ],
});

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
