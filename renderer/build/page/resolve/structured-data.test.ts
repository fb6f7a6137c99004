import { describe, expect, it, vi } from 'vitest';
import type { PageContext } from '../../../sdk/block.ts';
import type { Site } from '../../../site/site.ts';
import { structuredDataOf } from './page-sections.ts';

const page = (path: string): PageContext => ({
  href: path,
  url: `https://a.example${path}`,
  home: '/',
  siteName: 'A',
  locale: 'en',
  year: 2026,
});
const site = () => ({}) as Site;
const props = () => ({ id: 'x' });

describe('the structured data of a section', () => {
  it('is shared by all pages if it does not depend on the page', () => {
    const nodesOf = vi.fn((_: object, { siteName }: PageContext) => [{ '@type': 'Thing', name: siteName }]);
    const [dataFor, shared] = [structuredDataOf(site()), props()];
    const first = dataFor(shared, page('/a'), nodesOf);
    expect(dataFor(shared, page('/b'), nodesOf)).toBe(first);
    expect(dataFor(props(), page('/b'), nodesOf)).toEqual(first);
    expect(nodesOf).toHaveBeenCalledTimes(2);
  });

  it.each<[string, (props: object, page: PageContext) => { '@type': string; name: string }[]]>([
    ['reads its address', (_, { url }) => [{ '@type': 'Thing', name: url }]],
    ['reads all of it', (_, around) => [{ '@type': 'Thing', name: { ...around }.url }]],
  ])('is made for each page if it %s', (_, nodesOf) => {
    const [dataFor, shared] = [structuredDataOf(site()), props()];
    const names = ['/a', '/b', '/c'].map((path) => dataFor(shared, page(path), nodesOf)[0]?.name);
    expect(names).toEqual(['https://a.example/a', 'https://a.example/b', 'https://a.example/c']);
  });

  it('is made anew for another site', () => {
    const nodesOf = (_: object, { siteName }: PageContext) => [{ '@type': 'Thing', name: siteName }];
    const shared = props();
    structuredDataOf(site())(shared, page('/'), nodesOf);
    expect(structuredDataOf(site())(shared, { ...page('/'), siteName: 'B' }, nodesOf)).toMatchObject([{ name: 'B' }]);
  });
});
