import { expect, it } from 'vitest';
import type { Site } from '../../site/site.ts';
import { goneRoutes } from './gone-routes.ts';

const site = {
  routes: [{ path: '/' }, { path: '/kept' }],
  redirects: [{ from: '/moved', to: '/' }],
} as unknown as Site;
const files = (count: number) => Array.from({ length: count }, (_, index) => `town-${index + 100}.html`);

it('names each page that is gone, unless it is redirected', () => {
  const found = goneRoutes(site, ['index.html', 'kept.html', 'moved.html', 'b/index.html', 'a.html', '404.html']);
  expect(found.map(({ message }) => message)).toEqual([
    'The last build had a page /a; this one does not, and visitors to it get a 404.',
    'The last build had a page /b; this one does not, and visitors to it get a 404.',
  ]);
});

it('reports many missing pages as one', () => {
  expect(goneRoutes(site, files(10))).toHaveLength(10);
  const [found, ...others] = goneRoutes(site, files(900));
  expect(others).toEqual([]);
  expect(found?.message).toMatch(/^The last build had 900 pages .* such as \/town-100, \/town-101 and \/town-102;/);
});
