import { expect, it } from 'vitest';
import type { PageSummary, SectionSummary } from './resolve/index.ts';
import { groupsOf } from './summary.ts';

const section = (other: Partial<SectionSummary> = {}): SectionSummary => ({
  name: 'hero',
  slot: 'main',
  type: 'hero',
  styles: [],
  frames: new Set(),
  posts: new Set(),
  ...other,
});
const page = (path: string, sections: readonly SectionSummary[], query: readonly string[] = []) =>
  ({ path, sections, query, experiment: undefined }) as unknown as PageSummary;
const groups = (...pages: PageSummary[]) => groupsOf(pages).map((group) => [group.page.path, group.count]);

it('are pages with equal sections, whether or not these are the same objects', () => {
  const shared = [section()];
  expect(groups(page('/a', shared), page('/b', shared), page('/c', [section()]))).toEqual([['/a', 3]]);
});

it('differ by everything that is said of a section', () => {
  const others: Partial<SectionSummary>[] = [
    { name: 'intro' },
    { slot: 'top' },
    { type: 'faq' },
    { styles: ['picture'] },
    { frames: new Set(['https://a.example']) },
    { shows: ['icon own:tooth'] },
    { pictures: [['a.avif']] },
    { videos: ['a.mp4'] },
  ];
  const pages = [{}, ...others].map((other, index) => page(`/${index}`, [section(other)]));
  expect(groups(...pages)).toEqual(pages.map(({ path }) => [path, 1]));
});

it('leave pages alone whose texts use the address of the visitor', () => {
  const sections = [section()];
  expect(groups(page('/a', sections), page('/b', sections, ['city']), page('/c', sections))).toEqual([
    ['/a', 2],
    ['/b', 1],
  ]);
});
