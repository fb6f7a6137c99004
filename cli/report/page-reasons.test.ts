import { expect, it } from 'vitest';
import { pageReasons } from './page-reasons.ts';

const page = (path: string, reason: string) => ({ path, reason, rendered: reason.startsWith('rendered') });
const towns = (count: number) => Array.from({ length: count }, (_, index) => `/town-${index + 1}`);

it('lists each page of a small site', () => {
  const pages = [page('/', 'rendered: meta.title changed'), page('/about', 'reused')];
  expect(pageReasons(pages)).toBe('page    why\n/       rendered: meta.title changed\n/about  reused');
});

it('lists 20 pages, and groups more by reason', () => {
  const pages = towns(20).map((path) => page(path, 'reused'));
  expect(pageReasons(pages).split('\n')).toHaveLength(21);
  expect(pageReasons([...pages, page('/', 'reused')]).split('\n')).toHaveLength(3);
});

it('groups the pages of a large site, rendered ones first', () => {
  const reused = towns(1200).map((path) => page(path, 'reused'));
  const pages = [...reused, page('/', 'rendered: new page'), page('/a', 'rendered: row of town changed')];
  expect(pageReasons([...pages, page('/b', 'rendered: row of town changed')])).toBe(
    [
      'rendered: row of town changed (2 pages)',
      '  /a  /b',
      'rendered: new page (1 page)',
      '  /',
      'reused (1,200 pages)',
      '  /town-1  /town-2  /town-3  … and 1,197 more',
      'Build with --json to get the reason of every page.',
    ].join('\n'),
  );
});
