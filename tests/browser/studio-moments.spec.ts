import { chromium, expect } from '@playwright/test';
import { chromiumArguments, findChromium } from './chromium.ts';
import { violations } from './site/axe.ts';
import { frame, pressEnter, saved, test } from './studio-site.ts';

test.use({ viewport: { width: 1280, height: 860 }, fixture: 'forms' });

test('words of a moment and toasts are shown while they are typed, and changed by a press', async ({ page, site }) => {
  test.setTimeout(120_000);
  const start = site.sources();
  await page.goto(await site.start());
  await pressEnter(page.getByRole('button', { name: /^\/contact/ }));
  const [shown, fields] = [frame(page), page.locator('.side-end')];
  await expect(shown.locator('#contact')).toBeVisible();
  await pressEnter(page.getByRole('button', { name: /^Contact/ }));

  // What a form says after a mistake is on the page at each key, and gone with Escape.
  await page.getByRole('tab', { name: 'Errors' }).press('Enter');
  const error = shown.getByText('Enter an address.');
  await expect(error).toBeVisible();
  const field = fields.getByRole('textbox', { name: 'Email' });
  await field.focus();
  await field.press('End');
  await field.pressSequentially(' Please');
  await expect(shown.getByText('Enter an address. Please')).toBeVisible();
  await expect(field).toBeFocused();
  await field.press('Escape');
  await expect(shown.getByText('Enter an address. Please')).toHaveCount(0);
  await expect(error).toBeVisible();

  // A toast is where the page shows it. Its words are pressed like others.
  await page.getByRole('tab', { name: 'After sending' }).press('Enter');
  const toast = shown.locator('.toasts .toast');
  await expect(toast).toHaveCount(1);
  await expect(toast).toHaveAttribute('data-tone', 'positive');
  expect(await violations(page)).toEqual([]);
  await toast.getByText('Form submitted successfully!').click();
  const box = page.locator('.text-editor textarea');
  await expect(box).toHaveValue('Form submitted successfully!');
  const typed = Date.now();
  await box.fill('It is with us');
  await expect(toast.locator('.toast-title')).toHaveText('It is with us');
  // A request, an answer and two frames, with room for a busy machine.
  expect(Date.now() - typed).toBeLessThan(2000);
  await expect(box).toBeFocused();
  await saved(page, /^Edit Title of Thank-you message in Contact/, () => box.press('Enter'));
  await expect(toast.locator('.toast-title')).toHaveText('It is with us');

  // Of several outcomes, the one whose words are edited.
  await page.getByRole('tab', { name: 'If sending fails' }).press('Enter');
  await expect(toast).toHaveAttribute('data-tone', 'negative');
  await fields.getByRole('textbox', { name: 'Kept' }).focus();
  await expect(shown.locator('#contact .form-note')).toContainText('Saved here. To be sure, call or write:');
  await page.getByRole('tab', { name: 'Page' }).press('Enter');
  await expect(toast).toHaveCount(0);

  // A toast that comes by itself.
  await pressEnter(page.getByRole('button', { name: /^\/by-itself/ }));
  await pressEnter(page.getByRole('button', { name: /^Hurry/ }));
  await page.getByRole('tab', { name: 'Later' }).press('Enter');
  await expect(toast.getByText('Take one.').last()).toBeVisible();
  await saved(page, /^Undo/, () => pressEnter(page.getByRole('button', { name: /^Undo/ })));
  expect(site.sources()).toEqual(start);
});

test('what a press would choose is outlined, with the name of its section', async ({ page, site }) => {
  await page.goto(await site.start());
  const [title, hover] = [frame(page).locator('h1'), page.locator('.hover')];
  await title.hover({ position: { x: 20, y: 20 } });
  await expect(hover.locator('.hover-name')).toHaveText('Intro');
  await expect(hover.locator('.hover-text')).toBeVisible();
  await frame(page).locator('#booking h2').hover();
  await expect(hover.locator('.hover-name')).toHaveText('Booking');
  await page.getByRole('heading', { name: 'Sections' }).hover();
  await expect(hover).toHaveCount(0);
  // The pointer rests while the page moves below it, or is there to be followed.
  await title.hover({ position: { x: 20, y: 20 } });
  await expect(hover.locator('.hover-name')).toHaveText('Intro');
  const browse = page.getByRole('button', { name: 'Browse' });
  await browse.press('Enter');
  await expect(hover).toHaveCount(0);
  await browse.press('Enter');
  await expect(hover.locator('.hover-name')).toHaveText('Intro');
  await title.evaluate(() => {
    document.body.style.paddingBlock = '0 4000px';
    scrollBy({ top: 3000, behavior: 'instant' });
  });
  await expect(hover).toHaveCount(0);
  await title.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(hover.locator('.hover-name')).toHaveText('Intro');
  await browse.click();
  await title.hover();
  await expect(hover).toHaveCount(0);
});

test('on a machine with dark colours, the page is light or dark as chosen', async ({ site }) => {
  test.setTimeout(120_000);
  // An emulated scheme would be that of the page in the frame as well.
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...chromiumArguments, '--blink-settings=preferredColorScheme=0'],
  });
  const page = await browser.newPage({ colorScheme: null });
  await page.goto(await site.start());
  const isDark = () => matchMedia('(prefers-color-scheme: dark)').matches;
  const inFrame = () => frame(page).locator('body').evaluate(isDark);
  await expect(frame(page).locator('h1')).toBeVisible();
  expect(await page.evaluate(isDark)).toBe(true);
  expect(await inFrame()).toBe(false);
  await page.getByRole('button', { name: 'dark' }).click();
  await expect.poll(inFrame).toBe(true);
  await page.getByRole('button', { name: 'light' }).click();
  await expect.poll(inFrame).toBe(false);
  await browser.close();
});
