import { expect, it } from 'vitest';
import type { Registry } from '../../site/registry.ts';
import { validateSite } from './index.ts';

const noBlocks = { blocks: new Map(), files: [], version: '' } as unknown as Registry;
const site = {
  origin: 'https://plants.example',
  name: 'Plants',
  locale: 'en-US',
  notFound: { meta: { title: 'Not here', description: 'Nothing.' }, sections: {} },
  routes: [{}],
};

function metaOf(meta: Readonly<Record<string, unknown>>) {
  const input = { path: '/', meta, sections: {} };
  const page = {
    at: ['routes', 0],
    input,
    address: '/',
    key: () => '',
    writtenAt: (inside: readonly (string | number)[]) => ({ path: inside }),
  };
  return validateSite(site, () => [page], noBlocks).pages.read([page])[0]?.meta;
}

it('takes the spaces around titles and descriptions away, wherever they come from', () => {
  expect(metaOf({ title: ' Ferns\n', description: '\tFor the shade. ' })).toEqual({
    title: 'Ferns',
    description: 'For the shade.',
  });
  const card = { title: ' A fern ' };
  expect(metaOf({ title: 'Ferns', description: 'For the shade.', card })?.card).toEqual({ title: 'A fern' });
});

it('returns the same object for fields that it does not change', () => {
  const meta = { title: 'Ferns', description: 'For the shade.', noindex: true };
  expect(metaOf(meta)).toBe(meta);
});
