import type { Page } from '@playwright/test';
import { expect, failureLines, fill, missingLine, test, toast } from './test.ts';

const values = { 'First name': 'Ada', Email: 'ada@example.com', Website: 'example.com' };

/**
 * Removes features that browsers of spring 2022 lack (Safari 15.4, Chromium 103, Firefox 101), because phones outlive
 * their last update. The list has what the pages' code might use.
 */
async function beOlder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const gone: readonly [object, readonly string[]][] = [
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['timeout', 'any']],
      [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
      [HTMLFormElement.prototype, ['requestSubmit']],
      [HTMLDialogElement.prototype, ['requestClose', 'closedBy']],
      [IDBFactory.prototype, ['databases']],
      [Element.prototype, ['checkVisibility', 'role', 'ariaBusy', 'setHTML', 'moveBefore']],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Array, ['fromAsync']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
      [window, ['navigation', 'requestIdleCallback', 'scheduler', 'Iterator']],
    ];
    for (const [owner, names] of gone) for (const name of names) Reflect.deleteProperty(owner, name);
    // They lack the selector, and fire no event when a dialog opens.
    const { matches } = Element.prototype;
    Element.prototype.matches = function (this: Element, selector: string) {
      if (selector.includes(':popover-open')) throw new DOMException(selector, 'SyntaxError');
      return matches.call(this, selector);
    } as typeof matches;
    document.addEventListener('toggle', (event) => event.stopImmediatePropagation(), true);
  });
}

test.beforeEach(async ({ page }) => {
  await beOlder(page);
});

test('an older browser sends a lead once to each destination, and confirms it', async ({
  page,
  sheet,
  hook,
  allow,
}) => {
  allow(missingLine);
  await page.goto('./audit?utm_source=ads');
  await fill(page, values);
  await page.getByRole('button', { name: 'Get it' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  expect(hook.leads()).toMatchObject([
    { email: 'ada@example.com', meta: { attribution: { first: { campaign: {} } } } },
  ]);
  expect(sheet.leads()).toEqual(hook.leads());
  const message = toast(page, 'Audit request submitted!');
  await expect(message).toBeInViewport();
  await expect(page.locator('.toasts [role="status"] .toast')).toHaveCount(1);
  await message.getByRole('button').click();
  await expect(page.locator('.toasts')).toHaveCount(0);
});

test('an older browser sends an unsent lead from the next page', async ({ page, sheet, hook, allow }) => {
  allow(failureLines);
  sheet.manner = 'hangs up';
  await page.goto('./audit');
  await fill(page, values);
  await page.getByRole('button', { name: 'Get it' }).click();
  await expect(page.getByRole('alert')).toContainText('Google Sheets Error');
  // The destination had the lead without confirming it.
  expect(sheet.leads()).toHaveLength(1);
  sheet.manner = 'takes';
  await page.goto('./contact');
  await expect.poll(() => sheet.leads().length).toBe(2);
  expect(sheet.leads()[1]).toEqual(sheet.leads()[0]);
  expect(hook.leads()).toHaveLength(1);
});

test('an older browser opens, sends and closes the popup, with its toast above it', async ({ page, allow }) => {
  allow(missingLine);
  await page.goto('./popup');
  await page.getByRole('link', { name: 'Open the popup' }).click();
  await fill(page, { 'First name': 'Ada', Email: 'ada@example.com' });
  await page.getByRole('button', { name: 'Get it' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await expect(page.locator('dialog .toasts').filter({ hasText: 'SEO Audit request submitted!' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.popup')).toBeHidden();
});

test('an older browser keeps its toast until a dialog opens', async ({ page }) => {
  await page.goto('./by-itself');
  await page.evaluate(() => document.querySelector('dialog')?.removeAttribute('data-open-after'));
  const message = toast(page, 'Two spots left');
  // It opens by itself after three seconds.
  await expect(message).toBeVisible({ timeout: 15_000 });
  await page.getByRole('link', { name: 'Open the popup' }).click();
  await expect(message).toHaveCount(0);
});
