import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { phoneMetadata, random } from '../../photos/photo.ts';

/** Pixels of a phone's camera. */
const camera = { width: 4032, height: 3024 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a photo is made: the same options give the same bytes. */
interface Shot {
  readonly seed: number;
  /** How much of it is texture, such as leaves, from 0 to 1. */
  readonly texture: number;
  readonly size?: Size;
}

/**
 * Returns the photo with a number, 12 megapixels as a phone takes them: half of all are turned by their orientation, and each
 * has the place, the device and its owner. They range from a smooth wall to leaves.
 */
export async function phonePhoto(number: number): Promise<Buffer> {
  const picture = await shot({ seed: number, texture: (number % 5) / 4 });
  const orientation = [1, 6, 1, 8, 1, 3][number % 6] ?? 1;
  return phoneMetadata(picture.jpeg({ quality: 90 }), orientation).toBuffer();
}

/**
 * Writes the files that people put among their photos by mistake, by name: what the build has to say about each is in
 * `run.ts`.
 */
export async function writeWrongFiles(folder: string): Promise<void> {
  const small = { width: 1200, height: 900 };
  const picture = () => shot({ seed: 99, texture: 0.5, size: small });
  const jpeg = await (await picture()).jpeg().toBuffer();
  const frames = { raw: { width: 200, height: 300, channels: 3 as const, pageHeight: 150 } };
  const moving = sharp(random(7, 200 * 300 * 3), frames);
  const files: Readonly<Record<string, Buffer>> = {
    'four-inks.jpg': await (await picture()).toColourspace('cmyk').jpeg().toBuffer(),
    'twenty-megabytes.jpg': await (await shot({ seed: 98, texture: 1, size: { width: 4200, height: 3150 } }))
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer(),
    'half.jpg': jpeg.subarray(0, jpeg.length / 2),
    'moves.gif': await moving.clone().gif().toBuffer(),
    'moves.webp': await moving.clone().webp().toBuffer(),
    'heic.jpg': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    'scan.jpg': await (await picture()).tiff().toBuffer(),
  };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
}

/** Soft light, shapes with edges, textures from coarse to fine, and the noise of a sensor. */
async function shot({ seed, texture, size = camera }: Shot): Promise<Sharp> {
  const { width, height } = size;
  const [base = Buffer.alloc(0), ...layers] = [
    await scene(seed, size),
    await grains(seed + 101, width / 168, 90, size),
    await grains(seed + 202, width / 42, 14 + texture * 30, size),
    await grains(seed + 303, width / 8, 5 + texture * 26, size),
    await grains(seed + 404, width / 2.2, 5 + texture * 22, size),
  ];
  const noise = random(seed + 505, 65_537);
  for (let pixel = 0; pixel < width * height; pixel++) {
    let light = 0;
    for (const layer of layers) light += (layer[pixel] ?? 128) - 128;
    // Textures are stronger where there is light, as in the world.
    const strength = 1 + light / 256;
    for (let at = pixel * 3; at < pixel * 3 + 3; at++)
      base[at] = Math.max(0, Math.min(255, (base[at] ?? 0) * strength + ((noise[at % 65_537] ?? 128) - 128) * 0.06));
  }
  return sharp(base, { raw: { width, height, channels: 3 } });
}

/** Grey noise around 128, with a number of grains in a row. */
async function grains(seed: number, columns: number, strength: number, { width, height }: Size): Promise<Buffer> {
  const small = { width: Math.round(columns), height: Math.round((columns * height) / width) };
  const values = random(seed, small.width * small.height).map((value) => 128 + ((value - 128) * strength) / 128);
  return sharp(values, { raw: { ...small, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/** A gradient with twelve shapes, some of them seen through. */
async function scene(seed: number, { width, height }: Size): Promise<Buffer> {
  const numbers = [...random(seed + 909, 12 * 8)];
  const colour = (hue: number, light: number) => `hsl(${Math.round(hue * 1.4)} 35% ${25 + Math.round(light / 5)}%)`;
  const shapes = Array.from({ length: 12 }, (_, index) => {
    const [x = 0, y = 0, across = 0, down = 0, hue = 0, light = 0, turn = 0, seen = 0] = numbers.slice(index * 8);
    const place = `x="${x * 3.6 - 100}" y="${y * 2.7 - 100}" width="${60 + across * 1.4}" height="${60 + down}"`;
    const look = `fill="${colour(hue, light)}" opacity="${0.4 + seen / 500}" transform="rotate(${turn - 128} 500 375)"`;
    return `<rect ${place} rx="${turn / 4}" ${look}/>`;
  });
  const [one = 0, other = 0] = numbers;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1000 750" preserveAspectRatio="none"><linearGradient id="sky" y2="1" x2="0"><stop stop-color="${colour(one, 255)}"/><stop offset="1" stop-color="${colour(other, 60)}"/></linearGradient><rect width="1000" height="750" fill="url(#sky)"/>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}
