import { existsSync } from 'node:fs';

/** Where Linux distributions put Chromium. */
export const systemChromium = '/usr/bin/chromium';

/**
 * What is left out of it. The address bar's popups are pages of Chromium's own: each window starts two that nobody sees,
 * which costs a second of work. The rest is what Playwright leaves out itself, as only the last list counts.
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

/** How it is started everywhere: in a container, without a screen, and quiet on the network. */
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

/** The system's Chromium, else the one that Playwright has brought, by its path; nothing when there is neither. */
export function chromiumIn(brought: string): string | undefined {
  return [systemChromium, brought].find((path) => existsSync(path));
}
