import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { countedViews } from '../../../tests/counted-views.ts';
import { filesIn, type TempSite, tempSite } from '../../../tests/temp-site.ts';
import { build } from '../build.ts';

let site: TempSite;
afterEach(() => site.drop());

/** Edits a built site, and builds it again and without a cache. Returns the views that the first of these builds called. */
async function afterEdit(fixture: string, edit: () => void, prepare: () => void = () => undefined) {
  site = tempSite(fixture);
  prepare();
  const { registry, take } = countedViews();
  const options = { ...site.options, engine: 'one', today: '2026-05-01', registry };
  await build(options);
  edit();
  take();
  const { pages, result } = await build(options);
  const called = take();
  const files = filesIn(options.out);
  rmSync(join(site.root, '.frontage'), { recursive: true });
  rmSync(options.out, { recursive: true });
  await build(options);
  const clean = filesIn(options.out);
  const differing = [...clean].filter(([path, bytes]) => files.get(path)?.equals(bytes) !== true).map(([path]) => path);
  expect(differing).toEqual([]);
  expect([...files.keys()].sort()).toEqual([...clean.keys()].sort());
  return { called, made: pages.filter(({ rendered }) => rendered).map(({ path }) => path), pages, result };
}

function addToTheme(rule: string): void {
  const theme = readFileSync(join(site.root, 'templates/theme.css'), 'utf8');
  site.write('templates/theme.css', `${theme}\n${rule}\n`);
}

const accent = () => addToTheme(':root { --accent: #123456; }');

describe('a build after an edit of a style sheet', () => {
  it('puts a colour into all documents, and renders no section', async () => {
    const { called, made, pages } = await afterEdit('trades', accent);
    expect(called).toEqual([]);
    expect(made).toEqual(pages.map(({ path }) => path));
  });

  it.each<readonly [what: string, edit: () => void]>([
    ['the style of a block', () => site.edit('templates/blocks/hire-price/style.css', '{', '{ top: 0;')],
    [
      'a rule that is longer',
      () => site.edit('templates/theme.css', ':root {', `:root { --long: '${'ü'.repeat(500)}';`),
    ],
  ])('is as if it had been the first: %s', async (_, edit) => {
    const { called } = await afterEdit('own-block', edit);
    expect(called).toEqual([]);
  });

  it('draws social cards in the new colours', async () => {
    const { result } = await afterEdit('cards', accent);
    expect(result?.written.filter((path) => path.startsWith('assets/card-'))).not.toEqual([]);
  });

  it('makes a document whose later sections need a file for the first time', async () => {
    const others = [1, 2, 3]
      .map((number) => `more${number}: { ...hire.intro, headline: 'Kayaks ${number}' }`)
      .join(', ');
    const rules = Array.from({ length: 200 }, (_, index) => `.long-${index} { color: red; }`).join('\n');
    const { made } = await afterEdit(
      'own-block',
      () => site.write('templates/blocks/hire-price/style.css', rules),
      () => site.edit('pages.config.ts', 'price: hire.price', `${others}, price: hire.price`),
    );
    expect(made).toEqual(['/']);
    expect(filesIn(site.options.out).get('index.html')?.toString()).toMatch(/<link rel="stylesheet" href="[^"]*below-/);
  });
});

describe('a build after an edit of a fact', () => {
  const fact = (name: string, value: string, other: string) => () =>
    site.edit('pages.config.ts', `${name}: ${value}`, `${name}: ${other}`);
  const reasonsOf = (pages: readonly { readonly path: string; readonly reason: string }[]) =>
    Object.fromEntries(pages.map(({ path, reason }) => [path, reason]));

  it('renders the pages that say it', async () => {
    const edit = fact('tart', "{ type: 'money', value: 24,", "{ type: 'money', value: 25,");
    const { pages } = await afterEdit('bakery', edit);
    const reason = 'rendered: facts.cake.tart in the config changed';
    expect(reasonsOf(pages)).toEqual({
      '/': 'reused',
      '/bread': 'reused',
      '/pâtisserie': reason,
      '/subscriptions': 'reused',
      '/404': 'reused',
    });
  });

  it.each<readonly [what: string, edit: () => void]>([
    ['one more', fact('founded', "{ type: 'text',", "{ type: 'text', value: '9' }, more: { type: 'text',")],
    ['another type', fact('mill', "{ type: 'count',", "{ type: 'days',")],
    ['how to reach the business', fact('email', "{ type: 'email', value: 'bread@", "{ type: 'email', value: 'buns@")],
  ])('renders all pages if any may depend on it: %s', async (_, edit) => {
    const { pages } = await afterEdit('bakery', edit);
    expect(pages.filter(({ reason }) => !/^rendered: facts\..* changed$/.test(reason))).toEqual([]);
  });
});
