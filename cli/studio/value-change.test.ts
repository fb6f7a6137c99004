import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildInMemory, type SiteOptions } from '../../renderer/build/index.ts';
import { tempSite } from '../../tests/temp-site.ts';
import { SiteEdit } from '../author/site-edit.ts';
import type { Change } from './change.ts';
import { addChange } from './changes.ts';
import { sharedSite } from './shared-site.fixture.ts';

/** A site that was built once, and what changes of it write. */
async function built(site: { readonly root: string; readonly options: SiteOptions }) {
  const { made, issues } = await buildInMemory(site.options);
  if (made === undefined) throw new Error(issues.map(({ message }) => message).join('\n'));
  const texts = (edit: SiteEdit) => [...edit.changes.results()];
  const lines = (edit: SiteEdit) =>
    texts(edit).map(([file, text = '']) => {
      const before = edit.changes.text(file)?.split('\n') ?? [];
      const added = text.split('\n').filter((line) => !before.includes(line));
      return `${file.slice(site.root.length + 1)}: ${added.map((line) => line.trim()).join(' ')}`;
    });
  const added = async (change: Change) => {
    const edit = new SiteEdit(site.options);
    const conflict = await addChange(change, { made, edit });
    return { edit, conflict };
  };
  return {
    /** Returns the lines that a change writes, or what the file says if that is a conflict. */
    async change(change: Change) {
      const { edit, conflict } = await added(change);
      return conflict ?? lines(edit);
    },
    /** Writes a change, as the studio does before the site is built again. */
    async write(change: Change) {
      const { edit, conflict } = await added(change);
      expect(conflict).toBe(undefined);
      for (const [file, text = ''] of texts(edit)) writeFileSync(file, text);
    },
    edit(file: string, from: string, to: string) {
      const text = readFileSync(join(site.root, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(join(site.root, file), text.replace(from, to));
    },
  };
}

const shared = () => built(sharedSite());
const bread = { page: '/bread', section: 'hero' };
const start = { page: '/about', section: 'start', field: ['headline'] };
const said = 'End with the one thing you want people to do';

describe('a value that a page inherits', () => {
  it.each([
    ['a description that a template fills in', 'description', '/bread', 'Bread, and how to get it.'],
    ['a title that a template fills in', 'title', '/cake', 'Cake for everybody in town'],
    ['a flag of a template', 'noindex', '/bread', true],
    ['a description of the original of a variant', 'description', '/gift', undefined],
  ] as const)('is written beside the page: %s', async (_, name, page, was) => {
    const { change } = await shared();
    const value = name === 'noindex' ? false : 'Another text of this page alone';
    const read = was === undefined ? {} : { was };
    const [written, ...others] = (await change({ op: 'setMeta', page, name, value, ...read })) as string[];
    expect(others).toEqual([]);
    expect(written).toMatch(/^pages\.config\.ts: /);
    expect(written).toContain(`${name}: ${typeof value === 'string' ? `'${value}'` : value}`);
    expect(written).not.toContain('{{param');
  });

  it('stays beside the page if mine is kept after a conflict', async () => {
    const { change, edit } = await shared();
    const typed = { op: 'setMeta', page: '/bread', name: 'description', value: 'Fresh bread every day' } as const;
    edit('pages.config.ts', "description: '{{param.thing}}, and how to get it.'", "description: '{{param.thing}}!'");
    expect(await change({ ...typed, was: 'Bread, and how to get it.' })).toEqual({ now: '{{param.thing}}!' });
    expect(await change({ ...typed, was: '{{param.thing}}!' })).toEqual([
      expect.stringContaining("params: { thing: 'Bread' }, meta: { description: 'Fresh bread every day' },"),
    ]);
  });

  it('is written beside the page for texts, choices and lists of a section, unless it is for all', async () => {
    const { change } = await shared();
    const intro = { ...bread, field: ['lead'], value: 'Warm', was: 'Fresh every day.' };
    const own = expect.stringMatching(/sections: { hero: { lead: 'Warm' } }/);
    expect(await change({ ...intro, op: 'set' })).toEqual([own]);
    expect(await change({ ...intro, op: 'set', scope: 'here' })).toEqual([own]);
    expect(await change({ ...intro, op: 'set', scope: 'all' })).toEqual([expect.stringContaining("lead: 'Warm' } }")]);
    const gift = { page: '/gift', section: 'start', field: ['actions', 0, 'href'] };
    expect(await change({ ...gift, op: 'set', value: '/', was: '/about#contact' })).toEqual([
      expect.stringMatching(/start: { note: 'Wrapped\.', actions: \[.*href: '\/'/),
    ]);
  });

  it('is not overwritten for all pages with what a template filled in', async () => {
    const { change } = await shared();
    const place = { ...bread, field: ['headline'], value: 'Rolls', was: 'Bread for you' };
    const typed = { ...place, op: 'set' as const };
    expect(await change(typed)).toEqual([expect.stringMatching(/sections: { hero: { headline: 'Rolls' } }/)]);
    await expect(change({ ...typed, scope: 'all' })).rejects.toThrow('A template fills in a part of this text');
  });

  it('is removed from the page alone', async () => {
    const { change } = await shared();
    expect(await change({ ...bread, op: 'unset', field: ['lead'], was: 'Fresh every day.' })).toEqual([
      expect.stringMatching(/sections: { hero: { lead: { remove: true } } }/),
    ]);
    await expect(change({ ...start, op: 'unset', scope: 'here' })).rejects.toThrow('from all of them only');
  });

  it('changes on all pages where it cannot differ', async () => {
    const { change } = await shared();
    const tagline = { page: '/about', section: 'footer', field: ['tagline'] };
    expect(await change({ ...tagline, op: 'set', value: 'New' })).toEqual([expect.stringContaining("'New'")]);
    await expect(change({ ...tagline, op: 'set', value: 'New', scope: 'here' })).rejects.toThrow('part of a layout');
  });

  it('is beside the page also where two pages name one constant', async () => {
    const { change } = await shared();
    expect(await change({ ...start, op: 'set', value: 'Begin', was: said })).toEqual([
      expect.stringContaining("{ ...home.start, headline: 'Begin' }"),
    ]);
    expect(await change({ ...start, op: 'set', value: 'Begin', was: said, scope: 'all' })).toEqual([
      expect.stringMatching(/^templates\/copy\/home\.ts: headline: 'Begin',/),
    ]);
  });
});

describe('a conflict', () => {
  const mine: Change = { ...start, op: 'set', value: 'Mine', was: said };
  const home = 'templates/copy/home.ts';

  it('is told where the value changed in the file, before the site is built again', async () => {
    const { change, edit } = await shared();
    edit(home, said, 'Theirs');
    expect(await change(mine)).toEqual({ now: 'Theirs' });
    expect(await change({ ...mine, was: 'Theirs' })).toHaveLength(1);
  });

  it('is told for a value that was left out, and for one that is gone', async () => {
    const { change, edit } = await shared();
    const lead = { ...bread, op: 'set' as const, field: ['lead'], value: 'Mine' };
    expect(await change({ ...lead, was: null })).toEqual({ now: 'Fresh every day.' });
    edit('pages.config.ts', ", lead: 'Fresh every day.'", '');
    expect(await change({ ...lead, was: 'Fresh every day.' })).toEqual({ now: undefined });
  });

  it('is not told after a change elsewhere in the same file, nor for the own change before', async () => {
    const { change, edit, write } = await shared();
    edit(home, 'A reason in a few words', 'Another reason');
    expect(await change({ ...mine, scope: 'all' })).toHaveLength(1);
    await write({ ...mine, scope: 'all' });
    expect(await change({ ...mine, value: 'Mine, again', was: 'Mine', scope: 'all' })).toHaveLength(1);
    // Sent once more, as after a reload: the file has it.
    expect(await change({ ...mine, scope: 'all' })).toEqual([]);
  });

  it('is about one item of a list alone', async () => {
    const { change, edit } = await shared();
    const item = (index: number, was: string): Change => ({
      op: 'set',
      page: '/',
      section: 'reasons',
      field: ['items', index, 'title'],
      value: 'Mine',
      was,
    });
    edit(home, 'Open with your strongest reason', 'Theirs');
    expect(await change(item(0, 'Open with your strongest reason'))).toEqual({ now: 'Theirs' });
    expect(await change(item(1, 'Answer the doubt people have'))).toHaveLength(1);
  });

  it('is about one fact alone, as a number', async () => {
    const { change, edit } = await shared();
    const fact = (name: string, was: number): Change => ({ op: 'setFact', name, value: 7, was });
    expect(await change(fact('replyTime', 1))).toHaveLength(1);
    edit('pages.config.ts', "startPrice: { type: 'money', value: 90", "startPrice: { type: 'money', value: 95");
    expect(await change(fact('replyTime', 1))).toHaveLength(1);
    expect(await change(fact('startPrice', 90))).toEqual({ now: 95 });
  });

  it('is about one side of one colour alone', async () => {
    const { change, edit, write } = await shared();
    const ink = { op: 'setToken', name: 'ink', value: '#111111' } as const;
    const [light, dark] = ['light', 'dark'] as const;
    const before = (await change({ ...ink, scheme: light, was: '?' })) as { now: string };
    await write({ ...ink, scheme: light, was: before.now });
    // Enter, and then leaving: the second time, the file has the value already.
    expect(await change({ ...ink, scheme: light, was: '#111111' })).toEqual(['templates/theme.css: ']);
    edit('templates/theme.css', '#111111', '#222222');
    expect(await change({ ...ink, scheme: light, was: '#111111' })).toEqual({ now: '#222222' });
    const night = (await change({ ...ink, scheme: dark, was: '?' })) as { now: string };
    expect(await change({ ...ink, scheme: dark, was: night.now })).toHaveLength(1);
  });

  it('is about one cell alone, by its value', async () => {
    const { root, options, drop } = tempSite('trades');
    try {
      const { change, edit } = await built({ root, options });
      const table = { op: 'setCell', matrix: 'towns', axis: 'trade', column: 'verb' } as const;
      const cell = { ...table, row: 0, value: 'mend' };
      expect(await change({ ...cell, was: 'mend roofs' })).toHaveLength(1);
      expect(await change({ ...cell, was: 'mend roofs ' })).toHaveLength(1);
      edit('templates/data/trades.csv', 'stop leaks, at once', 'stop leaks');
      expect(await change({ ...cell, was: 'mend roofs' })).toHaveLength(1);
      expect(await change({ ...cell, row: 1, was: 'stop leaks, at once' })).toEqual({ now: 'stop leaks' });
      // What all pages of a table share is not changed from one of them.
      const title = { op: 'setMeta', page: '/roofing/brook', name: 'title', value: 'Mine' } as const;
      await expect(change(title)).rejects.toThrow('All pages of the same table or folder share this title.');
    } finally {
      drop();
    }
  });
});
