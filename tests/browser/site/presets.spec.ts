import { expect } from '@playwright/test';
import { presetNames } from '../../../renderer/build/inputs/theme/presets.ts';
import { colourRules, violations } from './axe.ts';
import { examplePages, exampleSite, intro, withoutTargets } from './example-site.ts';
import { test as base } from './test.ts';
import { tooWide } from './too-wide.ts';

const pages = { '/': { intro }, ...examplePages('at', (_, props) => withoutTargets(props)) };

base.describe.configure({ mode: 'parallel' });

for (const preset of presetNames) {
  const test = base.extend({
    home: [
      async ({ serve }, use) => use(await serve(await exampleSite(pages, 'en-GB', preset))),
      { scope: 'test', timeout: 300_000 },
    ],
    contextOptions: { reducedMotion: 'reduce' },
  });

  test(`every example can be read and fits in the preset ${preset}`, async ({ page }) => {
    test.setTimeout(600_000);
    for (const path of Object.keys(pages)) {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(`.${path}`);
      expect.soft(await tooWide(page), `${path}, 320 wide`).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.evaluate(() => {
        for (const iframe of document.querySelectorAll('iframe')) iframe.remove();
      });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await violations(page, colourRules), `${path}, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
