import { contentHash } from '../../lib/hash.ts';
import { endingFor, type FileKind } from './file-kind.ts';

/** Characters that a name keeps of its own: it has a hash as well, and file systems take 255 bytes. */
const longestStem = 80;

/**
 * Path in the output of a file that a site publishes, from its own name and a hash of its content. It has only letters that
 * no address, style sheet or header has to escape: what else a name holds becomes a hyphen, and marks of letters go.
 */
export function assetPath(name: string, kind: FileKind, bytes: Uint8Array): string {
  const [, whole = '', own = ''] = /^([\s\S]*?)(?:\.([^./]*))?$/.exec(name) ?? [];
  const stem = whole
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^A-Za-z0-9._~@-]+/g, '-')
    .slice(0, longestStem)
    .replace(/^[-.]+|[-.]+$/g, '');
  const hash = contentHash(bytes).slice(0, 10);
  return `assets/${stem === '' ? hash : `${stem}-${hash}`}.${endingFor(kind, own)}`;
}
