import { buildIdIn, type Frame } from './frame.ts';
import { encodePieces, type Piece, type SharedText } from './pieces.ts';

/** A document as bytes, without its build id. */
export interface DocumentBytes {
  /** Valid until the next document is encoded. */
  readonly bytes: Buffer;
  /** Offset of the build id; undefined if the document has none. */
  readonly buildIdAt: number | undefined;
  /** Undefined if a part of the frame is in the document more than once. */
  readonly spans: Spans | undefined;
}

/** Where the parts of its frame are in a document. */
export interface Spans {
  /** Offset and length in bytes of each part: the head, the sheet of later sections if there is one, the scripts. */
  readonly at: readonly (readonly [offset: number, length: number])[];
  /** The section that the sheet of later sections is linked before. */
  readonly from?: number | undefined;
}

function partsOf({ head, below, scripts }: Frame): readonly SharedText[] {
  return [head, ...(below === undefined ? [] : [below.link]), scripts];
}

/** Encodes the pieces of a document. */
export function documentBytes(pieces: readonly Piece[], frame: Frame): DocumentBytes {
  const parts = partsOf(frame);
  const { bytes, offsets } = encodePieces(pieces, parts);
  const found = offsets.flatMap((places, index) =>
    places.map((offset) => [offset, parts[index]?.bytes.length ?? 0] as const),
  );
  const isOnce = offsets.every((places) => places.length === 1);
  return { bytes, buildIdAt: buildIdIn(bytes), spans: isOnce ? { at: found, from: frame.below?.from } : undefined };
}

/** Returns a document with another frame; undefined if that has parts in other places. */
export function withFrame(document: Buffer, { at, from }: Spans, frame: Frame): DocumentBytes | undefined {
  const parts = partsOf(frame);
  if (parts.length !== at.length || frame.below?.from !== from || frame.head.text === '') return undefined;
  const order = at.map(([offset, length], index) => ({ offset, length, index })).sort((a, b) => a.offset - b.offset);
  const spans: [number, number][] = [];
  const chunks: Uint8Array[] = [];
  let read = 0;
  let written = 0;
  for (const { offset, length, index } of order) {
    const { bytes } = parts[index] as SharedText;
    chunks.push(document.subarray(read, offset), bytes);
    written += offset - read;
    spans[index] = [written, bytes.length];
    written += bytes.length;
    read = offset + length;
  }
  chunks.push(document.subarray(read));
  const bytes = Buffer.concat(chunks);
  return { bytes, buildIdAt: buildIdIn(bytes), spans: { at: spans, from } };
}
