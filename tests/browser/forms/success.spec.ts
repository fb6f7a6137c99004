import type { Page } from '@playwright/test';
import { expect, missingLine, test, toast } from './test.ts';

/** Forms by their page: what asks, what the visitor enters, and the toast after it. */
const forms = [
  { path: '/audit', ask: 'The audit', button: 'Get it', message: 'Audit request submitted!' },
  { path: '/news', ask: 'The newsletter', button: 'Subscribe', message: 'Subscribed!' },
  { path: '/popup', ask: 'The popup', button: 'Get it', message: 'SEO Audit request submitted!' },
  { path: '/call-back', ask: undefined, button: 'Call me back', message: undefined },
] as const;

for (const width of [390, 1280]) {
  for (const { path, ask, button, message } of forms) {
    if (path === '/call-back' && width > 390) continue;
    test(`${path}: the answer takes the place of what asked, with nothing over it, at ${width} px`, async ({
      page,
      allow,
    }) => {
      allow(missingLine);
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`.${path}`);
      if (path === '/popup') await page.getByRole('link', { name: 'Open the popup' }).click();
      const form = page.locator('form:has([name=leadId])', { hasText: button });
      for (const input of await form.locator('input:visible:not([name=reply_by])').all()) {
        const type = await input.getAttribute('type');
        await input.fill(type === 'email' ? 'ada@example.com' : type === 'tel' ? '020 7946 0000' : 'Ada');
      }
      await form.getByRole('button', { name: button }).click();
      const done = page.locator('.form-done, .short-form-done:not(:empty)');
      await expect(done).toBeVisible();
      await expect(done).toBeFocused();
      if (ask) await expect(page.getByRole('heading', { name: ask, exact: true })).toBeHidden();
      if (message) await expect(toast(page, message)).toBeInViewport();
      // Let the toast move to where it stays.
      await page.waitForTimeout(400);
      expect(await pointsCovered(page)).toEqual([]);
    });
  }
}

/** Points of the answer that something else covers, or that are out of sight. */
function pointsCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [done] = document.querySelectorAll('.form-done, .short-form-done:not(:empty)');
    return Array.from(done?.querySelectorAll('h2, p, a') ?? [])
      .concat(done ?? [])
      .flatMap((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        const x = left + Math.min(width / 2, 40);
        return [0.1, 0.5, 0.9].flatMap((share) => {
          const found = document.elementFromPoint(x, top + height * share);
          return found && done?.contains(found) ? [] : [`${part.localName} at ${share}: ${found?.className}`];
        });
      });
  });
}
