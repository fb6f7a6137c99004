import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { startPreview } from '../../../cli/commands/preview.ts';
import { frontage } from '../../command.ts';
import { violations } from '../site/axe.ts';
import { pagesOf } from '../site/built-sites.ts';
import { desktop, phone } from '../site/test.ts';
import { kept, question } from './test.ts';
import { standIn, type Vendors } from './vendors.ts';

const env = { PUBLIC_GA4_ID: 'G-TEST123456', PUBLIC_META_PIXEL_ID: '123456789012345' };

/** The first site with both pixels. */
const test = base.extend<{ vendors: Vendors }, { home: string }>({
  home: [
    async ({ browserName: _ }, use) => {
      const out = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-pixels-')));
      const cwd = resolve(import.meta.dirname, '../../..');
      const { code, stderr } = await frontage(['build', '--quiet', '--out', join(out, 'site')], { cwd, env });
      if (code !== 0) throw new Error(`The site with pixels is not built:\n${stderr}`);
      const server = await startPreview({ out: join(out, 'site'), port: 0, host: '127.0.0.1' });
      await use(server.url);
      await server.close();
      rmSync(out, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ home }, use) => use(home),
  contextOptions: { reducedMotion: 'reduce' },
  vendors: [async ({ context }, use) => use(await standIn(context)), { auto: true }],
});

test('no page requests another host, or stores anything, before a choice', async ({ page, home, vendors }) => {
  test.setTimeout(120_000);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(home).origin) elsewhere.push(request.url());
  });
  for (const path of [...pagesOf('first'), './nowhere']) {
    await page.goto(`${path}?utm_source=ads`);
    await expect(question(page), path).toBeVisible();
    expect(await kept(page), path).toEqual([]);
  }
  expect(elsewhere).toEqual([]);
  expect(vendors.asked).toEqual([]);
});

for (const path of ['./', './rank-72-hours']) {
  test(`the question fits on the smallest phone, and passes axe in both colour schemes: ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const size of [{ width: 320, height: 568 }, phone, desktop]) {
      await page.setViewportSize(size);
      const box = await question(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
      expect(box?.height).toBeLessThanOrEqual(size.height * 0.7);
      const answers = await Promise.all(
        ['Accept', 'Reject'].map((name) => question(page).getByRole('button', { name }).boundingBox()),
      );
      expect(answers[0]?.width).toBe(answers[1]?.width);
      expect(answers[0]?.height).toBe(answers[1]?.height);
      expect(answers[0]?.height).toBeGreaterThanOrEqual(44);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page), `${size.width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

test('both answers look the same', async ({ page }) => {
  await page.goto('./');
  const looks = await question(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(button);
        return [color, backgroundColor, borderColor, fontWeight, fontSize];
      }),
    );
  expect(looks[0]).toEqual(looks[1]);
});

test('it moves nothing on the page, takes no focus, and is first in the tab order', async ({ page }) => {
  await page.addInitScript(() => {
    const scope = window as unknown as { shifted: number };
    scope.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) scope.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('./pricing');
  await expect(question(page)).toBeVisible();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.001);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  const parts = [
    page.getByRole('link', { name: 'Skip to content' }),
    question(page).getByRole('link', { name: 'Privacy Policy' }),
    question(page).getByRole('button', { name: 'Reject' }),
    question(page).getByRole('button', { name: 'Accept' }),
  ];
  for (const part of parts) {
    await page.keyboard.press('Tab');
    await expect(part).toBeFocused();
  }
  // Nothing traps the focus.
  await page.keyboard.press('Tab');
  expect(await question(page).evaluate((card) => card.contains(document.activeElement))).toBe(false);
});

test('it never covers the focused element, down to the end of the page', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('./contact');
  await expect(question(page)).toBeVisible();
  const hidden = await page.evaluate(async () => {
    const card = document.querySelector('body > .consent-card');
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('a[href],button,input,textarea,select')) {
      if (card?.contains(element) || !element.checkVisibility()) continue;
      element.focus();
      if (document.activeElement !== element) continue;
      await new Promise((done) => requestAnimationFrame(done));
      const { top, bottom } = element.getBoundingClientRect();
      const edge = card?.getBoundingClientRect().top ?? 0;
      if (top >= edge && bottom > edge) found.push(`${element.localName} ${element.textContent}`);
    }
    return found;
  });
  expect(hidden).toEqual([]);
  await expectReachable(page);
});

test('the choices open again as a dialog, and the focus returns', async ({ page }) => {
  await page.goto('./contact');
  await question(page).getByRole('button', { name: 'Reject' }).click();
  const again = page.getByRole('button', { name: 'Privacy choices' });
  await again.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /./ });
  await expect(dialog.getByRole('button', { name: 'Reject' })).toHaveAttribute('aria-pressed', 'true');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(again).toBeFocused();
});

test('opened before an answer, the question moves into the dialog, and back over the page after Escape', async ({
  page,
}) => {
  await page.goto('./contact');
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Privacy Policy' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  expect(await kept(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is shown', async ({ page }) => {
    await page.goto('./contact');
    await expect(page.getByText('Privacy choices')).toBeHidden();
    await expect(page.getByText('If you accept')).toBeHidden();
  });
});

/** The end of the page can be scrolled above the question. */
async function expectReachable(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const again = await page.getByRole('button', { name: 'Privacy choices' }).boundingBox();
  const card = await question(page).boundingBox();
  expect((again?.y ?? 0) + (again?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
}
