import type { Diagnostic } from '../../../sdk/issue.ts';
import { type Images, validImages } from '../../inputs/images.ts';

/** Bytes for each pixel: screenshots have fewer, and photos more. */
const mostBytesOfPixel = 1.2;

/** Smaller pictures are not worth a warning. */
const leastPixels = 250_000;

/** Reports photos that are saved as PNG. */
export function pictureFileDiagnostics(images: Images): Diagnostic[] {
  return validImages(images).flatMap(({ name, file, type, width, height, size }): Diagnostic[] => {
    const pixels = width * height;
    if (type !== 'lossless' || pixels < leastPixels || size < mostBytesOfPixel * pixels) return [];
    const bytes = Math.round((10 * size) / pixels) / 10;
    return [
      {
        code: 'image-photo-png',
        message: `The picture "${name}" seems to be a photo: it has ${bytes} bytes for each pixel, and is saved without loss.`,
        path: [],
        place: { file, line: 1, column: 1 },
        suggestion: 'Save it as JPEG with a quality of 85 or more.',
      },
    ];
  });
}
