import { existsSync } from 'node:fs';

/** The path of Chromium in Linux distributions. */
export const systemChromium = '/usr/bin/chromium';

/**
 * Disabled features. Each window starts two hidden pages for popups of the address bar, which take a second. The others are
 * Playwright's own list, because only the last list counts.
 */
const withoutFeatures: readonly string[] = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Options for containers without a screen, and without background requests. */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join()}`,
];

/** Returns the path of the system's Chromium or of Playwright's; undefined if there is none. */
export function chromiumIn(brought: string): string | undefined {
  return [systemChromium, brought].find((path) => existsSync(path));
}

/** Returns how to install Chromium on a system. */
export function chromiumHint(platform = process.platform): string {
  const own = 'Run `npx playwright install chromium`';
  return platform === 'linux'
    ? `${own}, or install the package of your system (\`apt-get install chromium\`).`
    : `${own}.`;
}
