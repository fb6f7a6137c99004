import { expect, it, vi } from 'vitest';
import { countItems, search } from './search.ts';
import { sourcesOf } from './sources.fixture.ts';

vi.mock('./search.ts', async (original) => {
  const real = await original<typeof import('./search.ts')>();
  return { ...real, countItems: vi.fn(real.countItems), search: vi.fn(real.search) };
});

/** Locates an own and a shared value in each of some routes, and returns the work done. */
function workFor(count: number) {
  vi.mocked(countItems).mockClear();
  vi.mocked(search).mockClear();
  const route = (n: number) =>
    `{ path: '/p${n}', meta: { title: 'T ${n}', description: 'D' }, sections: { hero: { block: 'pageIntro', headline: 'H ${n}' }, faq } },`;
  const routes = Array.from({ length: count }, (_, n) => route(n)).join('\n');
  const files = {
    'pages.config.ts': `import { faq } from './faq';\nconst more = [\n${routes}\n];\nexport default defineSite({ routes: [...more] });`,
    'faq.ts': "export const faq = { items: [{ question: 'Q' }] };",
  };
  const read: string[] = [];
  const sources = sourcesOf(files, read);
  for (let n = 0; n < count; n++) {
    expect(sources.locate(['routes', n, 'sections', 'hero', 'headline'])?.line).toBe(n + 3);
    sources.locate(['routes', n, 'sections', 'faq', 'items', 0, 'question']);
  }
  expect(read).toEqual(['pages.config.ts', 'faq.ts']);
  return { lists: vi.mocked(countItems).mock.calls.length, searches: vi.mocked(search).mock.calls.length };
}

it('reads each list once, and searches each value of 5,000 routes once', () => {
  const few = workFor(50);
  const many = workFor(5000);
  // The routes, their spreads, and the locations.
  expect(many.lists).toBe(3);
  expect(few.lists).toBe(3);
  // The routes; in each its sections, the first one, and its headline; the shared one by name.
  const perRoute = (many.searches - few.searches) / 4950;
  expect(perRoute).toBeLessThanOrEqual(5);
  expect(many.searches - 5000 * perRoute).toBeLessThan(20);
});
