import { basename, dirname, join } from 'node:path';
import { type Diagnostic, DiagnosticsError } from '../../sdk/issue.ts';
import { engineFile, isEngineFile } from '../inputs/bundle/bundle.ts';
import {
  isRefused,
  outsideFile,
  publishedFile,
  type Refusal,
  unsafePicture,
} from '../inputs/published/published-file.ts';
import { storedPath } from '../inputs/published/site-folder.ts';
import { SvgError } from '../inputs/svg/parse-svg.ts';
import type { Files } from '../lib/files.ts';
import { startsAtRoot } from '../lib/slash-path.ts';
import { type SourceSheet, sourceLocation } from './minified.ts';

/** A sheet, and the context to find the files that it refers to. */
export interface SheetContext extends SourceSheet {
  readonly files: Files;
  /** The site's folder. */
  readonly root: string;
  /** The site's base path. */
  readonly base: string;
  /** Collects the files, by their path in the output. */
  readonly output: Map<string, Uint8Array>;
}

/** Returns a URL that names a file by its absolute path, whatever sheet it is written into. */
export function fileUrl(file: string): string {
  return `${fileScheme}${encodeURIComponent(file)}`;
}

const fileScheme = 'frontage-file:';

/** Returns the output URL for a URL in a sheet, and adds its file to the output. Throws {@link DiagnosticsError} if that fails. */
export function assetUrl(url: string, context: SheetContext): string {
  if (/^(data:|#)/i.test(url)) return url;
  const { file: sheet, files, base, output } = context;
  const named = url.startsWith(fileScheme) ? decodeURIComponent(url.slice(fileScheme.length)) : undefined;
  const owner = isEngineFile(named ?? sheet) ? engineFile('.') : context.root;
  const { file, suffix } = named === undefined ? resolveUrl(url, context, owner) : { file: named, suffix: '' };
  const published = file === undefined ? 'missing' : publishedFile(files, owner, file);
  if (published instanceof SvgError)
    throw new DiagnosticsError([unsafePicture(basename(file ?? url), file ?? sheet, published)]);
  if (isRefused(published)) throw new DiagnosticsError([refused(named ?? url, published, context)]);
  output.set(published.output, published.bytes);
  return `${base}/${published.output}${suffix}`;
}

/**
 * Finds the file of a URL. The suffix is its query and fragment, such as the id of an SVG element. Finds file names with
 * spaces, `#` and `%` both escaped and unescaped.
 */
function resolveUrl(url: string, { file: sheet, files }: SheetContext, owner: string) {
  const none = { file: undefined, suffix: '' };
  if (startsAtRoot(url) || /^[a-z][a-z\d+.-]*:/i.test(url)) return none;
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const candidates = [
    { name: decodeEscapes(path), suffix: encodeInvalid(suffix) },
    { name: path, suffix: encodeInvalid(suffix) },
    { name: url, suffix: '' },
  ].filter(({ name }) => name !== '');
  for (const { name, suffix } of candidates) {
    const file = storedPath(files, owner, join(dirname(sheet), name));
    if (file !== undefined) return { file, suffix };
  }
  return none;
}

/** Returns the text unchanged if its escapes are invalid. */
function decodeEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Escapes characters that URLs must not contain. */
function encodeInvalid(text: string): string {
  return text.replace(/[^\x21-\x7e]+|["<>\\^`{|}]+/g, encodeURIComponent);
}

function refused(url: string, why: Exclude<Refusal, SvgError>, { file, css }: SheetContext): Diagnostic {
  const at = { path: [], place: sourceLocation(file, css, Math.max(0, css.indexOf(url))) };
  if (why === 'outside') return { ...at, ...outsideFile(url) };
  const invalid = { ...at, code: 'theme-invalid' as const };
  if (why === 'missing') {
    return {
      ...invalid,
      message: `The file "${url}" that the style sheet names does not exist.`,
      suggestion:
        'Put the file beside the style sheet and name it by its relative path. Pages load nothing from other hosts.',
    };
  }
  const message = `The file "${url}" that the style sheet names is neither a picture nor a font, or is damaged.`;
  const suggestion = `Name a picture (AVIF, WebP, PNG, JPEG, GIF, SVG) or a font (WOFF2, WOFF, TTF, OTF), or export ${basename(url)} again.`;
  return { ...invalid, message, suggestion };
}
