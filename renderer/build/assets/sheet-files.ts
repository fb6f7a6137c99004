import { basename, dirname, join } from 'node:path';
import { Faults, type Finding } from '../../sdk/issue.ts';
import { engineFile } from '../inputs/bundle/bundle.ts';
import { isEngineSource } from '../inputs/bundle/engine-sources.js';
import { outsideFile, publishedFile, type Refusal } from '../inputs/published/published-file.ts';
import { storedPath } from '../inputs/published/stored-path.ts';
import type { Files } from '../lib/files.ts';
import { placeOf, type SourceSheet } from './minified.ts';

/** A sheet, and what is needed to find the files that it names. */
export interface Naming extends SourceSheet {
  readonly files: Files;
  /** The site's folder. */
  readonly root: string;
  /** The site's base path. */
  readonly base: string;
  /** Takes each file, by its path in the output. */
  readonly output: Map<string, Uint8Array>;
}

/** The address of what a sheet names; a file is taken along to the output. Throws {@link Faults} where it cannot be. */
export function assetUrl(url: string, naming: Naming): string {
  if (/^(data:|#)/i.test(url)) return url;
  const { file: sheet, files, base, output } = naming;
  const owner = isEngineSource(sheet) ? engineFile('.') : naming.root;
  const { file, inside } = namedFile(url, naming, owner);
  const published = file === undefined ? 'missing' : publishedFile(files, owner, file);
  if (typeof published === 'string') throw new Faults([refused(url, published, naming)]);
  output.set(published.output, published.bytes);
  return `${base}/${published.output}${inside}`;
}

/**
 * The file that a sheet names, and what its address has behind the path: a part of a drawing, or a hint for those who read it.
 * Names with spaces, `#` and `%` are found as they are written as well as in escapes.
 */
function namedFile(url: string, { file: sheet, files }: Naming, owner: string) {
  const none = { file: undefined, inside: '' };
  if (/^[a-z][a-z\d+.-]*:|^\//i.test(url)) return none;
  const [, path = '', inside = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const named = [
    { name: decoded(path), inside: encoded(inside) },
    { name: path, inside: encoded(inside) },
    { name: url, inside: '' },
  ].filter(({ name }) => name !== '');
  for (const { name, inside } of named) {
    const file = storedPath(files, owner, join(dirname(sheet), name));
    if (file !== undefined) return { file, inside };
  }
  return none;
}

/** Without its escapes; as it is, where they are none. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What no address has, as an escape. */
function encoded(text: string): string {
  return text.replace(/[^\x21-\x7e]+|["<>\\^`{|}]+/g, encodeURIComponent);
}

function refused(url: string, why: Refusal, { file, css }: Naming): Finding {
  const at = { path: [], place: placeOf(file, css, Math.max(0, css.indexOf(url))) };
  if (why === 'outside') return { ...at, ...outsideFile(url) };
  const invalid = { ...at, code: 'theme-invalid' as const };
  if (why === 'missing') {
    return {
      ...invalid,
      message: `The file "${url}" that the style sheet names does not exist.`,
      suggestion:
        'Put the file beside the style sheet and name it by its relative path; nothing is loaded from other hosts.',
    };
  }
  return {
    ...invalid,
    message: `The file "${url}" that the style sheet names is neither a picture nor a font, or is damaged.`,
    suggestion: `Name a picture (AVIF, WebP, PNG, JPEG, GIF, SVG) or a font (WOFF2, WOFF, TTF, OTF), or export ${basename(url)} again.`,
  };
}
