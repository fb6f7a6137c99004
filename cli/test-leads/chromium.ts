import { existsSync } from 'node:fs';

/** Where Linux distributions put Chromium. */
export const systemChromium = '/usr/bin/chromium';

/** The system's Chromium, else the one that Playwright has brought, by its path; nothing when there is neither. */
export function chromiumIn(brought: string): string | undefined {
  return [systemChromium, brought].find((path) => existsSync(path));
}
