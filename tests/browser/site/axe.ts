import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules about colours: all others are checked only once for both colour schemes. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Returns axe's violations on the current page, each as its rule and elements; by all rules unless some are named. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // The site's policy blocks foreign scripts, but not what a test evaluates.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (values) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const only = values && { runOnly: { type: 'rule' as const, values: [...values] } };
    const found = await checker.run(document, { resultTypes: ['violations'], ...only });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, rules);
}
