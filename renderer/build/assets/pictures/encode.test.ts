import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { onePng, type PngOptions } from '../../inputs/pictures/picture-png.fixture.ts';
import { readPictureFile } from '../../inputs/pictures/read-picture.ts';
import { encoded } from './picture-files.ts';

const area = { left: 0, top: 0, width: 32, height: 32 };

async function profileOf(name: 'srgb' | 'p3'): Promise<Buffer | undefined> {
  const plain = sharp(onePng({ colour: [9, 9, 9], bits: 8 })).withIccProfile(name);
  return (await sharp(await plain.png().toBuffer()).metadata()).icc;
}

/** Returns the mean colour of a file, and the channels of its first pixel in each format, cut and whole. */
async function madeOf(source: Buffer): Promise<{ ground: string | undefined; made: number[][] }> {
  const file = await readPictureFile(source, 'png', undefined);
  if (file === undefined || 'is' in file) throw new Error('The picture cannot be read.');
  const image = { ...file, name: 'a.png', file: 'a.png', output: 'a.png' };
  const recipes = (['webp', 'avif', 'jpeg'] as const).flatMap((format) => [
    { image, area, size: { width: 16, height: 16 }, format },
    { image, area: { ...area, width: 16 }, size: { width: 16, height: 32 }, format },
  ]);
  const made = recipes.map(async (recipe) => {
    const { data } = await sharp(await encoded(source, recipe))
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data.subarray(0, 3)];
  });
  return { ground: file.ground, made: await Promise.all(made) };
}

describe('the colours of a picture', () => {
  const red = [200, 60, 40];
  // The same red in Display P3.
  const wide = [184, 70, 49];

  it.each<[string, Omit<PngOptions, 'profile'> & { profile?: 'srgb' | 'p3' }, number[]]>([
    ['8 bits in Display P3', { colour: wide, bits: 8, profile: 'p3' }, red],
    ['16 bits', { colour: red, bits: 16 }, red],
    ['16 bits in sRGB', { colour: red, bits: 16, profile: 'srgb' }, red],
    ['16 bits in Display P3', { colour: wide, bits: 16, profile: 'p3' }, red],
    ['16 bits and alpha in sRGB', { colour: [...red, 255], bits: 16, profile: 'srgb' }, red],
    ['16 bits and alpha in Display P3', { colour: [...wide, 255], bits: 16, profile: 'p3' }, red],
    ['16 bits of grey', { colour: [120], bits: 16 }, [120, 120, 120]],
    ['16 bits of grey and alpha', { colour: [120, 255], bits: 16 }, [120, 120, 120]],
  ])('with %s are those of the source', async (_, { profile, ...options }, expected) => {
    const source = onePng({ ...options, profile: profile && (await profileOf(profile)) });
    const { ground, made } = await madeOf(source);
    for (const pixel of made)
      for (const [index, value] of pixel.entries()) expect(Math.abs(value - (expected[index] ?? 0))).toBeLessThan(3);
    const hasAlpha = options.colour.length % 2 === 0;
    // Four bits for each channel.
    if (hasAlpha) expect(ground).toBeUndefined();
    else expect(ground).toMatch(expected === red ? /^#c[34]2$/ : /^#777$/);
  });
});
