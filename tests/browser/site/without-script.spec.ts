import { pagesOf } from './built-sites.ts';
import { expect, phone, test, withoutPopup } from './test.ts';

test.use({ javaScriptEnabled: false });

test('every page shows the same text without scripts', async ({ page, browser, home }) => {
  test.setTimeout(300_000);
  // Contexts take the options of their test.
  const scripted = await browser.newContext({ baseURL: home, javaScriptEnabled: true });
  const other = await scripted.newPage();
  for (const path of pagesOf('first')) {
    await page.goto(path);
    const plain = await page.locator('body').innerText();
    await other.goto(path);
    await withoutPopup(other);
    // The panel for settings is for its owner, and does nothing without scripts.
    await other.locator('[data-island=settings]').evaluateAll((panels) => {
      for (const panel of panels) panel.remove();
    });
    expect.soft(wordsIn(plain), path).toEqual(wordsIn(await other.locator('body').innerText()));
  }
  await scripted.close();
});

test('questions open without scripts', async ({ page }) => {
  await page.goto('./pricing');
  const question = page.locator('details').first();
  await question.locator('summary').click();
  await expect(question.locator('> :not(summary)')).toBeVisible();
});

test('the menu opens and links work without scripts', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('./');
  await page.locator('.header-toggle').click();
  await expect(page.locator('.header-menu')).toBeVisible();
  await page.locator('.header-menu a:not([aria-current])').first().click();
  await expect(page).not.toHaveURL(/\/$/);
});

test('every form has an action without scripts', async ({ page }) => {
  await page.goto('./');
  const forms = await page
    .locator('form[method=post]')
    .evaluateAll((found: HTMLFormElement[]) => found.map((form) => form.getAttribute('action')));
  expect(forms.length).toBeGreaterThan(0);
  for (const action of forms) expect(action).toMatch(/^(https:\/\/|\/)[^[\]]+$/);
});

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
