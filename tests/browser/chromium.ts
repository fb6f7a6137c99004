import { chromium } from '@playwright/test';
import { chromiumIn } from '../../cli/test-leads/chromium.ts';

export { chromiumArguments, systemChromium } from '../../cli/test-leads/chromium.ts';

/** The system's Chromium, else the one that Playwright has brought; nothing when there is neither. */
export function findChromium(): string | undefined {
  return chromiumIn(chromium.executablePath());
}
