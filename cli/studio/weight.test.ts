import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildInMemory } from '../../renderer/build/index.ts';
import { weighExactly } from '../../renderer/build/lib/weigh.ts';
import { starterSite } from '../starter-site.fixture.ts';
import { pageWeight } from './site-info.ts';

it('weighs a page as the build does, and names what weighs most', async () => {
  const site = starterSite();
  site.edit('pages.config.ts', 'facts: {', 'budgets: { html: 9000 },\n  facts: {');
  const { made } = await buildInMemory(site.options);
  await site.build();
  const weight = made && pageWeight(made, { page: '/', parts: true });
  // The sheets of a small site are inline.
  expect(weight?.document).toEqual({
    bytes: weighExactly(readFileSync(join(site.out, 'index.html'), 'utf8'), []),
    budget: 9000,
  });
  expect(weight?.script.bytes).toBeGreaterThan(500);
  expect(weight?.script.budget).toBe(2000);
  const parts = weight?.parts?.map(({ part }) => part);
  expect(parts).toContain('hero');
  expect(parts?.[0]).toBe('styles');
  expect(made && pageWeight(made, { page: '/nowhere', parts: false })).toBe(undefined);
});
