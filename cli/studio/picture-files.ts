import { constants, copyFileSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { RenderedSite } from '../../renderer/build/index.ts';
import { imageBytes, imagesFolder, validImages } from '../../renderer/build/inputs/images.ts';
import { cameraFormat, readPictureFile } from '../../renderer/build/inputs/pictures/read-picture.ts';
import { isPicture, kindOf, type PictureKind } from '../../renderer/build/inputs/published/file-kind.ts';
import { readPicture } from '../../renderer/build/inputs/published/picture.ts';
import type { Files } from '../../renderer/build/lib/files.ts';
import { isRecord } from '../../renderer/build/lib/is-record.ts';
import { containsPath } from '../../renderer/build/lib/paths.ts';
import { loadSharp } from '../../renderer/build/lib/sharp.ts';
import { windowsNameProblem } from '../../renderer/build/lib/windows-names.ts';
import { UsageError } from '../failure.ts';

/** The names of files that the studio takes, by what is in them. SVG files can hold scripts, so people copy those by hand. */
const endings: Readonly<Partial<Record<PictureKind, readonly string[]>>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  avif: ['.avif'],
};

/**
 * Adds a picture to `templates/images` and returns its name there. The file is read as builds read it: what they refuse is
 * refused with a UsageError.
 */
export async function addPicture(root: string, name: string, data: Uint8Array): Promise<string> {
  const ending = extname(name).toLowerCase();
  const stem = plainName(name.slice(0, name.length - ending.length));
  const reserved = windowsNameProblem(stem + ending);
  if (reserved !== undefined) throw new UsageError(`${reserved}.`, 'Rename the file.');
  await requireShowable(data, ending);
  const folder = join(root, imagesFolder);
  mkdirSync(folder, { recursive: true });
  if (!containsPath(realpathSync(root), realpathSync(folder))) {
    throw new UsageError('The folder templates/images leads out of the site.', 'Copy the picture by hand.');
  }
  return writeNew(folder, stem, ending, data);
}

async function requireShowable(data: Uint8Array, ending: string): Promise<void> {
  const kind = kindOf(data);
  const unfit = cameraFormat(data);
  if (unfit !== undefined) throw new UsageError(`The file ${unfit.is}.`, unfit.suggestion);
  if (kind === undefined || !isPicture(kind) || !endings[kind]?.includes(ending)) {
    throw new UsageError(
      'This file is no JPEG, PNG, WebP or AVIF picture, or its name ends otherwise.',
      'Choose another file.',
    );
  }
  const size = readPicture(data, kind);
  const read = size && (await readPictureFile(data, kind, size));
  if (read === undefined) throw new UsageError('The picture is damaged and cannot be read.', 'Export it again.');
  if ('is' in read) throw new UsageError(`The picture ${read.is}.`, read.suggestion);
}

/** Writes a file beside those there are, and never a part of one. */
function writeNew(folder: string, stem: string, ending: string, data: Uint8Array): string {
  const part = join(folder, `.${stem}.frontage-new`);
  writeFileSync(part, data);
  try {
    for (let number = 1; ; number++) {
      const name = `${stem}${number === 1 ? '' : `-${number}`}${ending}`;
      try {
        copyFileSync(part, join(folder, name), constants.COPYFILE_EXCL);
        return name;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
  } finally {
    rmSync(part, { force: true });
  }
}

/** Returns a name of lower-case letters, digits and hyphens. */
function plainName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60);
  return plain || 'picture';
}

/** A picture of the site. */
interface LibraryEntry {
  readonly name: string;
  /** In pixels of the file. */
  readonly width: number;
  readonly height: number;
  /** The pages that show it. */
  readonly pages: readonly string[];
  /** What pages say that it shows. */
  readonly alts: readonly string[];
}

/** Returns the pictures of a site with where they are used. */
export function pictureLibrary({ ready: { loaded, site } }: RenderedSite): LibraryEntry[] {
  const uses = new Map<string, { readonly pages: Set<string>; readonly alts: Set<string> }>();
  const find = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isRecord(value) && typeof value.src === 'string') {
      const use = uses.get(value.src) ?? { pages: new Set(), alts: new Set() };
      uses.set(value.src, use);
      use.pages.add(path);
      if (typeof value.alt === 'string' && value.alt !== '') use.alts.add(value.alt);
    }
    for (const inner of Object.values(value)) find(inner, path);
  };
  for (const { path, sections } of site.routes) for (const { fields } of sections) find(fields, path);
  return validImages(loaded.images).map(({ name, width, height }) => {
    const { pages = [], alts = [] } = uses.get(name) ?? {};
    return { name, width, height, pages: [...pages], alts: [...alts] };
  });
}

/** Returns a small version of a picture as a data URL; undefined if there is no such picture. */
export async function thumbnail(
  { ready: { loaded } }: RenderedSite,
  name: string,
  { files, root }: { readonly files: Files; readonly root: string },
): Promise<string | undefined> {
  const image = validImages(loaded.images).find((one) => one.name === name);
  if (image === undefined) return undefined;
  return smallPicture(imageBytes(files, root, image));
}

/** Returns a small version of a picture as a data URL. */
export async function smallPicture(bytes: Uint8Array): Promise<string> {
  const picture = (await loadSharp())(bytes);
  const small = await picture.rotate().resize(560, 400, { fit: 'inside', withoutEnlargement: true }).webp().toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}
