import type { Page } from '@playwright/test';
import { both } from '../client.ts';
import { expect, test } from './test.ts';

test.use({ actionTimeout: 3000 });

/** A page with each kind of form. */
const pages = [
  '/audit',
  '/short',
  '/contact',
  '/quote',
  '/steps',
  '/begin',
  '/order',
  '/news',
  '/call-back',
  '/recall',
  '/popup',
];

/** Forms that render otherwise than each other: one step, several, every type of field, and a popup. */
const renderedOtherwise = ['/audit', '/steps', '/quote', '/popup'];

/** What changes the HTML of a page while it is open. */
const changes = {
  'texts are wrapped': wrapTexts,
  'texts are replaced': replaceTexts,
  'an extension adds to it': extend,
};

for (const path of pages) {
  test(
    `${path} sends the same lead when its HTML is changed`,
    renderedOtherwise.includes(path) ? both : {},
    async ({ page, sheet, hook, allow }) => {
      test.setTimeout(120_000);
      allow(/Failed to load resource|Gumloop/);
      // What is typed before the code has come stays.
      await page.route(/\/assets\/.*\.js$/, (route) => setTimeout(() => route.continue().catch(() => undefined), 300));
      await page.setViewportSize({ width: 400, height: 800 });
      const sent = () => [...sheet.leads(), ...hook.leads()].find(({ status }) => status !== 'partial');
      const send = async () => {
        await walk(page, path, () => sent() !== undefined);
        await expect.poll(sent).toBeTruthy();
        const { leadId: _, meta: _meta, ...values } = sent() ?? {};
        // A lead that still waits for its answer would stand for the next one, which is equal. The form may be leading to another page.
        const areWaiting = () => page.evaluate(async () => (await indexedDB.databases()).length > 0).catch(() => true);
        await expect.poll(areWaiting).toBe(false);
        await expect(() => page.goto('./rank')).toPass();
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
        sheet.forget();
        hook.forget();
        return values;
      };
      const expected = await send();
      for (const [name, change] of Object.entries(changes)) {
        await page.addInitScript(whenever);
        await page.addInitScript(change);
        expect(await send(), name).toEqual(expected);
      }
    },
  );
}

for (const selector of ['[name=firstName]', '[type=submit]']) {
  test(`the focus stays on ${selector} when a form is rendered again`, both, async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await released;
      await route.continue().catch(() => undefined);
    });
    await page.addInitScript(whenever);
    await page.addInitScript(replaceTexts);
    await page.goto('./audit');
    const form = page.locator('form:has([name=leadId])');
    const name = form.locator('[name=firstName]');
    await name.fill('Ada');
    await name.evaluate((input) => (input as HTMLInputElement).setSelectionRange(1, 2));
    const element = form.locator(selector);
    await element.focus();
    const before = await element.elementHandle();
    release();
    await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(element).toBeFocused();
    await expect(name).toHaveValue('Ada');
    if (selector === '[name=firstName]') {
      expect(await name.evaluate((input) => (input as HTMLInputElement).selectionStart)).toBe(1);
    }
  });
}

/** Goes through the form of a page as a visitor does: presses, reads the errors, fills in what is there, presses again. */
async function walk(page: Page, path: string, isSent: () => boolean): Promise<void> {
  await page.goto(`.${path}`);
  const opener = page.locator('.actions a[href$="#popup"]');
  const isPopup = (await opener.count()) > 0;
  if (isPopup) await opener.click();
  const form = page.locator(isPopup ? 'dialog[open] form:has([name=leadId])' : 'form:has([name=leadId])').last();
  await form.scrollIntoViewIfNeeded();
  await form.evaluate(fillIn);
  // While the form sends, there is none.
  const submit = form.locator('[type=submit]:not([aria-disabled]):visible').first();
  const back = form.locator('.form-back');
  for (let press = 0; press < 20 && !isSent(); press += 1) {
    await submit.click({ timeout: 1000 }).catch(() => undefined);
    await page.waitForTimeout(100);
    // Until its code has come, the press is held.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    if (press === 2 && (await back.isVisible())) await back.click();
    // The form may be gone.
    else await form.evaluate(fillIn, undefined, { timeout: 500 }).catch(() => undefined);
  }
}

/** Runs in the page: fills in the fields of a form that are shown and empty. */
function fillIn(form: HTMLElement | SVGElement): void {
  const values: Record<string, string> = {
    email: 'ada@example.com',
    tel: '020 7946 0000',
    date: '2099-01-05',
    time: '10:30',
  };
  for (const field of form.querySelectorAll<HTMLInputElement>('.field :is(input, select, textarea)')) {
    if (!field.checkVisibility()) continue;
    const { type, name } = field;
    if (type === 'radio' || type === 'checkbox') {
      if (!form.querySelector(`[name="${name}"]:checked`)) field.click();
    } else if (field.value === '') {
      field.value =
        field instanceof HTMLSelectElement
          ? (field.options[1]?.value ?? '')
          : (values[type] ?? (field.pattern ? '12' : 'Ada'));
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

interface Changed extends Window {
  /** Calls `work` when the page is parsed, and after each change. The last one that is passed counts. */
  whenever: (work: () => void) => void;
  /** Texts outside of those that `whenever` has changed. */
  textsToChange: () => Text[];
}

/** Runs in the page before its own code. */
function whenever(): void {
  const page = window as unknown as Changed;
  let change = () => {};
  page.whenever = (work) => {
    change = work;
  };
  page.textsToChange = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('font, script, style, noscript, textarea')) found.push(text);
    }
    return found;
  };
  addEventListener('DOMContentLoaded', () => {
    change();
    new MutationObserver(() => change()).observe(document.body, { childList: true, subtree: true });
  });
}

/** Runs in the page: moves each text into elements of its own, as some translations do. */
function wrapTexts(): void {
  const { whenever, textsToChange } = window as unknown as Changed;
  whenever(() => {
    for (const text of textsToChange()) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
  });
}

/** Runs in the page: puts another text in the place of each, as other translations do. */
function replaceTexts(): void {
  const { whenever, textsToChange } = window as unknown as Changed;
  whenever(() => {
    for (const text of textsToChange()) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

/** Runs in the page: puts nodes beside and into elements, and attributes on them, as password managers do. */
function extend(): void {
  const { whenever } = window as unknown as Changed;
  whenever(() => {
    const elements = '[data-island] :is(form, label, legend, input, p, button):not([data-added])';
    for (const element of document.querySelectorAll(elements)) {
      element.setAttribute('data-added', '');
      element.before(document.createElement('added-button'));
      if (!element.matches('input'))
        element.prepend(document.createComment('added'), document.createElement('added-icon'));
    }
  });
}
