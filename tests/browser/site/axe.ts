import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that colours decide: what is the same by day and by night is looked at once. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with a page as it is shown now, each as its rule and the elements; by all rules when none are named. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // The policy of the site lets no foreign script in; what the test evaluates is not held to it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (values) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const only = values && { runOnly: { type: 'rule' as const, values: [...values] } };
    const found = await checker.run(document, { resultTypes: ['violations'], ...only });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, rules);
}
