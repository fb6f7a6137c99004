import { writeFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { buildInMemory, type RenderedSite } from '../../renderer/build/index.ts';
import { SiteEdit } from '../author/site-edit.ts';
import { starterSite } from '../starter-site.fixture.ts';
import type { Change } from './change.ts';
import { addChange } from './changes.ts';
import { writtenSections } from './places.ts';

const undo: (() => void)[] = [];
const { options, edit: replace } = starterSite({ finally: (remove) => void undo.unshift(remove) });
let made: RenderedSite;

async function load(): Promise<void> {
  const built = await buildInMemory(options);
  expect(built.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  made = built.made as RenderedSite;
}

beforeAll(async () => {
  const variant =
    "{ kind: 'variant', path: '/short', of: '/', meta: { title: 'Short', description: 'It is short.', noindex: true } },";
  const own = "more: { block: 'pageIntro', headline: 'More of us' }";
  replace('pages.config.ts', 'contact: about.contact }', `contact: about.contact, ${own} }`);
  replace('pages.config.ts', '  ],\n});', `    ${variant}\n  ],\n});`);
  await load();
  return () => undo[0]?.();
}, 60_000);

/** Makes a change, and returns what it replaced by what. */
async function change(
  made_: Pick<Change & { page: string; section: string }, 'page' | 'section'>,
  op: 'hide' | 'show',
) {
  const edit = new SiteEdit(options);
  await addChange({ op: `${op}Section`, ...made_ }, { made, edit });
  const results = [...edit.changes.results()];
  const [[file = '', text = ''] = []] = results;
  const before = edit.changes.text(file) ?? '';
  expect(results).toHaveLength(1);
  const added = text.split('\n').filter((line) => !before.includes(line));
  writeFileSync(file, text);
  await load();
  return added.map((line) => line.trim()).join('\n');
}

const onPage = (path: string) => ({
  written: writtenSections(made, path).flatMap(({ name, at }) => (at[0] === 'layouts' ? [] : [name])),
  shown: made.rendered
    .find(({ page }) => page.path === path)
    ?.page.sections.flatMap(({ slot, name }) => (slot === 'main' ? [name] : [])),
});

it('hides a section on its page alone, though others may name it, and shows it again', {
  timeout: 60_000,
}, async () => {
  const spot = { page: '/', section: 'start' };
  expect(await change(spot, 'hide')).toContain('start: { ...home.start, hide: true }');
  expect(onPage('/')).toEqual({ written: ['hero', 'reasons', 'start'], shown: ['hero', 'reasons'] });
  // A variant has the sections of its original.
  expect(onPage('/short').shown).toEqual(['hero', 'reasons']);
  expect(await change({ page: '/short', section: 'start' }, 'show')).toContain('hide: false');
  expect([onPage('/').shown, onPage('/short').shown]).toEqual([
    ['hero', 'reasons'],
    ['hero', 'reasons', 'start'],
  ]);
  await change(spot, 'show');
  expect(onPage('/').shown).toEqual(['hero', 'reasons', 'start']);
});

it('adds the field to a section that is written in its page', { timeout: 60_000 }, async () => {
  const spot = { page: '/about', section: 'more' };
  expect(await change(spot, 'hide')).toContain('hide: true');
  expect(onPage('/about')).toEqual({ written: ['intro', 'contact', 'more'], shown: ['intro', 'contact'] });
  await change(spot, 'show');
  expect(onPage('/about').shown).toEqual(['intro', 'contact', 'more']);
});

it('changes a page that is made from another one in its own route', { timeout: 60_000 }, async () => {
  const spot = { page: '/short', section: 'hero' };
  expect(await change(spot, 'hide')).toContain('hero: { hide: true }');
  expect([onPage('/short').shown, onPage('/').shown?.[0]]).toEqual([['reasons', 'start'], 'hero']);
  await change(spot, 'show');
  expect(onPage('/short').shown).toEqual(['hero', 'reasons', 'start']);
});

it('lets links to a hidden section lead elsewhere', { timeout: 60_000 }, async () => {
  const edit = new SiteEdit(options);
  await addChange({ op: 'hideSection', page: '/', section: 'reasons', linksTo: 'start' }, { made, edit });
  expect([...edit.changes.results().values()].join()).toContain("{ label: 'See the reasons', href: '#start' }");
});
