import { contentHash } from '../../lib/hash.ts';
import { endingFor, type FileKind } from './file-kind.ts';

/** Maximum characters of the name, because a hash follows and file systems limit names to 255 bytes. */
const longestStem = 80;

/** Returns the name of a file without its extension, in characters that need no escapes in URLs, style sheets and headers. */
export function stemOf(name: string): string {
  return partsOf(name).stem;
}

/**
 * Returns the output path of a published file, from its name and a hash of its content. Characters that would need escapes
 * become hyphens, and letters lose their accents.
 */
export function assetPath(name: string, kind: FileKind, bytes: Uint8Array): string {
  const { stem, own } = partsOf(name);
  const hash = contentHash(bytes).slice(0, 10);
  return `assets/${stem === '' ? hash : `${stem}-${hash}`}.${endingFor(kind, own)}`;
}

function partsOf(name: string): { readonly stem: string; readonly own: string } {
  const [, whole = '', own = ''] = /^([\s\S]*?)(?:\.([^./]*))?$/.exec(name) ?? [];
  const stem = whole
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^A-Za-z0-9._~@-]+/g, '-')
    .slice(0, longestStem)
    .replace(/^[-.]+|[-.]+$/g, '');
  return { stem, own };
}
