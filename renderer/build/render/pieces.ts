/** A text that stands in many documents, as what goes into them. */
export class SharedText {
  readonly text: string;
  #bytes: Uint8Array | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get bytes(): Uint8Array {
    this.#bytes ??= Buffer.from(this.text);
    return this.#bytes;
  }
}

/** What a document is put together from: texts of its own, and texts that it has with others. */
export type Piece = string | SharedText;

/** Pieces one after the other, as text. */
export function inOneText(pieces: readonly Piece[]): string {
  let text = '';
  for (const piece of pieces) text += textOf(piece);
  return text;
}

export function textOf(piece: Piece): string {
  return typeof piece === 'string' ? piece : piece.text;
}

/**
 * The same in UTF-8, good until the next are written: there are many documents, and each would take fresh memory. Texts that
 * documents share are encoded once.
 */
export function inBytes(pieces: readonly Piece[]): Buffer {
  const most = pieces.reduce(
    (sum, piece) => sum + (typeof piece === 'string' ? mostBytes * piece.length : piece.bytes.length),
    0,
  );
  if (scratch.length < most) scratch = Buffer.allocUnsafeSlow(2 * most);
  let length = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') length += scratch.write(piece, length);
    else {
      scratch.set(piece.bytes, length);
      length += piece.bytes.length;
    }
  }
  return scratch.subarray(0, length);
}

/** Of a UTF-16 unit in UTF-8. */
const mostBytes = 3;

let scratch = Buffer.allocUnsafeSlow(1 << 18);
