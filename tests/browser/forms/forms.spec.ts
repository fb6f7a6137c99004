import type { Route } from '@playwright/test';
import { both } from '../client.ts';
import { violations } from '../site/axe.ts';
import { denyStorage, expect, failureLines, fill, missingLine, test, toast } from './test.ts';

const lost = 'Neither sent nor saved. Call or write:';
const safe = 'Saved here, and sent by itself.';

test.describe('the form of the audit page', () => {
  const values = { 'First name': 'Ada', Email: 'ada@example.com', Website: 'example.com' };
  test.beforeEach(async ({ page }) => {
    await page.goto('./audit');
  });

  test(
    'is sent once to each destination, and replaced by its panel with a toast',
    both,
    async ({ page, sheet, hook, allow }) => {
      allow(missingLine);
      await fill(page, values);
      await page.getByRole('button', { name: 'Get it' }).dblclick();
      await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
      await expect(page.locator('.form-done')).toBeFocused();
      await expect(page.locator('form.lead-form')).toHaveCount(0);
      await expect(toast(page, 'Audit request submitted!')).toContainText('A personalized audit comes soon.');
      expect(await violations(page)).toEqual([]);
      const submissionDate = await page.evaluate(() => new Date().toLocaleDateString());
      const [lead] = hook.leads();
      expect(lead).toMatchObject({
        firstName: 'Ada',
        email: 'ada@example.com',
        website: 'https://example.com',
        lastName: '',
        formType: 'Free SEO Audit',
        submissionDate,
        meta: { form: 'Audit form', page: '/forms/audit' },
      });
      expect(lead?.leadId).toBeTruthy();
      expect(sheet.leads()).toEqual([lead]);
      expect(hook.leads()).toHaveLength(1);
    },
  );

  test('shows that it is sending, and cannot be sent twice', async ({ page, sheet, hook, allow }) => {
    allow(missingLine);
    sheet.slowness = 1500;
    await fill(page, values);
    const button = page.locator('.lead-form button');
    await button.click();
    await expect(button).toHaveText('Processing Your Analysis...');
    await expect(button).toBeDisabled();
    await expect(button).toBeFocused();
    await page.getByLabel('Email').press('Enter');
    await button.click({ force: true });
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(sheet.leads()).toHaveLength(1);
    expect(hook.leads()).toHaveLength(1);
  });

  for (const [what, manner] of Object.entries({
    refuses: 'refuses',
    'hangs up': 'hangs up',
    'cannot be read': 'mute',
  }) as [string, 'refuses' | 'hangs up' | 'mute'][]) {
    test(`names the destination that failed when it ${what}, and keeps its values`, async ({
      page,
      sheet,
      hook,
      allow,
    }) => {
      allow(failureLines);
      sheet.manner = manner;
      await fill(page, values);
      await page.getByRole('button', { name: 'Get it' }).click();
      await expect(toast(page, 'Google Sheets Error')).toContainText(manner === 'refuses' ? '500' : 'No answer');
      await expect(page.getByRole('alert')).toContainText('Google Sheets Error');
      await expect(page.getByText(safe)).toBeVisible();
      await expect(page.getByLabel('First name')).toHaveValue('Ada');
      await expect(toast(page, 'Audit request submitted!')).toHaveCount(0);
      await expect(toast(page, 'Gumloop Error')).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      hook.manner = 'takes';
    });
  }

  test('names each destination that failed', async ({ page, sheet, hook, allow }) => {
    allow(failureLines);
    sheet.manner = 'refuses';
    hook.manner = 'refuses';
    await fill(page, values);
    await page.getByRole('button', { name: 'Get it' }).click();
    await expect(toast(page, 'Google Sheets Error')).toBeVisible();
    await expect(toast(page, 'Zapier Error')).toBeVisible();
  });

  test('is stored without network, and reports it', async ({ page, context, hook, allow }) => {
    allow(failureLines);
    await fill(page, values);
    await expect(page.locator('.lead-form')).toHaveJSProperty('noValidate', true);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Get it' }).click();
    await expect(page.getByText(safe)).toBeVisible({ timeout: 15_000 });
    expect(hook.leads()).toEqual([]);
    await context.setOffline(false);
    await expect.poll(() => hook.leads().length, { timeout: 15_000 }).toBe(1);
  });

  test('is not lost when the page is left right after the click', async ({ page, sheet, hook, allow }) => {
    allow(missingLine);
    await fill(page, values);
    const form = page.locator('form.lead-form');
    await expect(form).toHaveJSProperty('noValidate', true);
    await form.evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      location.assign('about:blank');
    });
    await page.waitForURL('about:blank');
    expect([...sheet.leads(), ...hook.leads()]).toEqual([]);
    // A page without a form.
    await page.goto('./');
    await expect.poll(() => hook.leads().length).toBe(1);
    expect(hook.leads()).toMatchObject([
      { firstName: 'Ada', email: 'ada@example.com', meta: { form: 'Audit form', page: '/forms/audit' } },
    ]);
    await expect.poll(() => sheet.leads()).toEqual(hook.leads());
  });

  test('retries when the network is back during its first attempt', async ({ page, hook, allow }) => {
    allow(failureLines);
    const lookUp = async (route: Route) => {
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await route.abort();
    };
    await page.route('**/destinations.json', lookUp, { times: 1 });
    await fill(page, values);
    await page.getByRole('button', { name: 'Get it' }).click();
    await expect(page.getByText(safe)).toBeVisible();
    // Sooner than the shortest wait between two attempts.
    await expect.poll(() => hook.leads().length, { timeout: 10_000 }).toBe(1);
  });
});

test('when it can be neither sent nor stored, it reports it and shows contact links', async ({
  page,
  sheet,
  hook,
  allow,
}) => {
  allow(failureLines);
  await denyStorage(page);
  sheet.manner = 'hangs up';
  hook.manner = 'hangs up';
  await page.goto('./audit');
  await fill(page, { 'First name': 'Ada', Email: 'ada@example.com' });
  await page.getByRole('button', { name: 'Get it' }).click();
  await expect(toast(page, 'Submission Failed')).toContainText(
    'There was an error submitting your audit request. Please try again.',
  );
  await expect(page.getByText(lost)).toBeVisible();
  await expect(page.locator('.form-note').getByRole('link', { name: '(555) 010-0142' })).toBeVisible();
  await expect(page.locator('.form-note').getByRole('link', { name: 'desk@example.org' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  expect(await violations(page)).toEqual([]);
});

test('without any address it is stored, and the form reports it', async ({ page, allow }) => {
  allow(missingLine);
  await page.goto('./nowhere');
  await fill(page, { Email: 'ada@example.com', Message: 'Hello' });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Saved here. To be sure, call or write:')).toBeVisible();
  await expect(page.locator('.form-note').getByRole('link', { name: 'desk@example.org' })).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
});

for (const blank of ['\u00a0', '\u200b', '\u2060', '\u200e', '\u3000', '\ufeff', '\u00ad']) {
  const name = `U+${blank.charCodeAt(0).toString(16).padStart(4, '0')}`;
  test(`an address with ${name} at its ends is valid`, async ({ page, hook, allow }) => {
    allow(missingLine);
    await page.goto('./audit');
    await fill(page, { 'First name': 'Ada', Email: `${blank}ada@example${blank}` });
    await page.getByRole('button', { name: 'Get it' }).click();
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(hook.leads()).toMatchObject([{ email: 'ada@example' }]);
  });
}

test.describe('the short form', () => {
  const values = { 'First name': 'Ada', 'Last name': 'Lovelace', Phone: '+1 (305) 555-0142', Website: '' };
  test.beforeEach(async ({ page }) => {
    await page.goto('./short');
  });

  test(
    'accepts digits only, keeps the plus, joins the name, and ends in a dialog',
    both,
    async ({ page, hook, allow }) => {
      allow(missingLine);
      await fill(page, values);
      await expect(page.getByLabel('Phone')).toHaveValue('13055550142');
      await page.getByRole('button', { name: 'Analyze' }).click();
      const dialog = page.getByRole('dialog', { name: 'It is with us' });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('link', { name: 'Schedule Your Call Now' })).toBeFocused();
      await expect(dialog.getByRole('link')).toHaveAttribute('target', '_blank');
      expect(await violations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Continue Browsing' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Analyze' })).toBeFocused();
      await expect(page.getByLabel('First name')).toHaveValue('');
      expect(hook.leads()[0]).toMatchObject({
        fullName: 'Ada Lovelace',
        phone: '13055550142',
        website: '',
        formType: 'Google Maps Ranking Analysis',
        meta: { form: 'Maps Ranking Analysis Form', phoneRaw: '+13055550142' },
      });
    },
  );

  test('converts digits of other scripts to 0 to 9, and keeps the caret', both, async ({ page, hook, allow }) => {
    allow(missingLine);
    await fill(page, { ...values, Phone: '' });
    const phone = page.getByLabel('Phone');
    await phone.focus();
    await expect(page.locator('.lead-form')).toHaveJSProperty('noValidate', true);
    await phone.pressSequentially('＋٩٧١ ٥٠ १२३');
    await expect(phone).toHaveValue('97150123');
    await phone.press('ArrowLeft');
    await phone.press('ArrowLeft');
    await phone.press('ArrowLeft');
    await phone.pressSequentially('۴');
    await expect(phone).toHaveValue('971504123');
    await phone.pressSequentially('５');
    await expect(phone).toHaveValue('9715045123');
    await page.getByRole('button', { name: 'Analyze' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(hook.leads()).toMatchObject([{ phone: '9715045123', meta: { phoneRaw: '+9715045123' } }]);
  });

  test('trims invisible characters, alone and at the ends', async ({ page, hook, allow }) => {
    allow(missingLine);
    await fill(page, { ...values, 'First name': '\u00a0\u200b\u2060', 'Last name': '\u200e\u3000' });
    await page.getByRole('button', { name: 'Analyze' }).click();
    await expect(page.locator('.field-error')).toHaveCount(2);
    await page.getByLabel('First name').fill('\u200bAda\u00a0');
    await expect(page.locator('.field-error')).toHaveCount(1);
    await page.getByLabel('Last name').fill('\ufeffLovelace\u202f');
    await page.getByRole('button', { name: 'Analyze' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(hook.leads()).toMatchObject([{ firstName: 'Ada', lastName: 'Lovelace', fullName: 'Ada Lovelace' }]);
  });

  test('drops the plus of a number that is pasted over', async ({ page, hook, allow }) => {
    allow(missingLine);
    const phone = page.getByLabel('Phone');
    await fill(page, { 'First name': '3055550142', 'Last name': 'Lovelace' });
    await expect(page.locator('.lead-form')).toHaveJSProperty('noValidate', true);
    await page.getByLabel('First name').selectText();
    await page.keyboard.press('ControlOrMeta+C');
    await phone.pressSequentially('+44 20');
    await phone.selectText();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(phone).toHaveValue('3055550142');
    await page.getByRole('button', { name: 'Analyze' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(hook.leads()).toMatchObject([{ phone: '3055550142' }]);
    expect(hook.leads()[0]?.meta).not.toHaveProperty('phoneRaw');
  });

  test('reports a partial success', async ({ page, sheet, hook, allow }) => {
    allow(failureLines);
    sheet.manner = 'refuses';
    await fill(page, values);
    await page.getByRole('button', { name: 'Analyze' }).click();
    await expect(toast(page, 'Partial Success')).toContainText(
      "Your request was submitted but some integrations had issues. We'll still follow up with you.",
    );
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(hook.leads()).toHaveLength(1);
  });

  test('asks for missing values in order, and clears errors field by field', async ({ page, hook }) => {
    await page.getByRole('button', { name: 'Analyze' }).click();
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription('Enter a name.');
    await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('.field-error')).toHaveCount(3);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.type('Ada');
    await expect(page.locator('.field-error')).toHaveCount(2);
    await expect(page.getByLabel('First name')).not.toHaveAttribute('aria-invalid');
    await page.getByRole('button', { name: 'Analyze' }).click();
    await expect(page.getByLabel('Last name')).toBeFocused();
    expect(hook.leads()).toEqual([]);
  });

  test('works from the first field to the dialog and back by keyboard', async ({ page, hook, allow }) => {
    allow(missingLine);
    await page.getByLabel('First name').focus();
    for (const words of ['Ada', 'Lovelace', '3055550142', '']) {
      await page.keyboard.type(words);
      await page.keyboard.press('Tab');
    }
    await expect(page.getByRole('button', { name: 'Analyze' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Analyze' })).toBeFocused();
    expect(hook.leads()).toHaveLength(1);
  });
});

test('the short form reports an unexpected error', both, async ({ page, sheet, hook, allow }) => {
  allow(failureLines);
  await denyStorage(page);
  sheet.manner = 'hangs up';
  hook.manner = 'hangs up';
  await page.goto('./short');
  await fill(page, { 'First name': 'Ada', 'Last name': 'Lovelace', Phone: '305' });
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(toast(page, 'Error')).toContainText('There was an issue submitting your form. Please try again.');
});

test.describe('the contact form', () => {
  const values = { Email: 'ada@example.com', Website: 'example.com', Message: 'Hello' };
  test.beforeEach(async ({ page }) => {
    await page.goto('./contact');
  });

  test('is emptied once all destinations have the lead, and sends a website as typed', async ({
    page,
    sheet,
    hook,
  }) => {
    await fill(page, values);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(toast(page, 'Form submitted successfully!')).toContainText("We'll be in touch with you shortly.");
    await expect(page.getByLabel('Message')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
    expect(sheet.leads()).toMatchObject([{ website: 'example.com', message: 'Hello' }]);
    expect(hook.leads()).toHaveLength(1);
  });

  test('is not emptied and shows no success when one destination failed', async ({ page, hook, allow }) => {
    allow(failureLines);
    hook.manner = 'refuses';
    await fill(page, values);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText(safe)).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('Hello');
    await expect(page.locator('.toast')).toHaveCount(0);
  });

  test('asks to shorten a lead that is too large', async ({ page, hook }) => {
    await fill(page, { ...values, Message: 'ä'.repeat(9000) });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByLabel('Message')).toHaveAccessibleDescription('Too long. Shorten it.');
    await expect(page.getByLabel('Message')).toBeFocused();
    expect(hook.leads()).toEqual([]);
  });

  test('marks what a bot filled in, and sends it anyway', async ({ page, hook }) => {
    await page.locator('[name=reply_by]').evaluate((trap: HTMLInputElement) => {
      trap.value = 'https://spam.example';
    });
    await fill(page, values);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(toast(page, 'Form submitted successfully!')).toBeVisible();
    expect(hook.leads()[0]).toMatchObject({ meta: { suspect: expect.arrayContaining(['trap']) } });
    expect(hook.leads()[0]).not.toHaveProperty('reply_by');
  });

  test('shows the text of a toast that cannot be loaded', async ({ page, allow }) => {
    allow(/Failed to load resource/);
    await page.route('**/region-*.js', (route) => route.abort());
    await page.goto('./contact');
    await fill(page, values);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.locator('.form-note')).toHaveText(
      "Form submitted successfully! We'll be in touch with you shortly.",
    );
    await expect(page.getByLabel('Message')).toHaveValue('');
  });
});

test('the contact form reports an unexpected error', async ({ page, sheet, hook, allow }) => {
  allow(failureLines);
  await denyStorage(page);
  sheet.manner = 'hangs up';
  hook.manner = 'hangs up';
  await page.goto('./contact');
  await fill(page, { Email: 'ada@example.com', Message: 'Hello' });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page, 'Submission Failed')).toContainText(
    'There was an error submitting your form. Please try again.',
  );
  await expect(page.getByLabel('Message')).toHaveValue('Hello');
});

test('the contact form reports that only one destination has the lead and it could not be stored', async ({
  page,
  hook,
  allow,
}) => {
  allow(failureLines);
  await denyStorage(page);
  hook.manner = 'refuses';
  await page.goto('./contact');
  await fill(page, { Email: 'ada@example.com', Message: 'Hello' });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page, 'Submission Failed')).toContainText(
    'There was an error submitting your form. Please try again.',
  );
  await expect(page.getByText(lost)).toHaveCount(0);
  await expect(page.getByText(safe)).toHaveCount(0);
  await expect(page.locator('.form-note').getByRole('link', { name: '(555) 010-0142' })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Hello');
  expect(await violations(page)).toEqual([]);
});

test.describe('the ranking form', () => {
  test('ignores failed destinations as long as the lead is stored', async ({ page, sheet, hook, allow }) => {
    allow(failureLines);
    sheet.manner = 'refuses';
    hook.manner = 'refuses';
    await page.goto('./rank');
    await fill(page, { Email: 'ada@example.com' });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(toast(page, 'Audit Request Submitted!')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('');
    expect(hook.leads()[0]).toMatchObject({ landingPage: 'Rank #1 in 72 Hours' });
  });

  test('restarts the number once it is emptied', both, async ({ page, hook }) => {
    const send = async (email: string) => {
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByLabel('Email')).toHaveValue('');
      return hook.leads().at(-1);
    };
    const phone = page.getByLabel('Phone');
    await page.goto('./rank');
    await phone.focus();
    await expect(page.locator('.lead-form')).toHaveJSProperty('noValidate', true);
    await phone.pressSequentially('+44 20 7946 0018');
    expect(await send('ada@example.com')).toMatchObject({ meta: { phoneRaw: '+442079460018' } });
    // One number differs from its start, the other does not.
    for (const [email, number] of [
      ['bob@example.com', '3055550142'],
      ['cy@example.com', '442079460018'],
    ] as const) {
      await phone.fill(number);
      const lead = await send(email);
      expect(lead).toMatchObject({ email, phone: number });
      expect(lead?.meta).not.toHaveProperty('phoneRaw');
      await phone.pressSequentially('+44 20 7946 0018');
      expect(await send(`plus-${email}`)).toMatchObject({ meta: { phoneRaw: '+442079460018' } });
    }
  });

  test('shows no success when neither a destination nor the browser has the lead', async ({
    page,
    sheet,
    hook,
    allow,
  }) => {
    allow(failureLines);
    await denyStorage(page);
    sheet.manner = 'hangs up';
    hook.manner = 'hangs up';
    await page.goto('./rank');
    await fill(page, { Email: 'ada@example.com' });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(toast(page, 'Submission Failed')).toBeVisible();
    await expect(toast(page, 'Audit Request Submitted!')).toHaveCount(0);
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
  });
});

test.describe('the newsletter', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('./news');
  });

  test('sends the address once, confirms it, and keeps the focus near', both, async ({ page, hook }) => {
    await page.getByLabel('Your email address').fill('ada@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).dblclick();
    await expect(page.locator('.short-form-done')).toHaveText('You are on the list.');
    await expect(page.locator('.short-form-done')).toBeFocused();
    await expect(toast(page, 'Subscribed!')).toBeVisible();
    const submissionDate = await page.evaluate(() => new Date().toLocaleDateString());
    expect(hook.leads()).toHaveLength(1);
    const { leadId: _, meta: __, ...payload } = hook.leads()[0] ?? {};
    expect(payload).toEqual({ email: 'ada@example.com', formType: 'Newsletter', submissionDate });
  });

  for (const [what, address] of Object.entries({ nothing: '', blanks: '   ', 'no address': 'ada' })) {
    test(`shows its own error text for ${what}`, async ({ page, hook }) => {
      const field = page.getByLabel('Your email address');
      await field.fill(address);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(field).toHaveAccessibleDescription('Enter an address such as name@example.org.');
      await expect(field).toBeFocused();
      await field.fill('ada@example.com');
      await expect(page.locator('.field-error')).toHaveCount(0);
      expect(hook.leads()).toEqual([]);
    });
  }

  test('reports a rejection, keeps the address, and can be sent again', async ({ page, hook, allow }) => {
    allow(failureLines);
    hook.manner = 'refuses';
    await page.getByLabel('Your email address').fill('ada@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText(safe)).toBeVisible();
    await expect(page.getByLabel('Your email address')).toHaveValue('ada@example.com');
    hook.manner = 'takes';
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.locator('.short-form-done')).toHaveText('You are on the list.');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form is validated and sent by the browser', async ({ page, sheet }) => {
    await page.goto('./contact');
    await page.getByLabel('Email').fill('ada');
    await page.getByRole('button', { name: 'Send Message' }).click();
    expect(sheet.received).toEqual([]);
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Message').fill('Hello');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.waitForURL(sheet.url);
    expect(Object.fromEntries(new URLSearchParams(sheet.received[0]))).toMatchObject({
      email: 'ada@example.com',
      message: 'Hello',
    });
  });

  test('a form without an action shows contact links', async ({ page }) => {
    await page.goto('./nowhere');
    await expect(page.getByRole('link', { name: '(555) 010-0142' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'desk@example.org' })).toBeVisible();
  });
});
