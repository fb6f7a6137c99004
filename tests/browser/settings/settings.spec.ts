import type { Page } from '@playwright/test';
import { both } from '../client.ts';
import { violations } from '../site/axe.ts';
import { expect, modules, password, test, toast } from './test.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Admin' });
const prompt = (page: Page) => page.getByLabel('Admin password');
const panel = (page: Page) => page.getByRole('heading', { name: 'Integration settings' });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const stored = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key);

async function tryPassword(page: Page, typed: string): Promise<void> {
  await prompt(page).fill(typed);
  await prompt(page).press('Enter');
}

async function save(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
  await page.getByRole('button', { name: 'Save Settings' }).click();
}

async function sendLead(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(toast(page, 'Form submitted successfully!')).toBeVisible();
}

test.describe('on a public host', () => {
  test.beforeEach(async ({ visit }) => {
    await visit('www.agency.test', '/contact');
  });

  test(
    'a closed button asks for the password; the right one opens the panel until the tab closes',
    both,
    async ({ page, visit }) => {
      await expect(prompt(page)).toHaveCount(0);
      await button(page).click();
      await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(prompt(page)).toBeFocused();
      await expect(panel(page)).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      await tryPassword(page, password);
      await expect(toast(page, 'Authenticated')).toContainText('You are now logged in as admin');
      await expect(panel(page)).toBeFocused();
      await expect(prompt(page)).toHaveCount(0);
      await expect(field(page, 'Webhook URL')).toBeVisible();
      expect(await violations(page)).toEqual([]);

      await button(page).click();
      await expect(panel(page)).toHaveCount(0);
      await visit('www.agency.test', '/contact');
      await button(page).click();
      await expect(panel(page)).toBeVisible();
    },
  );

  test('logging out closes the panel, and it asks for the password again', async ({ page }) => {
    await button(page).click();
    await tryPassword(page, password);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await expect(prompt(page)).toBeFocused();
  });

  test('a wrong password shows a toast and an error at the field', async ({ page }) => {
    await button(page).click();
    await tryPassword(page, 'guess');
    await expect(toast(page, 'Authentication Failed')).toContainText('Incorrect password');
    await expect(page.getByRole('alert')).toContainText('Authentication Failed');
    await expect(prompt(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(prompt(page)).toHaveAccessibleDescription('Incorrect password');
    await expect(prompt(page)).toBeFocused();
    await expect(panel(page)).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    await tryPassword(page, '');
    await expect(prompt(page)).toHaveAccessibleDescription('Incorrect password');
    await expect(panel(page)).toHaveCount(0);
  });

  test(
    'from the fifth wrong password on, the next one has to wait, even after a reload',
    both,
    async ({ page, visit }) => {
      await button(page).click();
      const submit = page.getByRole('button', { name: 'Log in' });
      for (let wrong = 1; wrong <= 5; wrong += 1) {
        await tryPassword(page, `guess ${wrong}`);
        await expect(page.getByRole('button', { name: 'Checking...' })).toHaveCount(0);
      }
      await expect(prompt(page)).toHaveAccessibleDescription(/Too many wrong passwords\. Try again in [1-5] seconds\./);
      await expect(submit).toBeDisabled();
      await tryPassword(page, password);
      await expect(panel(page)).toHaveCount(0);

      await visit('www.agency.test', '/contact');
      await button(page).click();
      await expect(prompt(page)).toHaveAccessibleDescription(/Try again in [1-5] seconds\./);
      await expect(prompt(page)).toHaveAccessibleDescription('', { timeout: 10_000 });
      await tryPassword(page, 'guess 6');
      await expect(prompt(page)).toHaveAccessibleDescription(/Try again in ([6-9]|10) seconds\./);
    },
  );

  test('the section for open hosts is hidden, and React does not load', async ({ page, visit }) => {
    await visit('www.agency.test', '/audit');
    await page.mouse.wheel(0, 9000);
    await expect.poll(() => modules(page)).toContain('settings');
    await expect(button(page)).toBeHidden();
    expect(await modules(page)).not.toContain('react');
  });
});

for (const host of [
  'my-preview.evil.test',
  'preview.agency.test',
  'a.preview.agency.test.evil.test',
  'localhost.test',
]) {
  test(`${host} asks for a password`, async ({ page, visit }) => {
    await visit(host, '/contact');
    await button(page).click();
    await expect(prompt(page)).toBeFocused();
  });
}

test('a declared preview host opens without a password, shows the section for developers, and has no log-out', async ({
  page,
  visit,
}) => {
  await visit('feature-1.preview.agency.test', '/audit');
  await page.mouse.wheel(0, 9000);
  await expect(button(page)).toBeVisible();
  expect(await modules(page)).not.toContain('react');
  await button(page).click();
  await expect(panel(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
});

test.describe('on this device', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('./contact');
    await button(page).click();
    await expect(panel(page)).toBeFocused();
    await expect(field(page, 'Script URL')).toBeVisible();
  });

  test('each field is named after its key in storage, and explains what an empty value means', async ({
    page,
    hook,
    pipe,
  }) => {
    const names = await page
      .locator('.settings input')
      .evaluateAll((all) => all.map((input) => input.getAttribute('name')));
    // No key alone: a field of that name would hide a member of the form.
    const keys = ['googleSheetsScriptUrl', 'zapierWebhookUrl', 'gumloopApiKey', 'idleKey'];
    expect(names).toEqual(keys.map((key) => `setting:${key}`));
    await expect(field(page, 'Script URL')).toHaveAccessibleDescription(
      'It ends in /exec. Left empty, nothing is sent there.',
    );
    await expect(field(page, 'Webhook URL')).toHaveAccessibleDescription(
      `Left empty, leads go to ${new URL(hook.url).origin}.`,
    );
    await expect(field(page, 'API key')).toHaveAccessibleDescription(
      `With a key, leads go to ${new URL(pipe.url).origin}.`,
    );
    await expect(field(page, 'Idle key')).toHaveAccessibleDescription(/No address is declared for it/);
  });

  test(
    'a lead goes to the address in the panel, and to the declared one once the field is empty',
    both,
    async ({ page, hook, other, allow }) => {
      allow(/^info: Contact form: /);
      await save(page, { 'Script URL': ` ${other.url} ` });
      await expect(toast(page, 'Settings Saved')).toContainText('Sheets set.');
      await expect(toast(page, 'Settings Saved')).toHaveCount(1);
      expect(await stored(page, 'googleSheetsScriptUrl')).toBe(other.url);
      await sendLead(page);
      expect(other.leads()).toHaveLength(1);
      expect(hook.leads()).toEqual(other.leads());

      await page.reload();
      await button(page).click();
      await expect(field(page, 'Script URL')).toHaveValue(other.url);
      await save(page, { 'Script URL': '' });
      await expect(toast(page, 'Settings Saved')).toContainText('Sheets unset.');
      expect(await stored(page, 'googleSheetsScriptUrl')).toBeNull();
      await page.getByLabel('Email').fill('bob@example.com');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect.poll(() => hook.leads().length).toBe(2);
      expect(other.leads()).toHaveLength(1);
    },
  );

  test('an address that is not allowed is rejected with instructions, and nothing is saved', async ({ page }) => {
    await save(page, {
      'Script URL': 'https://evil.test/exec',
      'Webhook URL': 'hooks.example',
      'API key': 'two words',
    });
    await expect(field(page, 'Script URL')).toBeFocused();
    await expect(field(page, 'Script URL')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Script URL')).toHaveAccessibleDescription(
      /add "https:\/\/evil\.test" to "allowedOrigins" of the destination "sheet" in pages\.config\.ts, and build the site again/,
    );
    await expect(field(page, 'Webhook URL')).toHaveAccessibleDescription(/begins with https:\/\//);
    await expect(field(page, 'API key')).toHaveAccessibleDescription(/without blanks/);
    await expect(toast(page, 'Settings Saved')).toHaveCount(0);
    for (const key of ['googleSheetsScriptUrl', 'zapierWebhookUrl', 'gumloopApiKey']) {
      expect(await stored(page, key)).toBeNull();
    }
    expect(await violations(page)).toEqual([]);
  });

  test('an address that is not allowed but stored by other means is reported, and not used', async ({
    page,
    hook,
    allow,
  }) => {
    allow(/^info: Contact form: /);
    await page.evaluate(() => localStorage.setItem('zapierWebhookUrl', 'https://evil.test/in'));
    await page.reload();
    await button(page).click();
    await expect(field(page, 'Webhook URL')).toHaveAccessibleDescription(/so it is not used/);
    await sendLead(page);
    expect(hook.leads()).toHaveLength(1);
  });

  test('a key is sent to its service only; without a key, nothing is sent there', async ({
    page,
    hook,
    pipe,
    allow,
  }) => {
    allow(/^info: Contact form: /);
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await sendLead(page);
    expect(pipe.leads()).toEqual([]);
    expect(messages).toContain('Contact form: Gumloop: No Gumloop API key provided');

    await save(page, { 'API key': 'key-123', 'Idle key': 'key-456' });
    await expect(toast(page, 'API key kept.')).toBeVisible();
    await expect(toast(page, 'Idle key kept.')).toBeVisible();
    await expect(field(page, 'API key')).toHaveAttribute('type', 'password');
    await page.getByLabel('Email').fill('bob@example.com');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => pipe.leads().length).toBe(1);
    expect(pipe.headers[0]).toMatchObject({ authorization: 'Bearer key-123', 'content-type': 'application/json' });
    expect(pipe.leads()[0]).toMatchObject({ email: 'bob@example.com', meta: { form: 'Contact form' } });
    await expect.poll(() => hook.leads().length).toBe(2);
    expect(JSON.stringify([hook.headers, hook.received])).not.toMatch(/key-\d/);
    await expect
      .poll(() => messages.slice(messages.lastIndexOf('Contact form: Gumloop: No Gumloop API key provided') + 1))
      .toContain('Contact form: Idle: No address is declared.');
  });

  test('saving unchanged values reports it', async ({ page }) => {
    await save(page, {});
    await expect(toast(page, 'Settings Saved')).toContainText('Nothing was changed.');
  });

  test('without storage, it reports that nothing was saved', async ({ page, other }) => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
    });
    await save(page, { 'Script URL': other.url });
    await expect(page.locator('.settings').getByRole('status').filter({ hasText: 'Not saved' })).toBeVisible();
    await expect(toast(page, 'Settings Saved')).toHaveCount(0);
  });

  test('if the destinations cannot be loaded, nothing can be changed', async ({ page, allow }) => {
    allow(/Failed to load resource/);
    await page.route('**/destinations.json', (route) => route.abort());
    await page.reload();
    await button(page).click();
    await expect(page.getByText('Where leads go cannot be read just now.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save Settings' })).toHaveCount(0);
  });
});

test('the opened panel reuses the button of the server', both, async ({ page }) => {
  await page.goto('./contact');
  const sent = await page.locator('[data-settings] *').elementHandles();
  expect(sent).toHaveLength(2);
  await button(page).click();
  await expect(field(page, 'Webhook URL')).toBeVisible();
  for (const element of sent) expect(await element.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

test('everything works by keyboard', async ({ page, visit }) => {
  await visit('www.agency.test', '/contact');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(panel(page)).toBeFocused();
  await expect(field(page, 'Script URL')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Script URL')).toBeFocused();
  await page.keyboard.type('nonsense');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Script URL')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Shift+Tab');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
});

test('only a few bytes are fetched before the first touch', async ({ page }) => {
  await page.goto('./audit');
  await page.waitForLoadState('networkidle');
  expect(await modules(page)).not.toContain('react');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is visible', async ({ page }) => {
    for (const path of ['./contact', './audit']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'A page with settings' })).toBeVisible();
      await expect(button(page)).toBeHidden();
    }
  });
});
