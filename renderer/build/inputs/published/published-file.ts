import { basename } from 'node:path';
import type { Diagnostic, IssueCode } from '../../../sdk/issue.ts';
import type { Files } from '../../lib/files.ts';
import { SvgError } from '../svg/parse-svg.ts';
import { assetPath, isPicture, kindOf, type PictureKind } from './file-kind.ts';
import { type Picture, readPicture } from './picture.ts';
import { belongsToSite } from './site-folder.ts';

/** A picture or font of a site, ready to be written to the output. */
export interface PublishedFile {
  /** Path in the output. */
  readonly output: string;
  readonly bytes: Uint8Array;
  /** Size in pixels; undefined for a font. */
  readonly size: Pick<Picture, 'width' | 'height'> | undefined;
}

/** Why a file cannot be published. */
export type Refusal = 'missing' | 'outside' | 'unknown' | 'damaged' | SvgError;

/**
 * Prepares a picture or font for the output. Every published file passes here: its real path must belong to the site, and
 * its content determines its type. The output path contains `name`, which defaults to the file name.
 */
export function publishedFile(
  files: Files,
  root: string,
  file: string,
  name = basename(file),
): PublishedFile | Refusal {
  if (!belongsToSite(files, root, file)) return 'outside';
  const bytes = files.kind(file) === undefined ? undefined : files.read(file);
  if (bytes === undefined) return 'missing';
  const kind = kindOf(bytes);
  if (kind === undefined) return 'unknown';
  if (!isPicture(kind)) return { output: assetPath(name, kind, bytes), bytes, size: undefined };
  const picture = readOrError(bytes, kind);
  if (picture === undefined || picture instanceof SvgError) return picture ?? 'damaged';
  return { output: assetPath(name, kind, picture.bytes), bytes: picture.bytes, size: picture };
}

/** The error for a file that does not belong to the site. Discloses nothing of its content. */
export function outsideFile(name: string): Pick<Diagnostic, 'message' | 'suggestion'> & { readonly code: IssueCode } {
  return {
    code: 'file-outside',
    message: `The file "${name}" is outside of the site's folder, or a link that leads out of it.`,
    suggestion:
      'Copy the file into the site’s folder. If several sites share it, name its folder in package.json: "frontage": { "shared": ["../shared"] }.',
  };
}

function readOrError(bytes: Uint8Array, kind: PictureKind): Picture | SvgError | undefined {
  try {
    return readPicture(bytes, kind);
  } catch (error) {
    if (error instanceof SvgError) return error;
    throw error;
  }
}

export function isRefused(published: PublishedFile | Refusal): published is Refusal {
  return typeof published === 'string' || published instanceof SvgError;
}

/** The error for an SVG file that may not be published, at its line. */
export function unsafePicture(name: string, file: string, { message, suggestion, line, column }: SvgError) {
  return {
    code: 'image-unsafe' as const,
    message: `The picture "${name}" cannot be published. ${message}`,
    suggestion,
    path: [],
    place: { file, line, column },
  };
}
