import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import type { Destination, Manner } from './visited-site.ts';

/** One visitor of a real page, with a context of their own. */
export interface Visit {
  readonly context: BrowserContext;
  readonly home: string;
  readonly email: string;
  readonly sheet: Destination;
}

/** A way in which a page meets its visitor that costs other sites leads. */
export interface Kind {
  readonly name: string;
  readonly run: (visit: Visit) => Promise<void>;
}

const never = 'never';

export const kinds: readonly Kind[] = [
  { name: 'code a second late', run: (visit) => stay(visit, 1000) },
  { name: 'code late, page closed after 0.7 s, next page', run: leave({ code: 60_000 }) },
  { name: 'code late, page left by a link after 0.7 s', run: leave({ code: 60_000, sameTab: true }) },
  { name: 'code never comes, next page', run: leave({ code: never }) },
  {
    name: 'code late, local storage denied, same tab',
    run: leave({ code: 60_000, sameTab: true, deny: 'localStorage' }),
  },
  { name: 'code late, session storage denied', run: leave({ code: 60_000, deny: 'sessionStorage' }) },
  { name: 'code late, database denied', run: leave({ code: 60_000, deny: 'indexedDB' }) },
  { name: 'code late, malformed records beside it', run: leave({ code: 60_000, prepare: writeNonsense }) },
  { name: 'words wrapped before the press', run: (visit) => stay(visit, 1000, wrapWords) },
  { name: 'words wrapped after the press', run: (visit) => stay(visit, 1000, undefined, wrapWords) },
  { name: 'elements inserted before the press', run: (visit) => stay(visit, 1000, insertElements) },
  { name: 'elements inserted after the press', run: (visit) => stay(visit, 1000, undefined, insertElements) },
  { name: 'answer 500, local storage denied, next page', run: fail('refuses', 'localStorage') },
  { name: 'answer 500, session storage denied, next page', run: fail('refuses', 'sessionStorage') },
  { name: 'answer 500, database denied, next page', run: fail('refuses', 'indexedDB') },
  { name: 'redirected to a page that says nothing, next page', run: fail('redirects') },
  { name: 'redirected to a sign-in page, next page', run: fail('signs in') },
  { name: 'the same words from two tabs at once', run: twoTabs },
  { name: 'a page after the form', run: (visit) => lead(visit, '/order', 0) },
  { name: 'a page after the form, code a second late', run: (visit) => lead(visit, '/order', 1000) },
  { name: 'a page after the form, one destination refuses', run: refusedOnTheWay },
  { name: 'two steps, a partial lead, a page after the form', run: (visit) => inSteps(visit) },
  { name: 'two steps, and a reload between them', run: (visit) => inSteps(visit, (page) => page.reload()) },
  {
    name: 'two steps, and a destination refuses the partial lead',
    run: async (visit) => {
      visit.sheet.fail(visit.email, 'refuses');
      await inSteps(visit, async () => visit.sheet.fail(visit.email, 'takes'));
    },
  },
];

/** The form leads to another page, which is the last one of the visit. */
async function lead(visit: Visit, path: string, late: number): Promise<void> {
  const page = await open(visit, late, path);
  const form = page.locator('#order form');
  await form.locator('[name=firstName]').fill('Ada');
  await form.locator('[name=email]').fill(visit.email);
  await form.locator('[type=submit]').click({ noWaitAfter: true });
  await page.waitForURL('**/thanks', { timeout: 30_000 });
}

/** One destination is enough for the thanks; the other gets the lead from that page. */
async function refusedOnTheWay(visit: Visit): Promise<void> {
  visit.sheet.fail(visit.email, 'refuses');
  await lead(visit, '/order', 0);
  visit.sheet.fail(visit.email, 'takes');
  await (await visit.context.newPage()).goto(visit.home);
}

/** A partial lead after the first step, then the whole one. */
async function inSteps(visit: Visit, between?: (page: Page) => Promise<unknown>): Promise<void> {
  const page = await open(visit, 0, '/begin');
  const form = page.locator('#begin form');
  await form.locator('[name=firstName]').fill('Ada');
  await form.locator('[name=email]').fill(visit.email);
  await form.locator('.form-next').click();
  await form.locator('[name=count]').waitFor({ state: 'visible' });
  await sleep(300);
  await between?.(page);
  await form.locator('[name=count]').fill('3');
  await form.locator('[type=submit]:not(.form-next)').click({ noWaitAfter: true });
  await page.waitForURL('**/thanks', { timeout: 30_000 });
}

/** The press waits for its code on the page. */
async function stay(visit: Visit, late: number, before?: () => void, after?: () => void): Promise<void> {
  const page = await open(visit, late);
  if (before) await page.evaluate(before);
  await fillIn(page, visit);
  await press(page);
  if (after) await page.evaluate(after);
  await page.locator('.form-done').waitFor({ timeout: 30_000 });
  await page.close();
}

interface Leaving {
  readonly code: number | typeof never;
  readonly sameTab?: true;
  readonly deny?: string;
  readonly prepare?: () => void;
}

/** The page is gone before its code comes; another page of the site has no form. */
function leave({ code, sameTab, deny, prepare }: Leaving): Kind['run'] {
  return async (visit) => {
    if (deny) await visit.context.addInitScript(denyStore, deny);
    const page = await open(visit, code);
    if (prepare) await page.evaluate(prepare);
    await fillIn(page, visit);
    await press(page);
    await sleep(700);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (sameTab) await page.goto(`${visit.home}/news`);
    else {
      await page.close();
      await (await visit.context.newPage()).goto(visit.home);
    }
  };
}

/** A destination fails on a page with living code, and works on the next one. */
function fail(manner: Manner, deny?: string): Kind['run'] {
  return async (visit) => {
    if (deny) await visit.context.addInitScript(denyStore, deny);
    visit.sheet.fail(visit.email, manner);
    const page = await open(visit, 0);
    await fillIn(page, visit);
    await page.locator('.lead-form').evaluate(
      (form: HTMLFormElement) =>
        new Promise<void>((alive) => {
          const wait = setInterval(() => {
            if (!form.noValidate) return;
            clearInterval(wait);
            alive();
          }, 20);
        }),
    );
    await press(page);
    await page.locator('.toast').first().waitFor({ timeout: 30_000 });
    visit.sheet.fail(visit.email, 'takes');
    await page.goto(visit.home);
  };
}

async function twoTabs(visit: Visit): Promise<void> {
  const pages = await Promise.all([open(visit, 0), open(visit, 0)]);
  for (const page of pages) await fillIn(page, visit);
  await Promise.all(pages.map(press));
  await Promise.all(pages.map((page) => page.locator('.form-done').waitFor({ timeout: 30_000 })));
}

async function open({ context, home }: Visit, late: number | typeof never, path = '/audit'): Promise<Page> {
  const page = await context.newPage();
  if (late !== 0) {
    await page.route('**/assets/**/*.js', async (route) => {
      if (late === never) return route.abort();
      await sleep(late);
      await route.continue().catch(() => undefined);
    });
  }
  await page.goto(home + path);
  return page;
}

async function fillIn(page: Page, { email }: Visit): Promise<void> {
  await page.locator('[name=firstName]').fill('Ada');
  await page.locator('[name=email]').fill(email);
}

async function press(page: Page): Promise<void> {
  await page.locator('.lead-form [type=submit]').click({ noWaitAfter: true });
}

function denyStore(name: string): void {
  Object.defineProperty(window, name, {
    get() {
      throw new DOMException('Denied.', 'SecurityError');
    },
  });
}

function writeNonsense(): void {
  for (const [index, text] of ['{', 'null', '[]', '[1]', '{"standings":[]}', '{"standings":[{}]}'].entries()) {
    localStorage[`frontage-outbox:${index}`] = text;
    sessionStorage[`frontage-outbox:s${index}`] = text;
  }
}

/** As translators do. */
function wrapWords(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, noscript')) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text.data);
  }
}

/** As extensions do that keep passwords or check spelling. */
function insertElements(): void {
  for (const root of document.querySelectorAll('[data-island]')) {
    root.prepend(document.createElement('div'), document.createElement('button'));
  }
  for (const field of document.querySelectorAll('[data-island] form input')) {
    field.before(document.createElement('input'));
    field.after(document.createElement('button'));
  }
}
