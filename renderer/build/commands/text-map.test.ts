import { expect, it, onTestFinished } from 'vitest';
import { tempSite } from '../../../tests/temp-site.ts';
import { buildInMemory } from './in-memory.ts';
import { textMap } from './text-map.ts';

it('leads from the texts of a page to the fields that write them', async () => {
  const site = tempSite('bakery');
  onTestFinished(site.drop);
  const { made } = await buildInMemory(site.options);
  if (made === undefined) throw new Error('the site has errors');
  expect(textMap(made, '/no-such-page')).toBeUndefined();
  const sections = made.rendered.find(({ page }) => page.path === '/')?.page.sections ?? [];
  const maps = textMap(made, '/') ?? [];
  expect(maps.map(({ name }) => name)).toEqual(sections.map(({ name }) => name));
  let plain = 0;
  for (const [index, { texts }] of maps.entries()) {
    for (const { text, field } of texts) {
      const fields: unknown = sections[index]?.node.fields;
      const written = field.reduce<unknown>((value, step) => Object(value)[step], fields);
      if (typeof written !== 'string' || /\{\{|\*|\[/.test(written)) continue;
      // A text node may hold words of the block beside those of the field.
      expect(text, field.join('.')).toContain(written);
      plain += 1;
    }
  }
  expect(plain).toBeGreaterThan(20);
});
