import { both } from '../client.ts';
import { expect, test } from './test.ts';

const headline = (city: string) => `Roofs that last in ${city}`;

test('without a parameter the page shows its default text, also to search engines', async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('h1')).toHaveText(headline('your city'));
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /for your city\./);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the default text is shown for every URL', async ({ page }) => {
    await page.goto('./?city=Tampa');
    await expect(page.locator('h1')).toHaveText(headline('your city'));
  });
});

test('a query parameter replaces the text everywhere', async ({ page }) => {
  await page.goto('./?city=Tampa&trade=tilers+%26+slaters');
  await expect(page.locator('h1')).toHaveText(headline('Tampa'));
  await expect(page.locator('.lead')).toHaveText('Found by Tilers & Slaters in Tampa & around.');
  await expect(page.locator('summary')).toHaveText('Do you work in Tampa?');
  await expect(page.locator('.actions a')).toHaveText('See Tampa');
});

for (const [what, city] of Object.entries({
  markup: '<b>Tampa</b>',
  'a script': '<img src=x onerror=alert(1)>',
  'more than it may hold': 'A city with far too long a name',
  nothing: '',
  spaces: '   ',
  lines: 'Tam\npa',
  'signs that turn the direction of text': 'Tam\u202Epa',
})) {
  test(`a value is ignored if it is ${what}`, async ({ page }) => {
    await page.goto(`./?city=${encodeURIComponent(city)}`);
    await expect(page.locator('h1')).toHaveText(headline('your city'));
  });
}

test('a value outside its list is ignored, and so is an undeclared parameter', async ({ page }) => {
  await page.goto('./?trade=Plumbers&toString=x&__proto__=y&constructor=z&intro=hello');
  await expect(page.locator('.lead')).toHaveText('Found by roofers in your city & around.');
});

test('a hydrated form keeps the replaced text, and sends', both, async ({ page, desk }) => {
  await page.goto('./city?city=O%27Fallon');
  const button = page.getByRole('button', { name: "Ask about O'Fallon now" });
  await expect(button).toBeVisible();
  await page.getByLabel('Email').fill('ada@example.com');
  await expect(page.locator('form[novalidate]')).toBeVisible();
  await expect(button).toBeVisible();
  await expect(page.getByText("We only serve O'Fallon.")).toBeVisible();
  await button.click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(desk.leads()).toMatchObject([{ email: 'ada@example.com' }]);
});

test('a form without replaced text hydrates too', both, async ({ page }) => {
  await page.goto('./city');
  await page.getByLabel('Email').fill('ada@example.com');
  await expect(page.locator('form[novalidate]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask about your city now' })).toBeVisible();
});

test(
  'a hydrated form keeps the replaced text when the first value of a parameter is not allowed',
  both,
  async ({ page }) => {
    await page.goto(`./city?city=${encodeURIComponent('<b>')}&city=Tampa&city=Miami`);
    const button = page.getByRole('button', { name: 'Ask about Tampa now' });
    await expect(button).toBeVisible();
    await page.getByLabel('Email').fill('ada@example.com');
    await expect(page.locator('form[novalidate]')).toBeVisible();
    await expect(button).toBeVisible();
  },
);

for (const [address, city] of [
  ['./hurry?city=Tampa', 'Tampa'],
  ['./hurry', 'your city'],
] as const) {
  test(`a toast shows the same text as the page at ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('h1')).toHaveText(headline(city));
    await expect(page.locator('.toast')).toContainText(`Two mornings left in ${city}`);
  });
}

test('nothing moves, and no other text is ever painted, on a slow connection', async ({ page, built: { slow } }) => {
  slow.piece = 61;
  await page.addInitScript(() => {
    const texts = new Set<string>();
    const look = () => {
      const words = document.querySelector('h1')?.textContent;
      if (words) texts.add(words);
      requestAnimationFrame(look);
    };
    look();
    const moved: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { texts, moved });
  });
  await page.goto(`${slow.url}?city=Tampa`);
  await page.waitForTimeout(100);
  const { texts, moved } = await page.evaluate(() => {
    const seen = window as unknown as { texts: Set<string>; moved: number[] };
    return { texts: [...seen.texts], moved: seen.moved };
  });
  // What has arrived so far is a prefix of the expected text.
  expect(texts.filter((words) => !headline('Tampa').startsWith(words))).toEqual([]);
  expect(texts).toContain(headline('Tampa'));
  expect(moved).toEqual([]);
});

test('a page without such text has no script for it', async ({ page }) => {
  await page.goto('./plain?city=Tampa');
  await expect(page.locator('script[data-early]')).toHaveCount(0);
});
