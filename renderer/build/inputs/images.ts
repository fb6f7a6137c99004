import { join } from 'node:path';
import type { Diagnostic, Path } from '../../sdk/issue.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { type Files, fileState } from '../lib/files.ts';
import { picturesAtATime, pool } from '../lib/pool.ts';
import type { PictureCache } from './pictures/picture-cache.ts';
import { cameraFormat, type PictureFile, readPictureFile, type UnfitFormat } from './pictures/read-picture.ts';
import { isPicture, kindOf } from './published/file-kind.ts';
import { isRefused, outsideFile, publishedFile, type Refusal, unsafePicture } from './published/published-file.ts';
import { belongsToSite } from './published/site-folder.ts';
import { SvgError } from './svg/parse-svg.ts';

/** A picture of the site. */
export interface ImageFile extends PictureFile {
  readonly name: string;
  readonly file: string;
  /** Path of the file itself in the output, without its metadata: the icon in browser tabs. Pages show encoded files. */
  readonly output: string;
  /** The content of a sample, which has no file. */
  readonly content?: Uint8Array;
  /** Why it cannot be published. It has no size and output then. */
  readonly error?: Diagnostic;
}

/** Pictures by name in Unicode's composed form. macOS stores names in the decomposed one. */
export type Images = ReadonlyMap<string, ImageFile>;

/** HEIC and TIFF files are listed to say why no page can show them. */
const pictures = /\.(?:avif|webp|png|jpe?g|gif|svg|hei[cf]|tiff?)$/i;

/** The folder of the pictures. */
export const imagesFolder = 'templates/images';

/** Returns every picture in `templates/images`, by the name that a config uses. Reads those that are not in the cache. */
export async function loadImages(files: Files, root: string, cache?: PictureCache): Promise<Images> {
  const listed = files.list(join(root, imagesFolder)).flatMap((path) => {
    const file = join(root, imagesFolder, path);
    // A list contains links to folders as files.
    return pictures.test(path) || files.kind(file) === 'folder' ? [{ file, name: composed(path) }] : [];
  });
  if (listed.length === 0) return new Map();
  const found = new Map<string, ImageFile>();
  await pool(listed, picturesAtATime(), async (one) => {
    found.set(one.name, await readImage(files, root, one, cache));
  });
  cache?.store();
  return new Map(listed.map(({ name }) => [name, found.get(name) as ImageFile]));
}

/** Returns the bytes of a picture in its published form. */
export function imageBytes(files: Files, root: string, { file, name, content }: ImageFile): Uint8Array {
  if (content !== undefined) return content;
  const published = publishedFile(files, root, file, name);
  return isRefused(published) ? new Uint8Array() : published.bytes;
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

type Named = Pick<ImageFile, 'file' | 'name'>;

async function readImage(files: Files, root: string, named: Named, cache?: PictureCache): Promise<ImageFile> {
  const { file, name } = named;
  const refused = (why: Refusal | 'folder' | UnfitFormat): ImageFile => ({
    ...named,
    ...nothing,
    error: imageError(named, why),
  });
  if (files.kind(file) === 'folder') return refused('folder');
  if (!belongsToSite(files, root, file)) return refused('outside');
  // A broken link, or a device, has no state.
  const state = files.kind(file) === 'file' ? fileState(files, file) : undefined;
  if (state === undefined) return refused('missing');
  const known = cache?.get(name, state.id);
  if (known !== undefined) return { ...named, ...known };
  const bytes = files.read(file) ?? new Uint8Array();
  const kind = kindOf(bytes);
  if (kind === undefined || !isPicture(kind)) return refused(cameraFormat(bytes) ?? 'unknown');
  const published = publishedFile(files, root, file, name);
  if (isRefused(published)) return refused(published);
  const picture = await readPictureFile(bytes, kind, published.size);
  if (picture === undefined || 'is' in picture) return refused(picture ?? 'damaged');
  const read = { ...picture, output: published.output };
  cache?.set(name, state.id, read);
  return { ...named, ...read };
}

const nothing: Omit<ImageFile, keyof Named> = { type: 'icon', hash: '', width: 0, height: 0, size: 0, output: '' };

function imageError({ file, name }: Named, why: Refusal | 'folder' | UnfitFormat): Diagnostic {
  const at = { path: [], place: { file, line: 1, column: 1 } };
  if (why === 'outside') return { ...at, ...outsideFile(`${imagesFolder}/${name}`) };
  if (why instanceof SvgError) return unsafePicture(name, file, why);
  if (typeof why === 'object') {
    return { ...at, code: 'image-format', message: `The picture "${name}" ${why.is}.`, suggestion: why.suggestion };
  }
  const invalid = { ...at, code: 'image-invalid' as const };
  if (why === 'folder') {
    return {
      ...invalid,
      message: `${imagesFolder}/${name} is a folder behind a link, and its pictures are not read.`,
      suggestion: `Put the folder itself into ${imagesFolder}.`,
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
    message: `There is no picture "${name}" in ${imagesFolder}.`,
    path,
    suggestion: /^(?:[a-z]+:)?\/\//i.test(name)
      ? `Save it in ${imagesFolder}, and write the name of the file there.`
      : didYouMean(
          name,
          validImages(images).map((image) => image.name),
          'picture',
        ),
  };
}

function composed(name: string): string {
  return name.normalize('NFC');
}
