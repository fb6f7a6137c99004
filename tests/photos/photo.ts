import sharp, { type Sharp } from 'sharp';

export interface PhotoOptions {
  /** Pixels as the sensor saved them, before the orientation turns them. */
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** Exif orientation: 1 to 8. */
  readonly orientation?: number;
  readonly quality?: number;
}

/** What a phone writes into a photo: no part of it may reach the output. */
export const planted = ['Acme Phone 12', 'Jane Doe', 'GPSLatitude', 'Exif', 'rdf:RDF', 'Bahnhofstrasse 7'];

/** A place as phones write it: 47 degrees, 22 minutes and 17.77 seconds north. */
const place = {
  IFD0: { Make: 'Acme', Model: 'Acme Phone 12', Artist: 'Jane Doe' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '47/1 22/1 1777/100',
    GPSLongitudeRef: 'E',
    GPSLongitude: '8/1 32/1 2341/100',
  },
};

const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description GPSLatitude="47,22.2961N" place="Bahnhofstrasse 7"/></rdf:RDF></x:xmpmeta>';

/**
 * Makes a photo as a phone does: JPEG with an orientation, the place, the device and the name of its owner. The same options
 * give the same pixels: soft areas with edges between them and noise over all.
 */
export async function photo({ width, height, seed, orientation = 1, quality = 88 }: PhotoOptions): Promise<Buffer> {
  const layers = [
    { size: 6, strength: 1, kernel: 'cubic' as const },
    { size: 40, strength: 0.35, kernel: 'cubic' as const },
    { size: 260, strength: 0.18, kernel: 'linear' as const },
  ];
  const pixels = await Promise.all(
    layers.map(async ({ size, kernel }, index) => {
      const small = { width: size, height: Math.max(2, Math.round((size * height) / width)), channels: 3 as const };
      const noise = random(seed * 10 + index, small.width * small.height * 3);
      return sharp(noise, { raw: small }).resize(width, height, { fit: 'fill', kernel }).raw().toBuffer();
    }),
  );
  const [base = Buffer.alloc(0), ...others] = pixels;
  const grain = random(seed * 10 + 9, 65_537);
  for (let at = 0; at < base.length; at++) {
    let value = 40 + (base[at] ?? 0) * 0.7;
    for (const [index, layer] of others.entries())
      value += ((layer[at] ?? 128) - 128) * (layers[index + 1]?.strength ?? 0);
    base[at] = Math.max(0, Math.min(255, value + ((grain[at % 65_537] ?? 128) - 128) * 0.04));
  }
  return phoneMetadata(sharp(base, { raw: { width, height, channels: 3 } }).jpeg({ quality }), orientation).toBuffer();
}

/** Adds what a phone writes into a photo: its orientation, the place, the device and its owner. */
export function phoneMetadata(picture: Sharp, orientation: number): Sharp {
  return picture.withMetadata({ orientation }).withExifMerge(place).withXmp(xmp);
}

/** Bytes of a generator with a seed (xorshift). */
export function random(seed: number, count: number): Buffer {
  const bytes = Buffer.allocUnsafe(count);
  let state = (seed * 2654435761 + 1) >>> 0 || 1;
  for (let at = 0; at < count; at++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bytes[at] = state >>> 24;
  }
  return bytes;
}
