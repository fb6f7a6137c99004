import { contentHash } from '../../lib/hash.ts';

/** The types of published files, detected by their first bytes instead of their names. */
export type FileKind = PictureKind | FontKind;
export type PictureKind = 'avif' | 'gif' | 'ico' | 'jpeg' | 'png' | 'svg' | 'webp';
type FontKind = 'otf' | 'ttf' | 'woff' | 'woff2';

/** File extensions by type, most common first. */
const endings: Readonly<Record<FileKind, readonly [string, ...string[]]>> = {
  avif: ['avif'],
  gif: ['gif'],
  ico: ['ico', 'cur'],
  jpeg: ['jpg', 'jpeg'],
  png: ['png', 'apng'],
  svg: ['svg'],
  webp: ['webp'],
  otf: ['otf'],
  ttf: ['ttf'],
  woff: ['woff'],
  woff2: ['woff2'],
};

/** Returns the extension of a file, by which hosts serve it: its own if it fits the type, else the most common one. */
function endingFor(kind: FileKind, own: string): string {
  const lower = own.toLowerCase();
  return endings[kind].includes(lower) ? lower : endings[kind][0];
}

/** Detects the type of a file by its first bytes; undefined if it is neither a picture nor a font. */
export function kindOf(bytes: Uint8Array): FileKind | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 64)).toString('latin1');
  const found = signatures.find(([, signature]) => signature.test(start));
  return found?.[0] ?? (isSvg(bytes) ? 'svg' : undefined);
}

export function isPicture(kind: FileKind): kind is PictureKind {
  return !['otf', 'ttf', 'woff', 'woff2'].includes(kind);
}

const signatures: readonly (readonly [FileKind, RegExp])[] = [
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['jpeg', /^\xff\xd8\xff/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[\s\S]{4}WEBPVP8/],
  ['avif', /^[\s\S]{4}ftyp(?:[\s\S]{4}){0,8}avi[fs]/],
  ['ico', /^\0\0[\x01\x02]\0[\s\S]\0/],
  ['woff2', /^wOF2(?:\0\x01\0\0|OTTO|true|ttcf)/],
  ['woff', /^wOFF(?:\0\x01\0\0|OTTO|true|ttcf)/],
  ['otf', /^OTTO\0/],
  ['ttf', /^(?:\0\x01\0\0\0|ttcf\0)/],
];

/** The root element must start within this many characters, which leaves room for comments of drawing programs. */
const longestProlog = 1 << 16;

/** Detects SVG by its root element, since HTML may contain SVG as well. */
function isSvg(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, longestProlog);
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  const text = new TextDecoder(encoding).decode(start);
  if (text.includes('\0')) return false;
  const root = text.replace(/^(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE\b[^[>]*(?:\[[\s\S]*?\]\s*)?>)+/i, '');
  return /^<(?:svg:)?svg[\s/>]/.test(root);
}

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
