import { brotliDecompressSync, inflateSync } from 'node:zlib';

/** Tables of a font by their tag, as far as they stand there unchanged. */
export type FontTables = ReadonlyMap<string, DataView>;

/** Opens a font file, whichever of its four containers it comes in. Throws a RangeError or an Error for what is no font. */
export function fontTables(bytes: Uint8Array): FontTables {
  const view = viewOf(bytes);
  switch (view.getUint32(0)) {
    case 0x774f4646:
      return woffTables(bytes, view);
    case 0x774f4632:
      return woff2Tables(bytes, view);
    case 0x00010000:
    case 0x4f54544f:
    case 0x74727565:
      return plainTables(bytes, view);
    default:
      throw new Error('not a font');
  }
}

/** TrueType and OpenType (OpenType specification, "Organization of an OpenType font"). */
function plainTables(bytes: Uint8Array, view: DataView): FontTables {
  return new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const entry = 12 + index * 16;
      const offset = view.getUint32(entry + 8);
      return [tag(view, entry), viewOf(bytes.subarray(offset, offset + view.getUint32(entry + 12)))];
    }),
  );
}

/** WOFF 1.0, section 4: each table compressed by itself. */
function woffTables(bytes: Uint8Array, view: DataView): FontTables {
  return new Map(
    Array.from({ length: view.getUint16(12) }, (_, index) => {
      const entry = 44 + index * 20;
      const offset = view.getUint32(entry + 4);
      const packed = bytes.subarray(offset, offset + view.getUint32(entry + 8));
      return [tag(view, entry), viewOf(packed.length < view.getUint32(entry + 12) ? inflateSync(packed) : packed)];
    }),
  );
}

/** The tables that WOFF 2.0 knows by a number (section 4.1), as far as they are read or have a form of their own. */
const numbered: Readonly<Record<number, string>> = {
  0: 'cmap',
  1: 'head',
  2: 'hhea',
  6: 'OS/2',
  10: 'glyf',
  11: 'loca',
};

/** WOFF 2.0, section 4: all tables in one stream, some of them rearranged. */
function woff2Tables(bytes: Uint8Array, view: DataView): FontTables {
  let at = 48;
  const entries = Array.from({ length: view.getUint16(12) }, () => {
    const flags = view.getUint8(at++);
    const number = flags & 63;
    const name = number === 63 ? tag(view, at) : (numbered[number] ?? `table ${number}`);
    if (number === 63) at += 4;
    const size = base128();
    const version = flags >> 6;
    const rearranged = name === 'glyf' || name === 'loca' ? version !== 3 : version !== 0;
    return { name, rearranged, size: rearranged ? base128() : size };
  });
  const stream = brotliDecompressSync(bytes.subarray(at, at + view.getUint32(20)));
  let offset = 0;
  return new Map(
    entries.flatMap(({ name, rearranged, size }) => {
      offset += size;
      return rearranged ? [] : [[name, viewOf(stream.subarray(offset - size, offset))] as const];
    }),
  );

  function base128(): number {
    let value = 0;
    let byte: number;
    do {
      byte = view.getUint8(at++);
      value = value * 128 + (byte & 127);
    } while (byte >= 128);
    return value;
  }
}

function tag(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
