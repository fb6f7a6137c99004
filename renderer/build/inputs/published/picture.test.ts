import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isPicture, kindOf } from './file-kind.ts';
import { readPicture } from './picture.ts';

type Format = 'avif' | 'gif' | 'jpeg' | 'png' | 'webp';

const secrets = ['Acme Cam', 'Jane Doe', 'rdf:RDF', 'photoshop', 'GPS'];

/** A picture of 40 by 20 pixels with metadata of a camera and an editor. */
async function photo(format: Format, orientation: number): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 20, channels: 3, background: '#a33' } })
    .composite([{ input: { create: { width: 9, height: 5, channels: 3, background: '#3a3' } }, left: 2, top: 3 }])
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: 'Acme Cam', Artist: 'Jane Doe' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>photoshop GPS</rdf:RDF></x:xmpmeta>')
    .toFormat(format)
    .toBuffer();
}

function read(bytes: Uint8Array) {
  const kind = kindOf(bytes);
  if (kind === undefined || !isPicture(kind)) throw new Error('no picture');
  return readPicture(bytes, kind);
}

async function pixels(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes).raw().toBuffer();
}

describe.each(['jpeg', 'png', 'webp', 'avif'] as const)('a picture in %s', (format) => {
  it.each([1, 3, 6, 8])(
    'of orientation %i is published without metadata, its pixels as they were',
    async (orientation) => {
      const bytes = await photo(format, orientation);
      expect(secrets.some((secret) => bytes.includes(secret))).toBe(true);
      const picture = read(bytes);
      for (const secret of secrets) expect(Buffer.from(picture?.bytes ?? []).includes(secret)).toBe(false);
      expect(await pixels(picture?.bytes ?? bytes)).toEqual(await pixels(bytes));
      const onItsSide = orientation > 4 && format !== 'webp';
      expect([picture?.width, picture?.height]).toEqual(onItsSide ? [20, 40] : [40, 20]);
      const kept = await sharp(picture?.bytes).metadata();
      expect(kept.orientation ?? 1).toBe(['jpeg', 'png'].includes(format) ? orientation : 1);
      expect(kept.xmp?.some((byte) => byte !== 0) ?? false).toBe(false);
    },
  );

  it('does not change if stripped again', async () => {
    const once = read(await photo(format, 6))?.bytes ?? new Uint8Array();
    expect(read(once)?.bytes).toEqual(once);
  });

  it('loses trailing bytes', async () => {
    const bytes = await photo(format, 1);
    const picture = read(Buffer.concat([bytes, Buffer.from('behind the end')]));
    expect(picture?.bytes).toEqual(format === 'avif' ? expect.anything() : read(bytes)?.bytes);
  });

  it('cut off anywhere is readable or counts as damaged', async () => {
    const bytes = await photo(format, 6);
    for (let length = 30; length < bytes.length; length += 7) {
      const picture = read(bytes.subarray(0, length));
      for (const secret of secrets) expect(Buffer.from(picture?.bytes ?? []).includes(secret)).toBe(false);
    }
  });
});

describe('a GIF', () => {
  it('keeps its frames and its loop count, and no comment', async () => {
    const frames = await sharp({ create: { width: 6, height: 8, channels: 3, background: '#a33', pageHeight: 4 } })
      .gif({ loop: 3, delay: [80, 80] })
      .toBuffer();
    const comment = Buffer.from([0x21, 0xfe, 8, ...Buffer.from('Jane Doe'), 0]);
    const end = frames.length - 1;
    const said = Buffer.concat([frames.subarray(0, end), comment, frames.subarray(end), Buffer.from('behind')]);
    expect(read(said)?.bytes).toEqual(frames);
    expect(read(frames)?.bytes).toEqual(frames);
  });
});

describe('a file', () => {
  it.each([
    ['text', 'not a picture'],
    ['a page with a drawing in it', '<!doctype html><p>x</p><svg viewBox="0 0 1 1"></svg>'],
    ['JSON', '{"svg":"<svg>"}'],
    ['text that begins like a font', 'true stories'],
    ['nothing', ''],
    ['a list of users', 'root:x:0:0:root:/root:/bin/bash'],
  ])('of %s is neither picture nor font', (_, text) => {
    expect(kindOf(Buffer.from(text))).toBeUndefined();
  });

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '\uFEFF<?xml version="1.0"?>\n<!-- <p> -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [<!ENTITY a "b">]>\n<svg>',
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg">',
  ])('that starts with %j is SVG', (text) => {
    expect(kindOf(Buffer.from(text))).toBe('svg');
  });
});
