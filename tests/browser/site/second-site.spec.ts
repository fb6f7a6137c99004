import { violations } from './axe.ts';
import { pagesOf } from './built-sites.ts';
import { desktop, expect, phone, test } from './test.ts';

test.use({ siteName: 'bakery', reducedMotion: 'reduce' });

for (const path of pagesOf('bakery')) {
  test(`${path} of a site with its own theme, below a base path, passes axe`, async ({ page, home }) => {
    expect(new URL(home).pathname).toBe('/bakery/');
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    for (const [size, colorScheme] of [
      [phone, 'dark'],
      [desktop, 'light'],
    ] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), `${size.width} px, ${colorScheme}`).toEqual([]);
    }
    await expect(page.locator('.header-brand img')).toHaveJSProperty('complete', true);
    expect(
      await page
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) => images.filter((image) => image.naturalWidth === 0)),
    ).toEqual([]);
  });
}

test('links lead from page to page', async ({ page, home }) => {
  await page.setViewportSize(desktop);
  await page.goto('./');
  await page.locator('.header-menu').getByRole('link', { name: 'Pâtisserie' }).click();
  await expect(page).toHaveURL(`${home}p%C3%A2tisserie/`);
  await expect(page.locator('h1')).toHaveText('Tarts for four, cakes for forty');
  await page.locator('.header-brand').click();
  await expect(page).toHaveURL(home);
});

test('a menu link to an anchor on the same page closes the menu and goes there', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('./');
  await page.locator('.header-toggle').click();
  await page.locator('.header-menu').getByRole('link', { name: 'Find us' }).click();
  await expect(page.locator('.header-menu')).toBeHidden();
  await expect(page.locator('#visit')).toBeInViewport();
});

test('an answer with an id is open when a link leads to it', async ({ page }) => {
  await page.goto('./subscriptions/#pausing');
  await expect(page.locator('#pausing')).toBeInViewport();
});
