import type { Browser } from '@playwright/test';
import { UsageError } from '../failure.ts';
import { chromiumArguments, chromiumHint, chromiumIn } from './chromium.ts';

/** Starts a browser that can only reach this machine. Throws a {@link UsageError} if there is none. */
export async function startBrowser(): Promise<Browser> {
  const { chromium } = await playwright();
  const executablePath = chromiumIn(chromium.executablePath());
  if (executablePath === undefined) {
    throw new UsageError('There is no Chromium to open the pages in.', chromiumHint());
  }
  return chromium.launch({
    executablePath,
    args: [...chromiumArguments, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
}

/** Playwright is a development package, which a site does not need to build. */
function playwright(): Promise<typeof import('@playwright/test')> {
  return import('@playwright/test').catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new UsageError(
      'Pages are opened in a real browser, and the package that drives it is not installed.',
      'Run `npm install --save-dev @playwright/test`, then try again.',
    );
  });
}
