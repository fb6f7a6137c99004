import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { analyzeSite, build, check, declarations } from '../renderer/build/index.ts';
import { countedViews } from './counted-views.ts';
import { filesIn, tempSite } from './temp-site.ts';

const site = tempSite('trades');
afterAll(site.drop);

/** Returns words that no other row has, because a page needs unique text. */
const uniqueWords = (count: number, kind: string, row: number) =>
  Array.from({ length: count }, (_, index) => `${kind}${row}x${index}`).join(' ');

const towns = Array.from({ length: 50 }, (_, index) => ({
  slug: index === 0 ? 'ashford' : `town-${index}`,
  name: index === 0 ? 'Ashford' : `Town ${index}`,
  known: `the bridge of ${index} arches`,
  story: uniqueWords(40, 's', index),
}));
const trades = Array.from({ length: 20 }, (_, index) =>
  [
    index === 0 ? 'roofing,Roofing,mend roofs' : `trade-${index},Trade ${index},"do job ${index}, and well"`,
    uniqueWords(14, 'c', index),
  ].join(','),
);
const townsFile = 'templates/data/towns.json';

const views = countedViews();

async function countedBuild() {
  views.take();
  const { issues, result, pages } = await build({ ...site.options, engine: 'test', registry: views.registry });
  expect(issues).toEqual([]);
  const rendered = pages.flatMap((page) => (page.rendered ? [page.path] : []));
  const calls = views.take();
  return { calls, rendered, blocks: calls.map((call) => call.split(' ')[0]), written: result?.written };
}

describe('fifty towns and twenty trades', () => {
  beforeAll(() => {
    site.write(townsFile, JSON.stringify(towns, undefined, 1));
    site.write('templates/data/trades.csv', `slug,name,verb,craft\n${trades.join('\n')}\n`);
  });

  it('are a thousand pages that are checked in less than five seconds', async () => {
    // CPU time, so that other work on the machine does not count.
    const start = process.cpuUsage();
    const { issues, pages } = await check(site.options);
    expect(issues).toEqual([]);
    // The pages of the matrix, the list of them, a single page, a variant, and the 404 page.
    expect(pages).toBe(1004);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(5000);
  });

  it('are not compared if there are other errors', async () => {
    const terminate = vi.spyOn(Worker.prototype, 'terminate');
    onTestFinished(() => terminate.mockRestore());
    const [first, ...others] = towns;
    site.write(townsFile, JSON.stringify([{ ...first, known: 'the {{fact.bridge}}' }, ...others], undefined, 1));
    const { issues } = await check(site.options);
    site.write(townsFile, JSON.stringify(towns, undefined, 1));
    expect(new Set(issues.map(({ code }) => code))).toEqual(new Set(['unknown-token']));
    // The thread of the config.
    expect(new Set(terminate.mock.contexts).size).toBe(1);
  });

  it('are rejected if only names differ, with the most similar pairs', async () => {
    const swapped = towns.map((town) => ({ ...town, known: 'the bridge', story: 'We know every street.' }));
    site.write(townsFile, JSON.stringify(swapped, undefined, 1));
    const { issues } = await check(site.options);
    expect(issues.map(({ code }) => code)).toEqual(['doorway']);
    expect(issues[0]?.message).toMatch(
      /: \/[\w-]+\/[\w-]+ and \/[\w-]+\/[\w-]+ \(100 %\), .*, and 97\d more\. At most 80 %/,
    );
    site.edit('pages.config.ts', '  routes: [', "  doorways: { action: 'noindex' },\n\n  routes: [");
    const hidden = await analyzeSite(site.options);
    expect(hidden.issues).toEqual([]);
    expect(hidden.ready?.pages.filter(({ noindex }) => !noindex).length).toBeLessThan(30);
    site.edit('pages.config.ts', "  doorways: { action: 'noindex' },\n\n  routes: [", '  routes: [');
    site.write(townsFile, JSON.stringify(towns, undefined, 1));
  });

  it('render shared sections once', async () => {
    const { calls, rendered, blocks } = await countedBuild();
    expect(rendered).toHaveLength(1004);
    expect(new Set(calls).size).toBe(calls.length);
    const count = (type: string) => blocks.filter((block) => block === type).length;
    // Steps and call to action are the same on every page. Notices depend only on the trade: two renderings make their
    // template, and the others are filled from it. The other pages have two notices of their own.
    expect(count('footer')).toBe(1);
    expect(count('steps')).toBe(1);
    expect(count('callToAction')).toBe(2);
    expect(count('notice')).toBe(2 + 2 + 2);
    expect(count('directory')).toBe(1);
  });

  it('render nothing if nothing changed', async () => {
    expect(await countedBuild()).toEqual({ calls: [], rendered: [], blocks: [], written: [] });
  });

  it('render the pages of a changed row, and no others', async () => {
    site.edit(townsFile, 'the bridge of 7 arches', 'the bridge of seven arches');
    const { rendered, blocks } = await countedBuild();
    expect(rendered).toHaveLength(20);
    expect(rendered.every((path) => path.endsWith('/town-7'))).toBe(true);
    // Each section of the twenty pages is rendered once, or twice to make a template for those that differ by text alone.
    expect(blocks.toSorted()).toEqual([
      'callToAction',
      'footer',
      ...Array(4).fill('notice'),
      ...Array(4).fill('pageIntro'),
      'steps',
    ]);
  });

  it('render the list too if it shows the change', async () => {
    site.edit(townsFile, '"Town 9"', '"Town Nine"');
    const { rendered, blocks, written } = await countedBuild();
    expect(rendered).toHaveLength(21);
    expect(rendered).toContain('/');
    expect(blocks.toSorted()).toEqual([
      'callToAction',
      'directory',
      'footer',
      ...Array(4).fill('notice'),
      ...Array(4).fill('pageIntro'),
      'steps',
    ]);
    expect(written).toHaveLength(21);
  });

  it('are fewer if `only` names rows, and a warning says how many are left out', async () => {
    site.edit(
      'pages.config.ts',
      "layout: 'plain',\n    },\n    {\n      kind: 'template'",
      "layout: 'plain',\n      only: { trade: ['trade-3'] },\n    },\n    {\n      kind: 'template'",
    );
    const { issues, pages } = await check(site.options);
    // The variant is left out with its original. Links to pages that are left out are valid.
    expect(pages).toBe(53);
    expect(issues).toMatchObject([{ code: 'pages-left-out', severity: 'warning' }]);
    expect(issues[0]?.message).toBe('950 of the 1,000 pages of "towns" are left out.');
    site.edit('pages.config.ts', "\n      only: { trade: ['trade-3'] },", '');
  });

  it('equal a clean build of the same input, byte for byte', async () => {
    const clean = { ...site.options, out: join(site.root, 'clean'), cacheDir: join(site.root, 'clean-cache') };
    await build(clean);
    const incremental = filesIn(site.options.out);
    const made = filesIn(clean.out);
    expect([...incremental.keys()]).toEqual([...made.keys()]);
    for (const [file, bytes] of incremental) expect(bytes.equals(made.get(file) ?? Buffer.alloc(0)), file).toBe(true);
    for (const folder of [clean.out, clean.cacheDir]) rmSync(folder, { recursive: true });
  });

  it('are linked from the list, each once, under its trade', async () => {
    const written = filesIn(site.options.out).get('index.html')?.toString() ?? '';
    expect(written.match(/href="\/[^"]*\/town-\d+"/g)).toHaveLength(20 * 49);
    expect(written).toContain('<h2>Trade 3</h2>');
  });

  it('have one path pattern in the generated types', async () => {
    const { ready } = await analyzeSite(site.options);
    expect(ready && declarations(ready)).toMatch(
      /route: "\/" \| "\/roofing-in-winter" \| "\/thatching" \| `\/\$\{string\}\/\$\{string\}`;/,
    );
  });
});
