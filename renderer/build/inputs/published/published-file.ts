import { basename } from 'node:path';
import type { Diagnostic, IssueCode } from '../../../sdk/issue.ts';
import type { Files } from '../../lib/files.ts';
import { assetPath } from './address.ts';
import { isPicture, kindOf } from './file-kind.ts';
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
export type Refusal = 'missing' | 'outside' | 'unknown' | 'damaged';

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
  const picture = readPicture(bytes, kind);
  if (picture === undefined) return 'damaged';
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
