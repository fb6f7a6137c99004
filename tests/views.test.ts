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

  it('once for each section of a page that changed, and only the page is written', async () => {
    site.edit('templates/copy/bread.ts', 'Never in the fridge.', 'Never in a fridge.');
    const { calls, ...rest } = await countedBuild();
    expect(calls.map((call) => call.split(' ')[0]).sort()).toEqual([
      'banner',
      'comparison',
      'faq',
      'footer',
      'header',
      'newsletter',
      'pageIntro',
    ]);
    expect(rest).toEqual({ rendered: ['/bread'], written: ['bread/index.html'], removed: [] });
  });

  it('once if text on every page changed', async () => {
    site.edit('templates/copy/shared.ts', 'a night’s sleep', 'one night’s sleep');
    const { calls, written } = await countedBuild();
    expect(new Set(calls).size).toBe(calls.length);
    expect(calls.filter((call) => call.startsWith('footer ')).length).toBe(1);
    expect(written).toEqual([
      '404.html',
      'bread/index.html',
      'index.html',
      'pâtisserie/index.html',
      'subscriptions/index.html',
    ]);
  });
});
