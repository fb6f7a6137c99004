import { type Box, readableBoxes } from '../../videos/boxes.ts';
import type { Stripped } from './jpeg.ts';

/** Empty Exif data: the offset of its header, the header, and a directory without entries. */
const noExif = Buffer.from('0000000049492a00080000000000', 'hex');

/**
 * Overwrites Exif and XMP of an AVIF file, so that all offsets stay valid. Its orientation is a separate property and stays
 * (MIAF, ISO/IEC 23000-22). A quarter turn is returned as orientation 6.
 */
export function strippedAvif(bytes: Uint8Array): Stripped {
  const file = Buffer.from(bytes);
  const meta = readableBoxes(file, 0, file.length).find(({ type }) => type === 'meta');
  if (meta === undefined) return { bytes: file, orientation: 1 };
  const inside = readableBoxes(file, meta.start + 4, meta.end);
  const [info, locations, data] = ['iinf', 'iloc', 'idat'].map((name) => inside.find(({ type }) => type === name));
  const items = info === undefined ? new Map<number, string>() : metadataItems(file, info);
  for (const { item, from, to } of locations === undefined ? [] : extents(file, locations, data?.start ?? 0)) {
    const type = items.get(item);
    if (type === undefined) continue;
    const stretch = file.subarray(from, to).fill(0);
    if (type === 'Exif' && stretch.length >= noExif.length) noExif.copy(stretch);
  }
  return { bytes: file, orientation: isTurned(file, inside) ? 6 : 1 };
}

/** The types of items with Exif or XMP, by item id. */
function metadataItems(file: Buffer, info: Box): ReadonlyMap<number, string> {
  const first = info.start + (file[info.start] === 0 ? 6 : 8);
  const entries = readableBoxes(file, first, info.end).filter(({ type }) => type === 'infe');
  return new Map(
    entries.flatMap(({ start }) => {
      const isLong = (file[start] ?? 0) >= 3;
      const at = start + (isLong ? 10 : 8);
      const type = file.toString('latin1', at, at + 4);
      const item = isLong ? file.readUInt32BE(start + 4) : file.readUInt16BE(start + 4);
      return ['Exif', 'mime'].includes(type) ? [[item, type] as const] : [];
    }),
  );
}

/** The ranges of items in the file (ISO/IEC 14496-12, "item location box"). */
function extents(file: Buffer, { start }: Box, data: number) {
  const version = file[start] ?? 0;
  const sizes = [file[start + 4] ?? 0, file[start + 5] ?? 0].flatMap((both) => [both >> 4, both & 15]);
  const [offsetSize = 0, lengthSize = 0, baseSize = 0, indexSize = 0] = sizes;
  let at = start + 6;
  const next = (size: number): number => {
    const value = size === 0 ? 0 : size > 6 ? Number(file.readBigUInt64BE(at)) : file.readUIntBE(at, size);
    at += size;
    return value;
  };
  const found: { readonly item: number; readonly from: number; readonly to: number }[] = [];
  for (let left = next(version < 2 ? 2 : 4); left > 0; left--) {
    const item = next(version < 2 ? 2 : 4);
    const isInData = version > 0 && (next(2) & 15) === 1;
    next(2);
    const base = next(baseSize) + (isInData ? data : 0);
    for (let parts = next(2); parts > 0; parts--) {
      if (version > 0) next(indexSize);
      const from = base + next(offsetSize);
      const to = from + next(lengthSize);
      found.push({ item, from, to });
    }
  }
  return found;
}

function isTurned(file: Buffer, inside: readonly Box[]): boolean {
  const properties = inside
    .filter(({ type }) => type === 'iprp')
    .flatMap((box) => readableBoxes(file, box.start, box.end));
  const own = properties
    .filter(({ type }) => type === 'ipco')
    .flatMap((box) => readableBoxes(file, box.start, box.end));
  return own.some(({ type, start }) => type === 'irot' && ((file[start] ?? 0) & 1) === 1);
}
