import type { Page } from '@playwright/test';
import { both } from '../client.ts';
import { violations } from '../site/axe.ts';
import { stopClock } from '../site/test.ts';
import { expect, failureLines, fill, missingLine, test, toast } from './test.ts';

const values = { 'First name': 'Ada', Email: 'ada@example.com' };
const popup = (page: Page) => page.locator('dialog.popup');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('link', { name: 'Open the popup' }).click();
  await expect(popup(page)).toBeVisible();
}

test.describe('the popup', () => {
  test(
    'goes from the form over the progress bar to thanks, and then shows a toast over the dialog',
    both,
    async ({ page, sheet, hook, allow }) => {
      allow(missingLine);
      hook.slowness = 600;
      await open(page, './popup');
      expect(await violations(page)).toEqual([]);
      await fill(page, values);
      const button = popup(page).locator('.lead-form > .button');
      await button.click();
      await expect(button).toHaveText('Processing Your Analysis...');
      await expect(button).toBeDisabled();
      const bar = page.getByRole('progressbar', { name: 'Processing Your Analysis...' });
      await expect(bar).toBeVisible();
      expect(hook.leads()).toHaveLength(1);
      await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
      await expect(page.locator('.form-done')).toBeFocused();
      await expect(page.getByRole('heading', { name: 'The popup' })).toBeHidden();
      const message = toast(page, 'SEO Audit request submitted!');
      await expect(message).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await message.getByRole('button', { name: 'Close' }).click();
      await expect(message).toHaveCount(0);
      expect(sheet.leads()).toMatchObject([{ formType: 'Free SEO Audit', firstName: 'Ada' }]);
    },
  );

  test('counts in steps to 98 and then to the end, in a second', async ({ page, allow }) => {
    allow(missingLine);
    await open(page, './popup');
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const bar = document.querySelector('progress');
        if (bar && seen.at(-1) !== bar.value) seen.push(bar.value);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await fill(page, values);
    await page.getByRole('button', { name: 'Get it' }).click();
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen).not.toContain(99);
    expect(seen.length).toBeGreaterThan(20);
  });

  test('needs only one destination', async ({ page, sheet, allow }) => {
    allow(failureLines);
    sheet.manner = 'refuses';
    await open(page, './popup');
    await fill(page, values);
    await page.getByRole('button', { name: 'Get it' }).click();
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  });

  test('can be closed while a toast covers it', async ({ page, sheet, hook, allow }) => {
    allow(failureLines);
    sheet.manner = 'refuses';
    hook.manner = 'refuses';
    await page.setViewportSize({ width: 390, height: 440 });
    await open(page, './popup');
    await fill(page, values);
    await page.getByRole('button', { name: 'Get it' }).click();
    await expect(toast(page, 'Submission Failed')).toBeVisible();
    await page.waitForTimeout(300);
    const close = await page.locator('.popup-close button').boundingBox();
    const message = await toast(page, 'Submission Failed').boundingBox();
    if (!close || !message) throw new Error('One of the two is not visible.');
    expect(message.y >= close.y + close.height || message.y + message.height <= close.y).toBe(true);
    await page.locator('.popup-close button').click();
    await expect(page.locator('dialog')).toBeHidden();
  });

  test(
    'goes back to the form when all destinations failed, with a toast over the dialog',
    both,
    async ({ page, sheet, hook, allow }) => {
      allow(failureLines);
      sheet.manner = 'refuses';
      hook.manner = 'hangs up';
      await open(page, './popup');
      await fill(page, values);
      await page.getByRole('button', { name: 'Get it' }).click();
      await expect(toast(page, 'Submission Failed')).toContainText(
        'There was an error submitting your analysis request. Please try again.',
      );
      await expect(page.getByRole('alert')).toContainText('Submission Failed');
      await expect(page.getByLabel('First name')).toHaveValue('Ada');
      await expect(page.getByText('Saved here, and sent by itself.')).toBeVisible();
      await expect(page.locator('progress')).toHaveCount(0);
      await toast(page, 'Submission Failed').getByRole('button', { name: 'Close' }).click();
      await expect(page.locator('.toast')).toHaveCount(0);
    },
  );

  test('closes and goes to the anchor if its page has it', async ({ page, allow }) => {
    allow(missingLine);
    await open(page, './popup-here');
    await fill(page, values);
    await page.getByRole('button', { name: 'Get it' }).click();
    await page.getByRole('link', { name: 'Book a Call' }).click();
    await expect(popup(page)).toBeHidden();
    await expect(page).toHaveURL(/\/popup-here#booking$/);
    await expect(page.getByRole('heading', { name: 'Book here' })).toBeInViewport();
    await expect(toast(page, 'SEO Audit request submitted!')).toBeVisible();
  });

  test('goes to the page that has the anchor otherwise', async ({ page, allow }) => {
    allow(missingLine);
    await open(page, './popup');
    await fill(page, values);
    await page.getByRole('button', { name: 'Get it' }).click();
    await page.getByRole('link', { name: 'Book a Call' }).click();
    await expect(page).toHaveURL(/\/forms\/#booking$/);
  });

  test('resets its values and its step after it was closed', both, async ({ page, allow }) => {
    allow(missingLine);
    await open(page, './popup');
    await fill(page, values);
    // Its code resets it.
    await expect(page.locator('form[novalidate]')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.waitForTimeout(400);
    await page.getByRole('link', { name: 'Open the popup' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('');
    await fill(page, values);
    await page.getByRole('button', { name: 'Get it' }).click();
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Open the popup' }).click();
    await expect(page.getByRole('button', { name: 'Get it' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The popup' })).toBeVisible();
  });

  test('is shown by its URL, until its link leads away from it', async ({ page }) => {
    await page.goto('./popup#popup');
    await expect(popup(page)).toBeVisible();
    await popup(page).getByRole('link', { name: 'Close' }).click();
    await expect(popup(page)).toBeHidden();
  });

  test('can be filled in, sent and closed by keyboard', async ({ page, hook, allow }) => {
    allow(missingLine);
    await page.goto('./popup');
    await page.getByRole('link', { name: 'Open the popup' }).focus();
    await page.keyboard.press('Enter');
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ada');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ada@example.com');
    await page.keyboard.press('Enter');
    await expect(page.locator('.form-done')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Book a Call' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Open the popup' })).toBeFocused();
    expect(hook.leads()).toHaveLength(1);
  });
});

test.describe('what opens by itself', () => {
  test('is the popup, and the toast waits until it is closed', async ({ page }) => {
    await stopClock(page);
    const code = page.waitForResponse('**/assets/region-*.js');
    await page.goto('./by-itself');
    await page.clock.runFor(2100);
    await expect(popup(page)).toBeVisible();
    await page.clock.runFor(2000);
    await code;
    await page.waitForTimeout(300);
    await page.clock.runFor(2000);
    await expect(page.locator('.toast')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.clock.runFor(1000);
    await expect(toast(page, 'Two spots left')).toBeVisible();
    await page.clock.runFor(7000);
    await expect(toast(page, 'Two spots left')).toBeVisible();
    await page.clock.runFor(1500);
    await expect(page.locator('.toast')).toHaveCount(0);
  });

  test('is not the popup after a visitor has sent a lead', async ({ page, allow }) => {
    allow(missingLine);
    await page.goto('./news');
    await page.getByLabel('Your email address').fill('ada@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.locator('.short-form-done')).not.toBeEmpty();
    await page.goto('./by-itself');
    await page.waitForTimeout(2600);
    await expect(popup(page)).toBeHidden();
    await page.getByRole('link', { name: 'Open the popup' }).click();
    await expect(popup(page)).toBeVisible();
  });

  test('is the popup that its URL has shown, and it stays closed afterwards', async ({ page }) => {
    await stopClock(page);
    await page.goto('./by-itself#popup');
    await expect(popup(page)).toBeVisible();
    await page.clock.runFor(2100);
    await expect(page.locator('dialog:modal')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await page.getByRole('link', { name: 'Open the popup' }).click();
    await expect(popup(page)).toBeVisible();
  });

  test('is not the popup that its URL has shown, once it is sent: its thanks stay', async ({ page, allow }) => {
    allow(missingLine);
    await stopClock(page);
    await page.goto('./by-itself#popup');
    await fill(page, values);
    await page.getByRole('button', { name: 'Get it' }).click();
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible({ timeout: 200 });
    }).toPass();
    await page.clock.runFor(10_000);
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    await popup(page).getByRole('link', { name: 'Close' }).click();
    await expect(popup(page)).toBeHidden();
  });

  test('is a toast that disappears for a dialog, but not while it is hovered or focused', async ({ page }) => {
    await stopClock(page);
    await page.goto('./by-itself');
    await page.evaluate(() => document.querySelector('dialog')?.removeAttribute('data-open-after'));
    await page.clock.runFor(3100);
    const message = toast(page, 'Two spots left');
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(message).toBeVisible({ timeout: 200 });
    }).toPass();
    await message.getByRole('button').focus();
    await page.clock.runFor(20_000);
    await expect(message).toBeVisible();
    await message.getByRole('button').blur();
    await message.hover();
    await page.clock.runFor(20_000);
    await expect(message).toBeVisible();
    await page.getByRole('link', { name: 'Open the popup' }).click();
    await expect(message).toHaveCount(0);
  });
});

test('the bar at the bottom of a phone opens the form of a popup', async ({ page, sheet }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./bar');
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  const opener = bar.getByRole('link', { name: 'Call me back' });
  await opener.press('Enter');
  await expect(popup(page)).toBeVisible();
  await expect(bar).toBeHidden();
  await page.getByLabel('Phone').fill('+44 20 7946 0000');
  await page.getByLabel('When?').selectOption('am');
  await page.getByRole('button', { name: 'Call me', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(bar).toBeVisible();
  expect(sheet.leads()).toMatchObject([{ phone: '+44 20 7946 0000', when: 'am' }]);
});

test('the bar at the bottom of a phone asks for a number by itself', async ({ page, hook }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./call-back');
  const bar = page.getByRole('region', { name: 'Your phone number' });
  const phone = bar.getByRole('textbox', { name: 'Your phone number' });
  // It leaves the room to another field, not to its own.
  await page.getByLabel('Your email address').focus();
  await expect(bar).toBeHidden();
  await page.getByLabel('Your email address').blur();
  await phone.focus();
  await expect(bar).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(phone).toHaveAccessibleDescription('Please enter your full phone number.');
  const loaded = page.waitForResponse(/\/phones-[\w-]{8}\.js$/);
  await phone.fill('(305) 555-0142');
  await loaded;
  await page.keyboard.press('Enter');
  await expect(bar.getByText('We call you today.')).toBeFocused();
  expect(hook.leads()).toMatchObject([
    { phone: '(305) 555-0142', formType: 'Call me back', meta: { phones: { phone: '+13055550142' } } },
  ]);
});
