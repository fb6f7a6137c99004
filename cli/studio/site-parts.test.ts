import { expect, it, onTestFinished } from 'vitest';
import { buildInMemory } from '../../renderer/build/index.ts';
import { tempSite } from '../../tests/temp-site.ts';
import { SiteEdit } from '../author/site-edit.ts';
import { addChange } from './changes.ts';
import { siteParts } from './site-parts.ts';

it('shows destinations without the values of variables, and variants with the words that differ', async () => {
  const site = tempSite('live');
  onTestFinished(site.drop);
  process.env.PUBLIC_DESK = 'https://desk.example/a-secret-path';
  onTestFinished(() => void delete process.env.PUBLIC_DESK);
  const { made } = await buildInMemory(site.options);
  if (made === undefined) throw new Error('the site has errors');
  const parts = siteParts({ made, edit: new SiteEdit(site.options) });
  const [desk] = parts.destinations;
  expect(desk).toMatchObject({ name: 'desk', label: { value: 'Desk' }, missing: { value: 'No desk' } });
  expect(desk?.url).toMatchObject({ variable: { name: 'PUBLIC_DESK', isSet: true } });
  expect(desk?.url.fixed).toMatch(/line \d+ of pages\.config\.ts/);
  expect(desk?.pages).toContain('/offer');
  expect(JSON.stringify(parts)).not.toContain('a-secret-path');
  const [offer] = parts.experiments;
  expect(offer).toMatchObject({ name: 'offer', page: '/offer', rest: 50, until: { value: '2027-01-31' } });
  expect(offer?.variants.map(({ name, weight }) => [name, weight.value])).toEqual([
    ['b', 30],
    ['c', 20],
  ]);
  expect(offer?.variants[0]?.differences).toContainEqual({
    section: 'hero',
    field: 'headline',
    before: expect.any(String),
    after: 'Variant B',
  });

  // What is chosen from a list is no text.
  expect(offer?.variants[0]?.words.map(({ section, field, value }) => [section, field, value])).toEqual([
    ['hero', 'headline', 'Variant B'],
    ['ask', 'submit', 'Ask B'],
  ]);

  const changed = async (path: (string | number)[], value: string | number, was?: string | number) => {
    const edit = new SiteEdit(site.options);
    const change = { op: 'setSetting', path, value, ...(was !== undefined && { was }) } as const;
    const conflict = await addChange(change, { made, edit });
    return conflict ?? [...edit.changes.results().values()].join('');
  };
  const weight = offer?.variants[0]?.weight.path ?? [];
  expect(await changed([...weight], 40, 30)).toContain('weight: 40');
  expect(await changed([...weight], 40, 31)).toEqual({ now: 30 });
  expect(await changed(['destinations', 'desk', 'label'], 'Front desk', 'Desk')).toContain("label: 'Front desk'");
  await expect(changed(['destinations', 'desk', 'url'], 'https://evil.example')).rejects.toThrow();
  for (const path of [
    ['destinations', 'constructor', 'label'],
    ['destinations', 'desk', '__proto__'],
    ['routes', 0, 'variants', 0, 'weight'],
    ['admin', 'passwordHash', 'label'],
    [],
  ])
    await expect(changed(path, 'x')).rejects.toThrow('There is no such setting.');
});
