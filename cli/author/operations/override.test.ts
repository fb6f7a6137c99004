import { describe, expect, it } from 'vitest';
import type { Path } from '../../../renderer/sdk/issue.ts';
import { editable } from '../author.fixture.ts';
import { overrideValue, ownDepth } from './override.ts';

const config = `import * as shared from './shared.ts';
const { foot } = shared;
const { points } = shared;

export default defineSite({
  routes: [
    { path: '/', sections: { hero: shared.hero, foot } },
    { path: '/two', sections: { hero: { ...shared.hero, eyebrow: 'Two' }, foot } },
    {
      path: '/three',
      sections: {
        hero: shared.hero, // ours
        list: { block: 'list', items: [...points, shared.last] },
        more: { block: 'list', note: shared.note },
      },
    },
    { path: '/four', sections: { last: shared.last } },
  ],
});
`;
const shared = `export const note = 'As agreed';
export const last = { text: 'Last', sub: { a: 'x', b: 'y' } };
export const points = [{ text: 'One' }, { text: 'Two' }];
export const hero = { block: 'hero', headline: 'All of us', media: { kind: 'a', title: 'T' }, actions: [{ label: 'Go', href: '/' }] } satisfies Section;
export const foot = { block: 'footer', note };
`;
const values: Record<string, unknown> = {
  hero: {
    block: 'hero',
    headline: 'All of us',
    media: { kind: 'a', title: 'T' },
    actions: [
      { label: 'Go', href: '/' },
      { label: 'Stay', href: '#a' },
    ],
  },
  foot: { block: 'footer', note: 'As agreed' },
  last: { text: 'Last', sub: { a: 'x', b: 'y' } },
};

/** Returns the lines that differ once a value is written for one page. */
function overridden(path: Path, others: readonly Path[], whole: unknown = values[String(path[3])]): string[] {
  const { site } = editable({ 'pages.config.ts': config, 'shared.ts': shared });
  const depth = ownDepth(site, path, others) ?? 0;
  const valueAt = (at: Path) => at.slice(4).reduce((value, step) => Reflect.get(Object(value), step), whole);
  overrideValue(site, { path, depth, value: 'New', valueAt });
  const [[, text = ''] = []] = [...site.changes.results()];
  const lines = config.split('\n');
  return text
    .split('\n')
    .filter((line) => !lines.includes(line))
    .map((line) => line.trim());
}

const hero = (page: number, ...field: Path) => ['routes', page, 'sections', 'hero', ...field];

describe('a value of one page alone', () => {
  it('spreads what others share, and follows it', () => {
    expect(overridden(hero(2, 'headline'), [hero(0, 'headline')])).toEqual([
      "hero: { ...shared.hero, headline: 'New' }, // ours",
    ]);
    expect(overridden(hero(0, 'media', 'title'), [hero(2, 'media', 'title')])).toEqual([
      "{ path: '/', sections: { hero: { ...shared.hero, media: { ...shared.hero.media, title: 'New' } }, foot } },",
    ]);
  });

  it('joins a spread that is there', () => {
    expect(overridden(hero(1, 'headline'), [hero(0, 'headline')])).toEqual([
      "{ path: '/two', sections: { hero: {",
      '...shared.hero,',
      "eyebrow: 'Two',",
      "headline: 'New',",
      '}, foot } },',
    ]);
    expect(overridden(hero(1, 'media', 'title'), [hero(0, 'media', 'title')])).toContain(
      "media: { ...shared.hero.media, title: 'New' },",
    );
  });

  it('writes out a list', () => {
    expect(overridden(hero(2, 'actions', 1, 'label'), [hero(0, 'actions', 1, 'label')])).toEqual([
      'hero: {',
      '...shared.hero,',
      'actions: [',
      "{ label: 'Go', href: '/' },",
      "{ label: 'New', href: '#a' },",
      '],',
      '}, // ours',
    ]);
  });

  it('gives a short name its key', () => {
    const foot = (page: number) => ['routes', page, 'sections', 'foot', 'note'];
    expect(overridden(foot(0), [foot(1)])).toEqual([
      "{ path: '/', sections: { hero: shared.hero, foot: { ...foot, note: 'New' } } },",
    ]);
  });

  it('replaces the name of a text, and spreads an item of a list', () => {
    const note: Path = ['routes', 2, 'sections', 'more', 'note'];
    expect(overridden(note, [['routes', 0, 'sections', 'foot', 'note']], { note: 'As agreed' })).toEqual([
      "more: { block: 'list', note: 'New' },",
    ]);
    const item: Path = ['routes', 2, 'sections', 'list', 'items', 2, 'sub', 'a'];
    const list = { items: [{}, {}, values.last] };
    expect(overridden(item, [['routes', 3, 'sections', 'last', 'sub', 'a']], list)).toEqual([
      "list: { block: 'list', items: [...points, { ...shared.last, sub: { ...shared.last.sub, a: 'New' } }] },",
    ]);
  });

  it('leaves the items of a spread list alone', () => {
    const item: Path = ['routes', 2, 'sections', 'list', 'items', 0, 'text'];
    const { site } = editable({ 'pages.config.ts': config, 'shared.ts': shared });
    expect(() => overrideValue(site, { path: item, depth: 5, value: 'New', valueAt: () => ({}) })).toThrow(
      'takes the text from a list',
    );
  });

  it('has no place where all is shared', () => {
    const { site } = editable({ 'pages.config.ts': config, 'shared.ts': shared });
    expect(ownDepth(site, hero(0, 'headline'), [hero(0, 'headline')])).toBe(undefined);
    expect(ownDepth(site, hero(0, 'headline'), [hero(2, 'headline')])).toBe(3);
    expect(ownDepth(site, hero(1, 'headline'), [hero(2, 'headline')])).toBe(4);
  });
});
