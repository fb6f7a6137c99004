import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, systemChromium } from './tests/browser/chromium.ts';
import type { ClientOption } from './tests/browser/client.ts';

export default defineConfig<object, ClientOption>({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/site/built-sites.ts',
  workers: 2,
  // A test that passes at the second try is listed as flaky: mend it. Alone, it does not hide what all others found.
  retries: 1,
  // Only what never comes takes this long: a busy machine takes several times as long as an idle one.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [
    { name: 'react' },
    // Once more with the other runtime, where islands are made of components.
    { name: 'preact', use: { client: 'preact' }, grep: /@both/ },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(existsSync(systemChromium) && { executablePath: systemChromium }),
      // One process shows all pages of a context. Each takes a tenth of a second to start, and a page would take two: one for the
      // empty page before it.
      args: [...chromiumArguments, '--renderer-process-limit=1'],
    },
  },
});
