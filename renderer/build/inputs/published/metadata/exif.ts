/** Orientation of a picture (Exif 2.32, tag 274): 1 to 8; from 5 on, width and height are swapped. */
export type Orientation = number;

const tag = 0x0112;

/** Reads the orientation from Exif data that starts with `II` or `MM`; 1 if there is none. */
export function orientationOf(exif: Uint8Array): Orientation {
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength);
  if (view.byteLength < 14) return 1;
  const order = view.getUint16(0);
  const little = order === 0x4949;
  if (!little && order !== 0x4d4d) return 1;
  const directory = view.getUint32(4, little);
  if (directory + 2 > view.byteLength) return 1;
  const count = view.getUint16(directory, little);
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + 12 * index;
    if (entry + 12 > view.byteLength) return 1;
    if (view.getUint16(entry, little) !== tag) continue;
    const value = view.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** Returns Exif data with the orientation alone. */
export function exifOf(orientation: Orientation): Buffer {
  const exif = Buffer.from('4d4d002a000000080001011200030000000100000000' + '00000000', 'hex');
  exif.writeUInt16BE(orientation, 18);
  return exif;
}

/** Whether an orientation swaps width and height. */
export function isOnItsSide(orientation: Orientation): boolean {
  return orientation >= 5;
}
