import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../renderer/build/index.ts';
import { countedViews } from './counted-views.ts';
import { tempSite } from './temp-site.ts';

const site = tempSite('bakery');
afterAll(site.drop);

const views = countedViews();

/** Builds as a new process would, so that only the disk cache connects two builds. */
async function countedBuild(warnings: readonly string[] = []) {
  views.take();
  const { issues, result, pages } = await build({ ...site.options, registry: views.registry });
  expect(issues.map(({ code }) => code)).toEqual(warnings);
  const rendered = pages.flatMap((page) => (page.rendered ? [page.path] : []));
  return { calls: views.take(), rendered, written: result?.written, removed: result?.removed };
}

describe('how often views are called', () => {
  let first: Awaited<ReturnType<typeof countedBuild>>;
  beforeAll(async () => {
    first = await countedBuild();
  });

  it('once for each section with equal fields, on any number of pages', () => {
    expect(first.rendered).toEqual(['/', '/bread', '/pâtisserie', '/subscriptions', '/404']);
    expect(first.calls.length).toBeGreaterThan(10);
    expect(new Set(first.calls).size).toBe(first.calls.length);
    expect(first.calls.filter((call) => call.startsWith('footer ')).length).toBe(1);
  });

  it('never if nothing changed, and then nothing is written', async () => {
    expect(await countedBuild()).toEqual({ calls: [], rendered: [], written: [], removed: [] });
  });

  it('once if the text of one section changed, and only its page is written', async () => {
    site.edit('templates/copy/bread.ts', 'Never in the fridge.', 'Never in a fridge.');
    const { calls, ...rest } = await countedBuild();
    expect(calls.map((call) => call.split(' ')[0])).toEqual(['faq']);
    expect(rest).toEqual({ rendered: ['/bread'], written: ['bread/index.html'], removed: [] });
  });

  it('once if text on every page changed', async () => {
    site.edit('templates/copy/shared.ts', 'a night’s sleep', 'one night’s sleep');
    const { calls, written } = await countedBuild();
    expect(calls.map((call) => call.split(' ')[0])).toEqual(['footer']);
    expect(written).toEqual([
      '404.html',
      'bread/index.html',
      'index.html',
      'pâtisserie/index.html',
      'subscriptions/index.html',
    ]);
  });

  it('never if text of the document template changed', async () => {
    site.edit('templates/document.hbs', 'Straight to the page', 'To the page');
    const { calls, written } = await countedBuild();
    expect(calls).toEqual([]);
    expect(written).toHaveLength(5);
  });

  it('never if a page moves', async () => {
    site.edit('pages.config.ts', "path: '/subscriptions'", "path: '/weekly'");
    for (const copy of ['home', 'shared']) site.edit(`templates/copy/${copy}.ts`, "'/subscriptions", "'/weekly");
    const { calls, removed } = await countedBuild(['route-gone']);
    // Links to it are fields of other sections, and its own sections are unchanged.
    expect(calls.map((call) => call.split(' ')[0]).sort()).toEqual([
      'footer',
      'header',
      'header',
      'header',
      'header',
      'hero',
      'serviceCards',
    ]);
    expect(removed).toEqual(['subscriptions/index.html']);
  });
});
