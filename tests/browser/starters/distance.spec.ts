import { expect, test } from '@playwright/test';
import { startPreview } from '../../../cli/commands/preview.ts';
import { defaultStarter } from '../../../cli/create/starters.ts';
import { builtSite, type SiteName, starterNames } from '../site/built-sites.ts';
import { differences, type Looks, looksOf } from './looks.ts';

/** The sites that should not look as if they came from one engine. The plain starter has no look of its own. */
const sites: readonly SiteName[] = [
  'first',
  ...starterNames.filter((name) => name !== defaultStarter).map((name): SiteName => `starter-${name}`),
];

/** Least number of differences, of 17. */
const least = 12;

test('the home pages of any two sites differ in at least 12 of 17 looks', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const looks = new Map<SiteName, Looks>();
  for (const name of sites) {
    const server = await startPreview({ out: builtSite(name), port: 0, host: '127.0.0.1' });
    await page.goto(server.url);
    await page.evaluate(() => document.fonts.ready);
    looks.set(name, await looksOf(page));
    await page.goto('about:blank');
    await server.close();
  }
  const pairs = [...looks].flatMap(([one, a], at) =>
    [...looks].slice(at + 1).map(([other, b]) => ({ one, other, a, b })),
  );
  for (const { one, other, a, b } of pairs) {
    const alike = Object.keys(a).filter((name) => !differences(a, b).some((different) => different === name));
    const shown = alike.map((name) => `${name}: ${a[name as keyof Looks]} and ${b[name as keyof Looks]}`).join('; ');
    expect.soft(17 - alike.length, `${one} and ${other} are alike in ${shown}`).toBeGreaterThanOrEqual(least);
  }
});
