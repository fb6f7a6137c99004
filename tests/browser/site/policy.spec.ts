import type { Page } from '@playwright/test';
import { expect, test, withoutPopup } from './test.ts';

/** Collects policy violations, enforced or only reported, on every page of the tab from now on. */
async function violationsOf(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  await page.exposeFunction('tellViolation', (what: string) => found.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { disposition, effectiveDirective, blockedURI, sourceFile } = event;
      const { tellViolation } = window as unknown as { tellViolation: (what: string) => void };
      tellViolation(`${location.pathname}: ${disposition} ${effectiveDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  return found;
}

/** Follows a link like a person, hovering first: the browser may prerender its page meanwhile. */
async function follow(page: Page, href: string): Promise<void> {
  const link = page.locator(`header a[href="${href}"], footer a[href="${href}"]`).locator('visible=true').first();
  await link.hover();
  await page.waitForTimeout(300);
  await link.click();
  await page.waitForURL(`**${href}`);
  await withoutPopup(page);
}

test('a complete visit violates no policy: pages, forms, the popup, a booking, the settings, and back', async ({
  page,
  home,
  allow,
}) => {
  allow(/^asked for https:\/\/(hooks|book)\.northpin\.example\//);
  allow(/^info: .*: No .* provided$/);
  const violations = await violationsOf(page);
  const sent: string[] = [];
  await page.route(
    (url) => url.origin !== new URL(home).origin,
    async (route) => {
      const { host } = new URL(route.request().url());
      if (host.startsWith('book.')) {
        const body = "<!doctype html><title>Book</title><script>parent.postMessage('hello', '*')</script>";
        return route.fulfill({ contentType: 'text/html', body });
      }
      sent.push(host);
      return route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, body: '{"ok":true}' });
    },
  );

  const response = await page.goto('./');
  expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await withoutPopup(page);
  await follow(page, '/services');
  await page.goto('./pricing');
  await withoutPopup(page);

  await page.locator('.newsletter input[type=email]').fill('ada@example.com');
  await page.locator('.newsletter form button[type=submit]').click();
  await expect(page.locator('.short-form-done')).toHaveText(/\w/);

  await page.locator('a[href="#audit-popup"]').locator('visible=true').first().click();
  const popup = page.locator('#audit-popup');
  await expect(popup).toBeVisible();
  const words = { firstName: 'Ada', email: 'ada@example.com', phone: '3055550142', website: 'https://example.com' };
  for (const [name, value] of Object.entries(words)) await popup.locator(`[name=${name}]`).fill(value);
  await popup.locator('form.lead-form button[type=submit]').click();
  await expect(popup.locator('.form-done')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  expect(new Set(sent)).toEqual(new Set(['hooks.northpin.example']));
  expect(sent.length).toBeGreaterThanOrEqual(2);

  await page.goto('./book-call');
  await withoutPopup(page);
  await page.locator('[data-island=scheduler] a[target]').first().click();
  await expect(page.locator('[data-embed=ready] iframe')).toHaveCount(1);

  await page.goto('./free-audit');
  await withoutPopup(page);
  await page.locator('[data-island=settings]').evaluate((element) => element.scrollIntoView());
  await page.getByRole('button', { name: 'Admin' }).click();
  await expect(page.getByLabel('Google Sheets script URL')).toBeVisible();

  await page.goBack();
  await expect(page.locator('[data-island=scheduler]')).toBeVisible();
  expect(violations).toEqual([]);
});

test('a policy violation is detected', async ({ page, allow }) => {
  allow(/Content Security Policy|TrustedHTML|Trusted Type/i);
  const violations = await violationsOf(page);
  await page.goto('./pricing');
  await page.evaluate(() => {
    const place = document.createElement('p');
    document.body.append(place);
    place.setAttribute('style', 'color: red');
    try {
      place.innerHTML = '<b>bold</b>';
    } catch (error) {
      place.textContent = String(error);
    }
    const frame = document.createElement('iframe');
    frame.src = 'https://book.northpin.example/';
    document.body.append(frame);
  });
  await expect(page.getByText('TrustedHTML')).toBeVisible();
  await expect
    .poll(() => violations.map((line) => line.split(' ')[2]).sort())
    .toEqual(['frame-src', 'require-trusted-types-for', 'style-src-attr']);
});
