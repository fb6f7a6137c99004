import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, systemChromium } from './tests/browser/chromium.ts';

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/site/built-sites.ts',
  workers: 2,
  retries: 0,
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(existsSync(systemChromium) && { executablePath: systemChromium }),
      args: [...chromiumArguments],
    },
  },
});
