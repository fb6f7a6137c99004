import sharp from 'sharp';

/** The difference between two screenshots of a page. */
export interface ScreenshotDiff {
  /** Share of changed pixels of the later screenshot, 0 to 1. */
  readonly changed: number;
  /** The later screenshot in pale grey with changed pixels in colour, as WebP. */
  readonly picture: Buffer;
}

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Differences up to this value of 255 in each channel are invisible artefacts of rendering. */
const invisible = 24;

const marked = [214, 0, 102] as const;

/**
 * Compares two PNG screenshots of the same width. Ignores equal rows at the top and bottom, so that a page that grew in one
 * spot does not count as changed below it.
 */
export async function compareScreenshots(before: Buffer, after: Buffer): Promise<ScreenshotDiff> {
  const [old, young] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const width = Math.min(old.width, young.width);
  const rows = Math.min(old.height, young.height);
  let top = 0;
  while (top < rows && sameRow(old, top, young, top)) top++;
  let bottom = 0;
  while (bottom < rows - top && sameRow(old, old.height - 1 - bottom, young, young.height - 1 - bottom)) bottom++;
  const data = Buffer.alloc(young.width * young.height * 3);
  let changed = 0;
  for (let y = 0; y < young.height; y++) {
    const inside = y >= top && y < young.height - bottom;
    for (let x = 0; x < young.width; x++) {
      const at = (y * young.width + x) * 3;
      const there = y < old.height - bottom && x < width;
      if (inside && !(there && samePixel(old, (y * old.width + x) * 3, young, at))) {
        changed++;
        data.set(marked, at);
      } else data.fill(pale(young.data, at), at, at + 3);
    }
  }
  // Removed rows cannot be marked in the later screenshot, but they count.
  const gone = Math.max(0, old.height - young.height) * width;
  const picture = await sharp(data, { raw: { width: young.width, height: young.height, channels: 3 } })
    .webp({ quality: 70 })
    .toBuffer();
  return { changed: Math.min(1, (changed + gone) / (young.width * young.height)), picture };
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function sameRow(old: Pixels, y: number, young: Pixels, row: number): boolean {
  if (old.width !== young.width) return false;
  const length = old.width * 3;
  return old.data.compare(young.data, row * length, (row + 1) * length, y * length, (y + 1) * length) === 0;
}

function samePixel(old: Pixels, from: number, young: Pixels, at: number): boolean {
  for (let channel = 0; channel < 3; channel++) {
    if (Math.abs((old.data[from + channel] ?? 0) - (young.data[at + channel] ?? 0)) > invisible) return false;
  }
  return true;
}

function pale(data: Buffer, at: number): number {
  const grey = ((data[at] ?? 0) * 3 + (data[at + 1] ?? 0) * 6 + (data[at + 2] ?? 0)) / 10;
  return Math.round(200 + grey * 0.2);
}
