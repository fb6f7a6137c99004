import { brotliDecompressSync, inflateSync } from 'node:zlib';

/** The tables of a font by their tags. Those of outlines may be in the compact form of WOFF2. */
export type FontTables = ReadonlyMap<string, Buffer>;

/** Returns the tables of a TTF, OTF, WOFF or WOFF2 file. Throws if it is none of these, or damaged. */
export function fontTables(bytes: Uint8Array): FontTables {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const signature = file.toString('latin1', 0, 4);
  if (signature === 'wOF2') return woff2Tables(file);
  if (signature === 'wOFF') return tablesAt(file, { start: 44, size: 20, count: file.readUInt16BE(12) }, woffTable);
  if (signature === '\0\x01\0\0' || signature === 'OTTO' || signature === 'true') {
    return tablesAt(file, { start: 12, size: 16, count: file.readUInt16BE(4) }, plainTable);
  }
  throw new Error('The file is not a font.');
}

/** Returns a TrueType file of some tables, with no checksums, which readers of metrics ignore. */
export function trueType(tables: readonly (readonly [tag: string, bytes: Buffer])[]): Buffer {
  const directory = Buffer.alloc(12 + 16 * tables.length);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(tables.length, 4);
  const parts = [directory];
  let offset = directory.length;
  for (const [index, [tag, bytes]] of tables.entries()) {
    const entry = 12 + 16 * index;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(bytes.length, entry + 12);
    const padded = Buffer.alloc(4 * Math.ceil(bytes.length / 4));
    bytes.copy(padded);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

/** Where the entries of a directory are in a file, and how long each is. */
interface Directory {
  readonly start: number;
  readonly size: number;
  readonly count: number;
}

function tablesAt(
  file: Buffer,
  { start, size, count }: Directory,
  read: (file: Buffer, entry: number) => Buffer,
): Map<string, Buffer> {
  const entries = Array.from({ length: count }, (_, index) => start + size * index);
  return new Map(entries.map((entry) => [file.toString('latin1', entry, entry + 4), read(file, entry)]));
}

function plainTable(file: Buffer, entry: number): Buffer {
  const offset = file.readUInt32BE(entry + 8);
  return file.subarray(offset, offset + file.readUInt32BE(entry + 12));
}

function woffTable(file: Buffer, entry: number): Buffer {
  const offset = file.readUInt32BE(entry + 4);
  const [stored, length] = [file.readUInt32BE(entry + 8), file.readUInt32BE(entry + 12)];
  const bytes = file.subarray(offset, offset + stored);
  return stored < length ? inflateSync(bytes) : bytes;
}

/** Tags by their index in a directory of WOFF2 (https://www.w3.org/TR/WOFF2/#table_dir_format). */
const knownTags = [
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx',
  'BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty',
  'just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill',
].flatMap((line) => line.match(/.{4}(?= |$)/g) ?? []);

function woff2Tables(file: Buffer): Map<string, Buffer> {
  const count = file.readUInt16BE(12);
  const compressed = file.readUInt32BE(20);
  const reader = { file, at: 48 };
  const entries = Array.from({ length: count }, () => woff2Entry(reader));
  const data = brotliDecompressSync(file.subarray(reader.at, reader.at + compressed));
  const tables = new Map<string, Buffer>();
  let start = 0;
  for (const { tag, length, isTransformed } of entries) {
    const bytes = data.subarray(start, start + length);
    start += length;
    tables.set(tag, isTransformed && tag === 'hmtx' ? plainAdvances(bytes, tables) : bytes);
  }
  return tables;
}

interface Reader {
  readonly file: Buffer;
  at: number;
}

function woff2Entry(reader: Reader) {
  const flags = reader.file.readUInt8(reader.at++);
  const known = knownTags[flags & 63];
  const tag = known ?? reader.file.toString('latin1', reader.at, reader.at + 4);
  if (known === undefined) reader.at += 4;
  const plain = tag === 'glyf' || tag === 'loca' ? 3 : 0;
  const isTransformed = flags >> 6 !== plain;
  const original = readBase128(reader);
  return { tag, isTransformed, length: isTransformed ? readBase128(reader) : original };
}

function readBase128(reader: Reader): number {
  let value = 0;
  for (let count = 0; count < 5; count++) {
    const byte = reader.file.readUInt8(reader.at++);
    value = value * 128 + (byte & 127);
    if (byte < 128) return value;
  }
  throw new Error('A length of the WOFF2 file has too many bytes.');
}

/** Advances without side bearings, which the compact form of the table leaves out. */
function plainAdvances(compact: Buffer, tables: FontTables): Buffer {
  const count = tables.get('hhea')?.readUInt16BE(34) ?? 0;
  const glyphs = tables.get('maxp')?.readUInt16BE(4) ?? count;
  const plain = Buffer.alloc(4 * count + 2 * Math.max(0, glyphs - count));
  for (let index = 0; index < count; index++) compact.copy(plain, 4 * index, 1 + 2 * index, 3 + 2 * index);
  return plain;
}
