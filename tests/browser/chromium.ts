import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where Linux distributions put Chromium. */
export const systemChromium = '/usr/bin/chromium';

/** The system's Chromium, else the one that Playwright has brought; nothing when there is neither. */
export function findChromium(): string | undefined {
  return [systemChromium, chromium.executablePath()].find((path) => existsSync(path));
}
