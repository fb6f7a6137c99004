import { afterAll, describe, expect, it } from 'vitest';
import { type BuildOptions, build } from '../renderer/build/index.ts';
import type { Issue } from '../renderer/sdk/issue.ts';
import { countedViews } from './counted-views.ts';
import { tempSite } from './temp-site.ts';

const site = tempSite('own-block');
afterAll(site.drop);

const views = countedViews();
const view = 'templates/blocks/hire-price/view.tsx';
/** An edit that turns the note into a heading that skips levels. */
const heading = ['<p className="hire-price-note">{note}</p>', '<h5 className="hire-price-note">{note}</h5>'] as const;

async function built(options: Partial<BuildOptions> = {}) {
  views.take();
  const { issues, result, pages } = await build({ ...site.options, registry: views.registry, ...options });
  const rendered = pages.flatMap((page) => (page.rendered ? [page.path] : []));
  return { issues, calls: views.take(), rendered, written: result?.written };
}

const summaries = (issues: readonly Issue[]) =>
  issues.map(({ code, message, line, column }) => [code, message, line, column].join(' '));

describe('a warning about rendered pages', () => {
  it('is reported by every build, at the same source location, until it is fixed', async () => {
    site.edit(view, ...heading);
    const { issues } = await built();
    expect(issues).toMatchObject([{ code: 'heading-skipped', severity: 'warning' }]);
    for (let again = 0; again < 2; again++) {
      const { issues: same, ...work } = await built();
      expect(summaries(same)).toEqual(summaries(issues));
      // Pages in the output are checked without rendering them again.
      expect(work).toEqual({ calls: [], rendered: [], written: [] });
    }
    site.edit(view, heading[1], heading[0]);
    expect((await built()).issues).toEqual([]);
    expect((await built()).issues).toEqual([]);
  });

  it('is known even if the rule was off when the page was rendered', async () => {
    site.edit(view, ...heading);
    site.edit('pages.config.ts', '  routes: [', "  rules: { 'heading-skipped': 'off' },\n  routes: [");
    expect((await built()).issues).toEqual([]);
    site.edit('pages.config.ts', "'off'", "'error'");
    const { issues, written } = await built();
    expect(issues).toMatchObject([{ code: 'heading-skipped', severity: 'error' }]);
    expect(written).toBeUndefined();
    site.edit('pages.config.ts', "'error'", "'warn'");
    expect(await built()).toMatchObject({ issues: [{ code: 'heading-skipped' }], rendered: [], written: [] });
  });
});
