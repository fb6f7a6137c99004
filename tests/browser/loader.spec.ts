import type { Page, Route } from '@playwright/test';
import { both } from './client.ts';
import { expect, stopClock, test } from './scratch-site/test.ts';

const alive = '[data-alive]';

/** Blocks the modules of islands until the returned function is called. */
async function holdModules(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The state of the probe in React. */
async function known(page: Page): Promise<unknown> {
  return JSON.parse((await page.locator('output').textContent()) ?? '');
}

test.describe('an island starts', () => {
  test('on load', async ({ page, scratch }) => {
    await page.goto(scratch.page(scratch.render.probe('load', { id: 'p', action: '/leads' })));
    await expect(page.locator(alive)).toBeVisible();
  });

  test('when the browser is idle', async ({ page, scratch }) => {
    await page.goto(scratch.page(scratch.render.probe('idle', { id: 'p', action: '/leads' })));
    await expect(page.locator(alive)).toBeVisible();
  });

  test('when the browser is idle, or after a timeout', async ({ page, scratch }) => {
    await page.addInitScript(() => {
      const work = () => {
        const end = performance.now() + 40;
        while (performance.now() < end);
        requestAnimationFrame(work);
      };
      requestAnimationFrame(work);
    });
    await page.goto(scratch.page(scratch.render.probe('idle', { id: 'p', action: '/leads' })));
    await expect(page.locator(alive)).toBeVisible();
  });

  test('after a delay, but not before', both, async ({ page, scratch }) => {
    await stopClock(page);
    await page.goto(scratch.page(scratch.render.probe('delay:2000', { id: 'p', action: '/leads' })));
    await page.clock.runFor(1900);
    await page.waitForTimeout(200);
    await expect(page.locator(alive)).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(page.locator(alive)).toBeVisible();
  });

  test('when it is about to come into view, but not before', async ({ page, scratch }) => {
    const spacer = '<svg width="10" height="3000"></svg>';
    await page.goto(scratch.page(spacer + scratch.render.probe('visible', { id: 'p', action: '/leads' })));
    await page.waitForTimeout(300);
    await expect(page.locator(alive)).toHaveCount(0);
    await page.evaluate(() => {
      const top = document.querySelector('form')?.getBoundingClientRect().top ?? 0;
      scrollTo(0, top - innerHeight - 150);
    });
    await expect(page.locator(alive)).toHaveCount(1);
  });

  for (const [name, touch] of Object.entries({
    'a press': (page: Page) => page.locator('select').dispatchEvent('pointerdown'),
    'the focus': (page: Page) => page.getByLabel('Name').focus(),
    'a key': (page: Page) => page.getByLabel('Name').dispatchEvent('keydown'),
    typing: (page: Page) => page.getByLabel('Name').dispatchEvent('input'),
  })) {
    test(`at the first touch: ${name}`, async ({ page, scratch }) => {
      await page.goto(scratch.page(scratch.render.probe('interaction', { id: 'p', action: '/leads' })));
      await page.waitForTimeout(200);
      await expect(page.locator(alive)).toHaveCount(0);
      await touch(page);
      await expect(page.locator(alive)).toBeVisible();
    });
  }

  test('at the first touch with any strategy', async ({ page, scratch }) => {
    await page.goto(scratch.page(scratch.render.probe('delay:60000', { id: 'p', action: '/leads' })));
    await page.getByLabel('Name').focus();
    await expect(page.locator(alive)).toBeVisible();
  });

  test('only once a prerendered page is shown', async ({ page, scratch }) => {
    await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }));
    await page.goto(scratch.page(scratch.render.probe('load', { id: 'p', action: '/leads' })));
    await page.waitForTimeout(200);
    await expect(page.locator(alive)).toHaveCount(0);
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await expect(page.locator(alive)).toBeVisible();
  });
});

test.describe('while an island is loading', () => {
  test('a click waits and counts once', both, async ({ page, scratch }) => {
    const release = await holdModules(page);
    await page.goto(scratch.page(scratch.render.probe('load', { id: 'p', action: '/leads' })));
    await page.getByRole('button', { name: 'Count' }).dblclick();
    await expect(page.locator('[data-island]')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.poll(() => known(page)).toMatchObject({ clicks: 1 });
    await expect(page.locator('[data-island]')).not.toHaveAttribute('aria-busy');
    await page.getByRole('button', { name: 'Count' }).click();
    await expect.poll(() => known(page)).toMatchObject({ clicks: 2 });
  });

  for (const how of ['Enter', 'a click', 'script'] as const) {
    test(`a submit by ${how} waits and does not leave the page`, both, async ({ page, scratch }) => {
      const release = await holdModules(page);
      const path = scratch.page(scratch.render.probe('interaction', { id: 'p', action: `/leads?tag=held-${how}` }));
      await page.goto(path);
      await page.getByLabel('City').fill('Oslo');
      if (how === 'Enter') await page.getByLabel('City').press('Enter');
      if (how === 'a click') await page.getByRole('button', { name: 'Send' }).click();
      if (how === 'script') await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
      release();
      await expect.poll(() => known(page)).toMatchObject({ submits: 1 });
      expect(new URL(page.url()).pathname).toBe(path);
      expect(scratch.received(`held-${how}`)).toEqual([]);
    });
  }

  test('what is typed, ticked and chosen stays, and React has it', both, async ({ page, scratch }) => {
    const release = await holdModules(page);
    await page.goto(scratch.page(scratch.render.probe('load', { id: 'p', action: '/leads' })));
    await page.getByLabel('City').fill('Bergen');
    await page.getByLabel('Note').fill('Mine');
    await page.getByLabel('Agreed').check();
    await page.getByLabel('News').check();
    await page.getByLabel('Large').check();
    await page.getByLabel('Plan').selectOption('two');
    await page.getByLabel('Name').pressSequentially('Ada Love');
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowLeft');
    release();
    await expect(page.locator(alive)).toBeVisible();
    await page.keyboard.type('L. ');
    await expect
      .poll(() => known(page))
      .toEqual({ name: 'Ada L. Love', agreed: true, plan: 'two', clicks: 0, submits: 0 });
    await expect(page.getByLabel('Name')).toHaveValue('Ada L. Love');
    await expect(page.getByLabel('City')).toHaveValue('Bergen');
    await expect(page.getByLabel('Note')).toHaveValue('Mine');
    await expect(page.getByLabel('Agreed')).toBeChecked();
    await expect(page.getByLabel('News')).toBeChecked();
    await expect(page.getByLabel('Large')).toBeChecked();
    await expect(page.getByLabel('Plan')).toHaveValue('two');
  });

  test('a text that was emptied stays empty', both, async ({ page, scratch }) => {
    const release = await holdModules(page);
    await page.goto(scratch.page(scratch.render.probe('load', { id: 'p', action: '/leads' })));
    await page.getByLabel('Note').fill('');
    release();
    await expect(page.locator(alive)).toBeVisible();
    await expect(page.getByLabel('Note')).toHaveValue('');
  });
});

test.describe('when an island cannot start', () => {
  test('a held submit goes to the server as in plain HTML', async ({ page, scratch }) => {
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto(scratch.page(scratch.render.probe('interaction', { id: 'p', action: '/leads?tag=aborted' })));
    await page.getByLabel('Name').fill('Ada');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL('**/leads?tag=aborted');
    const [lead] = scratch.received('aborted');
    expect(lead?.type).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(lead?.body))).toMatchObject({ name: 'Ada', how: 'button' });
  });

  test('so does one whose code times out', async ({ page, scratch }) => {
    await stopClock(page);
    await holdModules(page);
    await page.goto(scratch.page(scratch.render.probe('interaction', { id: 'p', action: '/leads?tag=slow' })));
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Name').press('Enter');
    await page.clock.runFor(7500);
    expect(scratch.received('slow')).toEqual([]);
    await page.clock.runFor(600);
    await page.waitForURL('**/leads?tag=slow');
    expect(scratch.received('slow')).toHaveLength(1);
  });

  for (const how of ['aborted', 'thrown'] as const) {
    test(`repeated presses send a form once while its response is slow: code ${how}`, async ({ page, scratch }) => {
      const action = `/leads?tag=impatient-${how}`;
      const { probe, broken } = scratch.render;
      if (how === 'aborted') await page.route('**/assets/**', (route) => route.abort());
      const posts: Route[] = [];
      await page.route('**/leads?*', (route) => {
        posts.push(route);
      });
      const island =
        how === 'aborted' ? probe('interaction', { id: 'p', action }) : broken('load', { action, when: 'hydrating' });
      await page.goto(scratch.page(island));
      if (how === 'thrown') await expect(page.getByRole('alert')).toBeVisible();
      const { x = 0, y = 0 } = (await page.getByRole('button', { name: 'Send' }).boundingBox()) ?? {};
      for (let press = 0; press < 3; press++) {
        await page.mouse.click(x + 5, y + 5);
        await page.waitForTimeout(400);
      }
      expect(posts).toHaveLength(1);
      // A test that ends during a navigation could wait for the browser forever.
      await posts[0]?.continue();
      await page.waitForURL('**/leads?*');
    });
  }

  test('an invalid form can be sent once it is valid, and again if its page stays', async ({ page, scratch }) => {
    await stopClock(page);
    await page.route('**/assets/**', (route) => route.abort());
    const action = '/leads?tag=again&status=204';
    await page.goto(scratch.page(scratch.render.probe('interaction', { id: 'p', action })));
    await page.getByLabel('City').evaluate((field: HTMLInputElement) => {
      field.required = true;
    });
    // Not by its role: an inert element has none.
    const send = page.locator('button', { hasText: 'Send' });
    const sent = () => scratch.received('again').length;
    await send.click();
    await expect(page.locator('[data-island]')).toHaveAttribute('aria-busy', 'false');
    await page.getByLabel('City').fill('Oslo');
    expect(sent()).toBe(0);
    await send.click();
    await expect.poll(sent).toBe(1);
    const { x = 0, y = 0 } = (await send.boundingBox()) ?? {};
    await page.mouse.click(x + 5, y + 5);
    await page.waitForTimeout(400);
    expect(sent()).toBe(1);
    await page.clock.runFor(20_500);
    await send.click();
    await expect.poll(sent).toBe(2);
  });

  test('a component that throws leaves its HTML and what was typed', both, async ({ page, scratch }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    const release = await holdModules(page);
    await page.goto(
      scratch.page(scratch.render.broken('interaction', { action: '/leads?tag=broken', when: 'hydrating' })),
    );
    await page.getByLabel('Email').pressSequentially('ada@example.com');
    release();
    await expect.poll(() => errors).toEqual([expect.stringMatching(/The island "broken" failed.*broken on purpose/s)]);
    // Style sheets use it for forms that need their code.
    await expect(page.locator('[aria-busy=false] > form')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL('**/leads?tag=broken');
    expect(scratch.received('broken')[0]?.body).toBe('email=ada%40example.com');
  });

  test('a held submit is sent when its component throws', both, async ({ page, scratch }) => {
    const release = await holdModules(page);
    await page.goto(
      scratch.page(scratch.render.broken('interaction', { action: '/leads?tag=held', when: 'hydrating' })),
    );
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Email').press('Enter');
    release();
    await page.waitForURL('**/leads?tag=held');
    expect(scratch.received('held')[0]?.body).toBe('email=ada%40example.com');
  });

  test('an error note is shown above the HTML on this machine only', both, async ({ page, context, scratch }) => {
    const path = scratch.page(scratch.render.broken('load', { action: '/leads', when: 'hydrating' }));
    const alert = page.getByRole('alert');
    await page.goto(path);
    await expect(alert).toHaveText('Unexpected Application Error! broken on purpose');
    await expect(page.locator('[role=alert] + div form')).toBeVisible();

    const visitor = await context.newPage();
    await visitor.route('https://public.example/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${scratch.origin}${pathname}` }) });
    });
    const failed = visitor.waitForEvent('console', (message) => message.text().includes('broken on purpose'));
    await visitor.goto(`https://public.example${path}`);
    await failed;
    await expect(visitor.getByRole('button', { name: 'Send' })).toBeVisible();
    await expect(visitor.getByRole('alert')).toHaveCount(0);
  });

  test('the next touch retries code that did not load', async ({ page, scratch }) => {
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto(scratch.page(scratch.render.probe('interaction', { id: 'p', action: '/leads' })));
    await page.getByLabel('City').fill('Oslo');
    await expect(page.locator('[data-island]')).toHaveAttribute('aria-busy', 'false');
    await page.unroute('**/assets/**');
    await page.getByLabel('City').press('End');
    await expect(page.locator(alive)).toBeVisible();
    await expect(page.locator('[data-island]')).not.toHaveAttribute('aria-busy');
    await expect(page.getByLabel('City')).toHaveValue('Oslo');
  });

  test('a component that throws later restores the HTML with the text typed since', both, async ({ page, scratch }) => {
    await page.goto(scratch.page(scratch.render.broken('load', { action: '/leads?tag=later', when: 'later' })));
    await page.waitForFunction(() => performance.getEntriesByType('resource').length > 1);
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByRole('button', { name: 'Break' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL('**/leads?tag=later');
    expect(scratch.received('later')[0]?.body).toBe('email=ada%40example.com');
  });
});

test.describe('preloading', () => {
  test('the first user activity preloads the modules of waiting islands, once', async ({ page, scratch }) => {
    const spacer = '<svg width="10" height="3000"></svg>';
    const { probe, broken } = scratch.render;
    const islands =
      probe('interaction', { id: 'p', action: '/leads' }) + broken('delay:60000', { action: '/leads', when: 'later' });
    await page.goto(scratch.page(spacer + islands));
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
    });
    const links = page.locator('link[rel=modulepreload]');
    expect(asked).toEqual([]);
    await page.mouse.move(50, 50);
    await page.mouse.wheel(0, 10);
    await expect
      .poll(() => [...asked].sort())
      .toEqual(['/assets/broken.js', expect.stringMatching(/mount/), '/assets/probe.js']);
    const count = await links.count();
    await page.keyboard.press('Shift');
    await expect(links).toHaveCount(count);
    expect(asked).toHaveLength(3);
    await expect(page.locator(alive)).toHaveCount(0);
  });

  test('scrolling of an element is not user activity, but scrolling of the page is', async ({ page, scratch }) => {
    const box = '<div id="box" tabindex="0"><svg width="10" height="900"></svg></div>';
    const spacer = '<svg width="10" height="3000"></svg>';
    const island = scratch.render.probe('interaction', { id: 'p', action: '/leads' });
    await page.goto(scratch.page(box + spacer + island));
    const links = page.locator('link[rel=modulepreload]');
    await page.locator('#box').evaluate(
      (element) =>
        new Promise((done) => {
          Object.assign(element.style, { height: '50px', overflow: 'auto' });
          element.addEventListener('scroll', done, { once: true });
          element.scrollTop = 100;
        }),
    );
    await expect(links).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 100));
    await expect(links).not.toHaveCount(0);
  });
});
