import type { Sharp } from 'sharp';
import { mostPixels } from '../../inputs/pictures/unfit-format.ts';
import { loadSharp } from '../../lib/sharp.ts';
import type { Recipe } from '../../page/pictures/planner.ts';

/**
 * Encodes one file of a picture from the bytes of its source: turned upright, cut, scaled down and in sRGB. Nothing else of
 * the source is copied, so places, cameras, names and thumbnails stay behind. The same bytes on every machine.
 */
export async function encoded(source: Uint8Array, { image, area, size, format }: Recipe): Promise<Uint8Array> {
  if (format === 'copy') return source;
  const sharp = await loadSharp();
  // Scaled first and cut afterwards, because JPEG files are then decoded at a smaller scale.
  const scale = size.width / area.width;
  const scaled = {
    width: Math.max(size.width, Math.round(image.width * scale)),
    height: Math.max(size.height, Math.round(image.height * scale)),
  };
  const left = Math.min(Math.round(area.left * scale), scaled.width - size.width);
  const top = Math.min(Math.round(area.top * scale), scaled.height - size.height);
  // A drawing is drawn in the size of the file, not enlarged afterwards.
  const density = image.type === 'drawing' ? { density: Math.min(100_000, Math.max(1, 72 * scale)) } : {};
  const whole = sharp(source, { failOn: 'error', limitInputPixels: mostPixels, ...density })
    // Otherwise sharp takes the colours of 16 bits to Display P3.
    .pipelineColourspace('srgb')
    .autoOrient()
    .resize({ ...scaled, fit: 'fill', kernel: 'lanczos3' })
    .toColourspace('srgb');
  const isLossless = image.type === 'lossless';
  if (scaled.width === size.width && scaled.height === size.height)
    return inFormat(whole, format, isLossless).toBuffer();
  // In one pipeline, sharp would decode a turned photo at its full size to cut it, which takes four times as long.
  const { data, info } = await whole.raw().toBuffer({ resolveWithObject: true });
  return inFormat(sharp(data, { raw: info }).extract({ left, top, ...size }), format, isLossless).toBuffer();
}

/** Measured against original photos; docs/pictures.md says what these settings weigh. */
function inFormat(picture: Sharp, format: 'avif' | 'webp' | 'jpeg', isLossless: boolean): Sharp {
  if (format === 'avif') return picture.avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0', bitdepth: 8 });
  if (format === 'jpeg') return picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true });
  return picture.webp(isLossless ? { nearLossless: true, quality: 60, effort: 4 } : { quality: 75, effort: 4 });
}
