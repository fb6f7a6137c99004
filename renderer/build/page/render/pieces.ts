/** A text that is part of many documents. It is encoded once. */
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

/** A part of a document: its own text, or a text that it shares with other documents. */
export type Piece = string | SharedText;

/** Returns the text of an object as a piece. From the second request on it is a {@link SharedText}. */
export function sharedText(owner: object, text: string): Piece {
  const before = asked.get(owner);
  if (before instanceof SharedText && before.text === text) return before;
  const now = before === text ? new SharedText(text) : text;
  asked.set(owner, now);
  return now;
}

const asked = new WeakMap<object, Piece>();

/** Joins pieces as text. */
export function joinPieces(pieces: readonly Piece[]): string {
  let text = '';
  for (const piece of pieces) text += pieceText(piece);
  return text;
}

export function pieceText(piece: Piece): string {
  return typeof piece === 'string' ? piece : piece.text;
}

/**
 * Joins pieces as UTF-8, in memory that the next call overwrites: fresh memory for each document would be slow. Each piece is
 * written by itself, because the encoder would take a joined string apart again.
 */
export function encodePieces(pieces: readonly Piece[]): Buffer {
  let length = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      reserve(length, maxUnitBytes * piece.length);
      length += memory.write(piece, length);
    } else {
      const { bytes } = piece;
      reserve(length, bytes.length);
      memory.set(bytes, length);
      length += bytes.length;
    }
  }
  return memory.subarray(0, length);
}

/** Bytes of a UTF-16 unit in UTF-8, at most. */
const maxUnitBytes = 3;

let memory = Buffer.allocUnsafeSlow(1 << 18);

/** Makes room for more bytes behind those that are written. */
function reserve(written: number, more: number): void {
  if (written + more <= memory.length) return;
  const larger = Buffer.allocUnsafeSlow(2 * (written + more));
  larger.set(memory.subarray(0, written));
  memory = larger;
}
