/** A text and its bytes in UTF-8. */
export interface EncodedText {
  readonly text: string;
  readonly bytes: Uint8Array;
}

/** A text that is part of many documents. It is encoded once. */
export class SharedText implements EncodedText {
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

/** A text that is kept as bytes, which take less memory. Many share a block, because V8 collects garbage sooner for each one. */
class TextBytes implements EncodedText {
  readonly #block: Buffer;
  readonly #start: number;
  readonly #end: number;

  constructor(text: string) {
    const most = maxUnitBytes * text.length;
    if (most > block.length - used) {
      block = Buffer.allocUnsafeSlow(Math.max(blockSize, most));
      used = 0;
    }
    this.#block = block;
    this.#start = used;
    used += block.write(text, used);
    this.#end = used;
  }

  get bytes(): Uint8Array {
    return this.#block.subarray(this.#start, this.#end);
  }

  get text(): string {
    return this.#block.toString('utf8', this.#start, this.#end);
  }
}

const blockSize = 1 << 20;
let block = Buffer.alloc(0);
let used = 0;

/** A part of a document: its own text, or a text that it shares with other documents. */
export type Piece = string | EncodedText;

/** Returns pieces for a page that is kept until its document is made. */
export function compact(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece) => (typeof piece === 'string' ? new TextBytes(piece) : piece));
}

/** Returns the text of an object as a piece. From the second request on it is a {@link SharedText}. */
export function sharedText(owner: object, text: string): Piece {
  const before = asked.get(owner);
  if (before instanceof SharedText && before.text === text) return before;
  const now = before === text ? new SharedText(text) : text;
  asked.set(owner, now);
  return now;
}

const asked = new WeakMap<object, string | SharedText>();

/** Joins pieces as text. */
export function joinPieces(pieces: readonly Piece[]): string {
  let text = '';
  for (const piece of pieces) text += pieceText(piece);
  return text;
}

export function isEmpty(piece: Piece): boolean {
  return typeof piece === 'string' ? piece === '' : piece.bytes.length === 0;
}

function pieceText(piece: Piece): string {
  return typeof piece === 'string' ? piece : piece.text;
}

/**
 * Joins pieces as UTF-8, in memory that the next call overwrites: fresh memory for each document would be slow. Each piece is
 * written by itself, because the encoder would take a joined string apart again. Also returns the offsets of some of them.
 */
export function encodePieces(
  pieces: readonly Piece[],
  wanted: readonly EncodedText[] = [],
): { readonly bytes: Buffer; readonly offsets: readonly (readonly number[])[] } {
  const offsets: number[][] = wanted.map(() => []);
  let length = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      reserve(length, maxUnitBytes * piece.length);
      length += memory.write(piece, length);
    } else {
      offsets[wanted.indexOf(piece)]?.push(length);
      const { bytes } = piece;
      reserve(length, bytes.length);
      memory.set(bytes, length);
      length += bytes.length;
    }
  }
  return { bytes: memory.subarray(0, length), offsets };
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
