import { expect, it } from 'vitest';
import type { ImageFile } from '../../inputs/images.ts';
import { photosAsPng } from './pictures.ts';
import { siteView } from './testing/sample-site.ts';

const file = (name: string, more: Partial<ImageFile>): ImageFile => ({
  name,
  file: `/site/templates/images/${name}`,
  type: 'lossless',
  hash: name,
  width: 1000,
  height: 800,
  size: 2_000_000,
  output: `assets/${name}`,
  ...more,
});

it('a photo that is saved as PNG is reported, and nothing else', () => {
  const all = [
    file('beach.png', {}),
    file('screen.png', { size: 300_000 }),
    file('beach.jpg', { type: 'photo' }),
    file('dot.png', { width: 100, height: 100, size: 40_000 }),
  ];
  const images = new Map(all.map((one) => [one.name, one]));
  expect(photosAsPng.check(siteView({ loaded: { images } }))).toMatchObject([
    {
      code: 'image-photo-png',
      message: expect.stringContaining('"beach.png" seems to be a photo: it has 2.5 bytes'),
      place: { line: 1 },
    },
  ]);
});
