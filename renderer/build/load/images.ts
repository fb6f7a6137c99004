import { join } from 'node:path';
import { imageSize } from 'image-size';
import { Faults } from '../../kit/issue.ts';
import type { Files } from '../files.ts';
import { contentHash } from '../hash.ts';

/** A picture of the site, known before anything is rendered. */
export interface ImageFile {
  readonly name: string;
  readonly file: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Path of the picture in the output, with its hash. */
  readonly output: string;
}

const pictures = /\.(?:avif|webp|png|jpe?g|gif|svg)$/i;

/** Every picture under `templates/images`, by the name a config uses. */
export function loadImages(files: Files, root: string): ReadonlyMap<string, ImageFile> {
  const folder = join(root, 'templates/images');
  const images = new Map<string, ImageFile>();
  for (const name of files.list(folder)) {
    if (!pictures.test(name)) continue;
    const file = join(folder, name);
    const bytes = files.read(file) ?? new Uint8Array();
    const { width, height } = sizeOf(file, bytes);
    images.set(name, { name, file, width, height, output: hashedName(name, bytes) });
  }
  return images;
}

/** Pixels of a picture. Throws {@link Faults} when the file is damaged, or is no picture at all. */
function sizeOf(file: string, bytes: Uint8Array): { width: number; height: number } {
  try {
    const { width = 0, height = 0 } = imageSize(bytes);
    return { width, height };
  } catch {
    throw new Faults([
      {
        code: 'image-invalid',
        message: 'This picture cannot be read.',
        path: [],
        place: { file, line: 1, column: 1 },
        suggestion: 'Export it again, or remove the file.',
      },
    ]);
  }
}

function hashedName(name: string, bytes: Uint8Array): string {
  const dot = name.lastIndexOf('.');
  return `assets/${name.slice(0, dot).replaceAll('/', '-')}-${contentHash(bytes).slice(0, 10)}${name.slice(dot)}`;
}
