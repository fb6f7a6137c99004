import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { compareScreenshots } from './compare.ts';

/** Returns a picture of rows, each in one grey. */
function rows(greys: readonly number[]): Promise<Buffer> {
  const data = Buffer.from(greys.flatMap((grey) => Array.from({ length: 30 }, () => grey)));
  return sharp(data, { raw: { width: 10, height: greys.length, channels: 3 } })
    .png()
    .toBuffer();
}

const changed = async (before: readonly number[], after: readonly number[]) =>
  (await compareScreenshots(await rows(before), await rows(after))).changed;

describe('compareScreenshots', () => {
  it('counts visible changes only', async () => {
    expect(await changed([0, 50, 100, 150], [0, 50, 100, 150])).toBe(0);
    expect(await changed([0, 50, 100, 150], [0, 60, 100, 150])).toBe(0);
    expect(await changed([0, 50, 100, 150], [0, 250, 100, 150])).toBe(0.25);
  });

  it('recognizes content that only moved up or down', async () => {
    expect(await changed([0, 50, 100, 150], [0, 200, 50, 100, 150])).toBe(0.2);
    expect(await changed([0, 200, 50, 100, 150], [0, 50, 100, 150])).toBe(0.25);
  });

  it('returns a picture in the size of the later one', async () => {
    const { picture } = await compareScreenshots(await rows([0, 50]), await rows([0, 50, 90]));
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 10, height: 3 });
  });
});
