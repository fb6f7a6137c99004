import { chromium } from '@playwright/test';
import { chromiumIn } from '../../cli/test-leads/chromium.ts';

export { chromiumArguments, systemChromium } from '../../cli/test-leads/chromium.ts';

/** The path of the system's Chromium, or of Playwright's; undefined if there is neither. */
export function findChromium(): string | undefined {
  return chromiumIn(chromium.executablePath());
}
