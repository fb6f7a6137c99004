import type { Page } from '@playwright/test';
import { darkness, framesOf } from './frames.ts';
import { expect, test } from './test.ts';

const headlines = { control: 'The control', b: 'Variant B', c: 'Variant C' } as const;
type Variant = keyof typeof headlines;

const hero = (page: Page) => page.locator('#hero :is(h1, h2)');
const shown = (page: Page) => page.locator('html').getAttribute('data-variant');

for (const [variant, headline] of Object.entries(headlines)) {
  test(`?v=${variant} shows ${variant}, complete and once`, async ({ page }) => {
    await page.goto(`./offer?v=${variant}&city=Tampa`);
    await expect(hero(page)).toHaveText(headline);
    await expect(page.locator('#hero .lead')).toContainText('Tampa');
    await expect(page.locator('#proof')).toHaveCount(variant === 'b' ? 0 : 1);
    await expect(page.locator('#price')).toHaveCount(variant === 'b' ? 1 : 0);
    await expect(page.locator('#seal')).toHaveCount(variant === 'c' ? 1 : 0);
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const order = await page
      .locator('main :is(section, [role=note])')
      .evaluateAll((sections) => sections.map(({ id }) => id));
    expect(order).toEqual(
      {
        control: ['hero', 'proof', 'ask', 'last'],
        b: ['hero', 'ask', 'last', 'price'],
        c: ['hero', 'seal', 'last', 'proof', 'ask'],
      }[variant],
    );
    await page.goto(`./offer?v=${variant}#ask`);
    await expect(page.locator('#ask')).toBeInViewport();
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe('https://example.org/live/offer');
  });

  test(`a lead from ${variant} contains the variant, and the hidden form never starts`, async ({ page, desk }) => {
    const started: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && started.push(request.url()));
    await page.goto(`./offer?v=${variant}`);
    await expect(page.locator('[data-island]')).toHaveCount(1);
    expect(started).toEqual([]);
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByRole('button', { name: variant === 'b' ? 'Ask B' : 'Ask', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(desk.leads()).toMatchObject([
      { meta: { experiment: 'offer', variant, attribution: { last: { variant: `offer:${variant}` } } } },
    ]);
  });
}

test.describe('counted in one page', () => {
  // The early script runs repeatedly as inline code, which the page's own policy blocks.
  test.use({ bypassCSP: true });

  test('ten thousand visitors are split by the weights, within three standard deviations', async ({ page }) => {
    await page.goto('./offer');
    const { weights, counts } = await page.evaluate(() => {
      const original = document.querySelector<HTMLElement>('script[data-early]') as HTMLElement;
      // Observing the page ten thousand times would take too long.
      window.MutationObserver = class {
        observe() {}
        disconnect() {}
        takeRecords() {
          return [];
        }
      };
      let state = 20_270_131;
      Math.random = () => {
        // Mulberry32, so that each run draws the same random numbers.
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
      };
      const counts: Record<string, number> = {};
      const { dataset } = document.documentElement;
      for (let visitor = 0; visitor < 10_000; visitor++) {
        sessionStorage.clear();
        delete dataset.variant;
        const script = document.createElement('script');
        script.dataset.early = original.dataset.early;
        script.textContent = original.textContent;
        document.head.append(script);
        script.remove();
        counts[dataset.variant ?? ''] = (counts[dataset.variant ?? ''] ?? 0) + 1;
      }
      const weights: Record<Variant, number> = JSON.parse(original.dataset.early ?? '').test.weights;
      return { weights, counts };
    });
    expect(Object.keys(counts).sort()).toEqual(['b', 'c', 'control']);
    for (const [variant, weight] of Object.entries(weights)) {
      const share = weight / 100;
      const deviation = Math.sqrt(10_000 * share * (1 - share));
      expect(Math.abs((counts[variant] ?? 0) - 10_000 * share), variant).toBeLessThan(3 * deviation);
    }
  });
});

test('a visitor who returns in a session sees the same variant again', async ({ page }) => {
  for (const [lot, variant] of [
    [0.1, 'control'],
    [0.6, 'b'],
    [0.9, 'c'],
  ] as const) {
    await page.goto('./plain');
    await page.evaluate(() => sessionStorage.clear());
    await page.addInitScript((lot) => {
      Math.random = () => lot;
    }, lot);
    await page.goto('./offer');
    await expect(hero(page)).toHaveText(headlines[variant]);
    await page.addInitScript(() => {
      Math.random = () => 0.3;
    });
    await page.reload();
    await expect(hero(page)).toHaveText(headlines[variant]);
    await page.goto('./offer?v=c');
    await expect(hero(page)).toHaveText('Variant C');
    await page.goto('./plain');
    await page.goto('./offer?v=unheard-of');
    await expect(hero(page)).toHaveText(headlines[variant]);
    expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
      [],
      ['frontage-variant-offer'],
    ]);
  }
});

test('a variant that was chosen while prerendering is stored once the page is shown', async ({ page }) => {
  await page.goto('./offer');
  // Browsers give a prerendered page its own storage, and discard it.
  const kept = await page.evaluate(() => {
    sessionStorage.clear();
    document.dispatchEvent(new Event('prerenderingchange'));
    return Object.values(sessionStorage);
  });
  expect(kept).toEqual([await shown(page)]);
});

test('without storage, everyone sees the control', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.9;
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Denied.', 'SecurityError');
      },
    });
  });
  await page.goto('./offer');
  await expect(hero(page)).toHaveText('The control');
  expect(await shown(page)).toBe('control');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the page shows the control', async ({ page }) => {
    await page.goto('./offer?v=b');
    await expect(hero(page)).toHaveText('The control');
    await expect(page.locator('#proof')).toBeVisible();
    await expect(page.getByText('Variant B')).toHaveCount(0);
  });
});

for (const userAgent of [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'facebookexternalhit/1.1',
]) {
  test.describe(userAgent, () => {
    test.use({ userAgent });
    test('gets the control', async ({ page }) => {
      await page.addInitScript(() => {
        Math.random = () => 0.9;
      });
      await page.goto('./offer');
      await expect(hero(page)).toHaveText('The control');
    });
  });
}

test('a host may choose the variant itself', async ({ page, built: { slow } }) => {
  slow.change = (html) => html.replace('<html ', '<html data-variant="c" ');
  await page.goto(`${slow.url}offer`);
  await expect(hero(page)).toHaveText('Variant C');
  slow.change = undefined;
});

test.describe('on a slow line and a slow phone', () => {
  test.describe.configure({ timeout: 90_000 });

  /** Frames in which the dark hero of the control is visible. */
  async function darkFrames(page: Page, address: string): Promise<{ dark: number; all: number }> {
    const frames = await framesOf(page, async () => {
      await page.goto(address, { waitUntil: 'load' });
      await page.waitForTimeout(300);
    });
    const shares = await Promise.all(frames.map(darkness));
    return { dark: shares.filter((share) => share > 0.08).length, all: frames.length };
  }

  test('no frame shows the control to visitors with another variant', async ({ page, built: { slow } }) => {
    for (const piece of [61, 400, 3000]) {
      slow.piece = piece;
      slow.pause = piece === 61 ? 10 : 60;
      for (const variant of ['b', 'c']) {
        await page.goto('about:blank');
        const { dark, all } = await darkFrames(page, `${slow.url}offer?v=${variant}`);
        expect(all, `frames of ${variant}`).toBeGreaterThan(2);
        expect(dark, `${variant} in pieces of ${piece}`).toBe(0);
      }
    }
  });

  test('the frames show the control if it is chosen, or if a script swaps too late', async ({
    page,
    built: { slow },
  }) => {
    slow.piece = 400;
    slow.pause = 60;
    await page.goto('about:blank');
    expect((await darkFrames(page, `${slow.url}offer?v=control`)).dark).toBeGreaterThan(0);
    slow.change = (html) =>
      html.replace(
        /<script data-experiment.*?<\/script>/s,
        `<script>addEventListener('DOMContentLoaded', () => {
          for (const { dataset: { at, put }, content } of document.querySelectorAll('[data-in=b]'))
            document.querySelector(at)[put](content);
        })</script>`,
      );
    await page.goto('about:blank');
    expect((await darkFrames(page, `${slow.url}offer?v=b`)).dark).toBeGreaterThan(0);
    await expect(hero(page)).toHaveText('Variant B');
    slow.change = undefined;
  });
});
