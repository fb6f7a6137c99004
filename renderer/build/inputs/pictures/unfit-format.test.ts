import { expect, it } from 'vitest';
import { onePng } from './picture-png.fixture.ts';
import { framesOf, readPictureFile } from './read-picture.ts';

it('a PNG file that moves is refused, and one that only could is not', async () => {
  const read = (frames: number) => readPictureFile(onePng({ colour: [9, 9, 9], bits: 8, frames }), 'png', undefined);
  expect(await read(3)).toMatchObject({ is: 'moves: it has 3 frames', suggestion: expect.stringContaining('video') });
  expect(await read(1)).toMatchObject({ width: 32, type: 'lossless' });
});

it('a sequence of AVIF pictures has several frames', () => {
  const start = (brand: string) => Buffer.from(`\0\0\0\x20ftyp${brand}\0\0\0\0avifmif1`, 'latin1');
  expect([framesOf(start('avis'), 'avif'), framesOf(start('avif'), 'avif')]).toEqual([2, 1]);
});
