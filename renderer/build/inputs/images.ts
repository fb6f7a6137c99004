import { join } from 'node:path';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import type { Files } from '../lib/files.ts';
import { outsideFile, type PublishedFile, publishedFile, type Refusal } from './published/published-file.ts';

/** A picture of the site. */
export interface ImageFile {
  readonly name: string;
  readonly file: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Path of the picture in the output, with its hash. */
  readonly output: string;
  /** Why it cannot be published. It has no size and output then. */
  readonly error?: Diagnostic;
}

/** Pictures by name in Unicode's composed form. macOS stores names in the decomposed one. */
export type Images = ReadonlyMap<string, ImageFile>;

const pictures = /\.(?:avif|webp|png|jpe?g|gif|svg)$/i;
const folder = 'templates/images';

/** Returns every picture in `templates/images`, by the name that a config uses. */
export function loadImages(files: Files, root: string): Images {
  const images = new Map<string, ImageFile>();
  for (const listed of files.list(join(root, folder))) {
    const file = join(root, folder, listed);
    const name = composed(listed);
    // A list contains links to folders as files.
    if (pictures.test(name) || files.kind(file) === 'folder') images.set(name, readImage(files, root, { file, name }));
  }
  return images;
}

/** Returns the bytes of a picture in its published form. */
export function imageBytes(files: Files, root: string, { file, name }: ImageFile): Uint8Array {
  const published = publishedFile(files, root, file, name);
  return typeof published === 'string' ? new Uint8Array() : published.bytes;
}

/** Returns the pictures that can be published. */
export function validImages(images: Images): readonly ImageFile[] {
  return [...images.values()].filter(({ error }) => error === undefined);
}

/** Returns a picture by name; undefined if there is none that can be published. */
export function imageOf(images: Images, name: string): ImageFile | undefined {
  const image = images.get(composed(name));
  return image?.error === undefined ? image : undefined;
}

/** The same for a name at a path of the config. Adds errors to the diagnostics. */
export function imageNamed(name: string, images: Images, path: Path, diagnostics: Diagnostic[]): ImageFile | undefined {
  const image = images.get(composed(name));
  if (image === undefined) diagnostics.push(missingImage(name, images, path));
  else if (image.error !== undefined) diagnostics.push(image.error);
  return imageOf(images, name);
}

/** Reports pictures that cannot be published and that no diagnostic so far is about, because no page shows them. */
export function imagesLeftOut(images: Images, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const known = new Set(diagnostics);
  return [...images.values()].flatMap(({ error }) =>
    error === undefined || known.has(error) ? [] : [{ ...error, code: 'image-left-out' as const }],
  );
}

function readImage(files: Files, root: string, { file, name }: Pick<ImageFile, 'file' | 'name'>): ImageFile {
  const published = files.kind(file) === 'folder' ? 'folder' : publishedFile(files, root, file, name);
  if (typeof published === 'object' && published.size !== undefined) {
    const { output, size } = published;
    return { name, file, width: size.width, height: size.height, output };
  }
  return { name, file, width: 0, height: 0, output: '', error: imageError({ file, name }, published) };
}

function imageError(
  { file, name }: Pick<ImageFile, 'file' | 'name'>,
  why: PublishedFile | Refusal | 'folder',
): Diagnostic {
  const at = { path: [], place: { file, line: 1, column: 1 } };
  if (why === 'outside') return { ...at, ...outsideFile(`${folder}/${name}`) };
  const invalid = { ...at, code: 'image-invalid' as const };
  if (why === 'folder') {
    return {
      ...invalid,
      message: `${folder}/${name} is a folder behind a link, and its pictures are not read.`,
      suggestion: `Put the folder itself into ${folder}.`,
    };
  }
  if (why === 'damaged') {
    return {
      ...invalid,
      message: `The picture "${name}" is damaged and cannot be read.`,
      suggestion: 'Export it again, or remove the file.',
    };
  }
  return {
    ...invalid,
    message: `The file "${name}" is named like a picture, but its content is not one.`,
    suggestion: 'Export it as AVIF, WebP, PNG, JPEG, GIF or SVG, or remove the file.',
  };
}

function missingImage(name: string, images: Images, path: Path): Diagnostic {
  return {
    code: 'image-missing',
    message: `There is no picture "${name}" in ${folder}.`,
    path,
    suggestion: didYouMean(
      name,
      validImages(images).map((image) => image.name),
      'picture',
    ),
  };
}

function composed(name: string): string {
  return name.normalize('NFC');
}
