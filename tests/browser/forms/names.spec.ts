import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { isFieldName } from '../../../renderer/client/form/check-fields.ts';
import { both } from '../client.ts';
import { expect, test } from './test.ts';

/** The fields of each form whose names are replaced. */
const fieldsOfForm = 20;

const ways = {
  'at once': { path: '/names', values: (index: number) => `value ${index}` },
  'before its code has come': { path: '/names', values: (index: number) => `value ${index}` },
  'in steps': { path: '/names-in-steps', values: (index: number) => (index < 10 ? index : `(555) 010-01${index}`) },
} as const;

for (const [way, { path, values }] of Object.entries(ways)) {
  test(
    `a form sends fields with the names of all members of forms, ${way}`,
    way === 'in steps' ? both : {},
    async ({ page, hook }) => {
      test.setTimeout(180_000);
      await page.addInitScript(renameFields);
      if (way === 'before its code has come') {
        await page.route(/\/assets\/.*\.js$/, (route) =>
          setTimeout(() => route.continue().catch(() => undefined), 300),
        );
      }
      const entered = Array.from({ length: fieldsOfForm }, (_, index) => String(values(index)));
      const members = (await memberNames(page)).filter(isFieldName);
      expect(members.length).toBeGreaterThan(250);
      expect(members).toEqual(
        expect.arrayContaining(['action', 'children', 'name', 'length', 'reset', 'submit', 'title']),
      );
      while (members.length > 0) {
        const names = members.splice(0, fieldsOfForm);
        await page.goto(`.${path}?names=${names.join('+')}`);
        const asks = way !== 'before its code has come';
        if (path === '/names-in-steps') await shown(page, 'form[data-step="1"]');
        if (asks) {
          await press(page);
          await shown(page, 'form .field-error');
        }
        await enter(page, entered);
        await press(page);
        if (path === '/names-in-steps') {
          await shown(page, 'form[data-step="2"]');
          await page.evaluate(() => document.querySelector<HTMLElement>('.form-back')?.click());
          await shown(page, 'form[data-step="1"]');
          await press(page);
          await shown(page, 'form[data-step="2"]');
          // It shows the fields of the step.
          await page.evaluate(() => document.querySelector<HTMLElement>('.lead-form [type=checkbox]')?.click());
          await enter(page, entered);
          await press(page);
        }
        await expect.poll(() => hook.leads().length, `sends ${names}`).toBe(1);
        const [lead = {}] = hook.leads();
        expect(lead).toMatchObject(Object.fromEntries(names.map((name, index) => [name, values(index)])));
        await shown(page, '.form-done').catch(() => expect(names).toBe('answered'));
        hook.forget();
      }
    },
  );
}

/** Everyday words that the runtimes read, but not from a form. */
const everyday =
  'action method name target rel length reset submit title popover style blur focus id children animate'.split(' ');

/** The code of the runtimes, as sites have it. */
const runtimes = ['react-dom/cjs/react-dom-client.production.js', 'preact/dist/preact.mjs'];

test('forms refuse the names of their members that runtimes read', async ({ page }) => {
  const code = runtimes.map((file) => readFileSync(resolve('node_modules', file), 'utf8')).join('\n');
  const read = new Set([...code.matchAll(/\.([A-Za-z]\w*)/g)].map(([, name]) => name));
  const members = await memberNames(page, ['form']);
  const accepted = members.filter((name) => read.has(name) && isFieldName(name));
  expect(accepted.sort()).toEqual(everyday.sort());
  for (const name of ['is', 'customElementRegistry']) expect(isFieldName(name), name).toBe(false);
});

/** Names of the members of elements: forms, and what code may take a form for. */
function memberNames(page: Page, elements = ['form', 'dialog', 'input', 'button', 'a', 'select']): Promise<string[]> {
  return page.evaluate((elements) => {
    const names = new Set<string>();
    for (const made of elements) {
      let members = Object.getPrototypeOf(document.createElement(made));
      for (; members !== null; members = Object.getPrototypeOf(members)) {
        for (const name of Object.getOwnPropertyNames(members)) names.add(name);
      }
    }
    return [...names];
  }, elements);
}

/** Runs in the page: gives the fields other names before the code of their form has come. */
function renameFields(): void {
  addEventListener('DOMContentLoaded', () => {
    const names = new URLSearchParams(location.search).get('names')?.split(' ') ?? [];
    const renamed = (text = '') => text.replace(/placeholder-(\d+)-/g, (old, index) => names[index] || old);
    for (const control of document.querySelectorAll<HTMLInputElement>('form [name]'))
      control.name = renamed(control.name);
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-props]'))
      dataset.props = renamed(dataset.props);
  });
}

/*
 * These use no locators of the test's own tool, which reads members of forms as well.
 */

const shown = (page: Page, selector: string) =>
  page.waitForFunction((selector) => document.querySelector(selector), selector, { polling: 50, timeout: 20_000 });

/** Presses the button that goes on. */
const press = (page: Page) =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('.lead-form [type=submit]')];
    buttons.find((button) => button.checkVisibility())?.click();
  });

/** Fills in the fields that are shown. */
const enter = (page: Page, values: readonly string[]) =>
  page.evaluate((values) => {
    const fields = document.querySelectorAll<HTMLInputElement>('.lead-form input.field-input');
    for (const [index, field] of fields.entries()) {
      if (!field.checkVisibility()) continue;
      field.value = values[index] ?? '';
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }, values);
