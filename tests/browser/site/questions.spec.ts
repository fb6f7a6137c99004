import type { Locator } from '@playwright/test';
import { expect, test, withoutPopup } from './test.ts';

const answers = (questions: Locator) => questions.locator('> :not(summary)');

test.describe('the questions about pricing', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('./pricing');
    await withoutPopup(page);
  });

  test('a question opens its answer and closes the previous one', async ({ page }) => {
    const questions = page.locator('details');
    const [first, second] = [questions.nth(0), questions.nth(1)];
    await first.locator('summary').click();
    await expect(answers(first)).toBeVisible();
    await second.locator('summary').click();
    await expect(answers(second)).toBeVisible();
    await expect(answers(first)).toBeHidden();
    await expect(page.locator('details[open]')).toHaveCount(1);
  });

  test('the open question closes again', async ({ page }) => {
    const first = page.locator('details').first();
    await first.locator('summary').click();
    await expect(answers(first)).toBeVisible();
    await first.locator('summary').click();
    await expect(answers(first)).toBeHidden();
  });

  test('questions open and close by keyboard', async ({ page }) => {
    const first = page.locator('details').first();
    await first.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(answers(first)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(answers(first)).toBeHidden();
  });

  test('print shows every answer', async ({ page }) => {
    const closed = page.locator('details:not([open])');
    expect(await closed.count()).toBeGreaterThan(1);
    await page.emulateMedia({ media: 'print' });
    for (const question of await closed.all()) await expect(answers(question).first()).toBeVisible();
  });
});
