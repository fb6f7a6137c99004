import { existsSync } from 'node:fs';

/** Where Linux distributions put Chromium. */
export const systemChromium = '/usr/bin/chromium';

/** How it is started everywhere: in a container, without a screen, and quiet on the network. */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The system's Chromium, else the one that Playwright has brought, by its path; nothing when there is neither. */
export function chromiumIn(brought: string): string | undefined {
  return [systemChromium, brought].find((path) => existsSync(path));
}
