import { documentHash } from '../../lib/hash.ts';

/** A text that stands in many documents, as what goes into them. */
export class SharedText {
  readonly text: string;
  #bytes: Uint8Array | undefined;
  #key: string | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get bytes(): Uint8Array {
    this.#bytes ??= Buffer.from(this.text);
    return this.#bytes;
  }

  /** See {@link pieceKey}. */
  get key(): string {
    this.#key ??= textKey(this.text);
    return this.#key;
  }
}

/** What a document is put together from: texts of its own, and texts that it has with others. */
export type Piece = string | SharedText;

/** A text that belongs to something: asked for a second time, it is taken for one of many documents. */
export function sharedText(owner: object, text: string): Piece {
  const before = asked.get(owner);
  if (before instanceof SharedText && before.text === text) return before;
  const now = before === text ? new SharedText(text) : text;
  asked.set(owner, now);
  return now;
}

const asked = new WeakMap<object, Piece>();

/** What goes into the keys of documents for a piece of them: the same for the same text, whether it is shared or not. */
export function pieceKey(piece: Piece): string {
  return typeof piece === 'string' ? textKey(piece) : piece.key;
}

function textKey(text: string): string {
  return text.length < worthAHash ? text : documentHash(text);
}

/** Characters from which on a text is hashed by itself. */
const worthAHash = 1000;

/** Pieces one after the other, as text. */
export function inOneText(pieces: readonly Piece[]): string {
  let text = '';
  for (const piece of pieces) text += textOf(piece);
  return text;
}

export function textOf(piece: Piece): string {
  return typeof piece === 'string' ? piece : piece.text;
}

/** The same in UTF-8, good until the next are written. */
export function inBytes(pieces: readonly Piece[]): Buffer {
  written.begin();
  for (const piece of pieces) written.add(piece);
  return written.bytes;
}

/**
 * A text in UTF-8 that is written piece by piece, in memory that the next one is written to as well: there are many, and each
 * would take fresh memory. What they share is encoded once. To put the others together, only for the encoder to take them apart
 * again, takes longer than to hand it each by itself.
 */
export class TextBytes {
  #memory = Buffer.allocUnsafeSlow(1 << 18);
  #length = 0;

  begin(): void {
    this.#length = 0;
  }

  add(piece: Piece): void {
    if (typeof piece === 'string') {
      this.#makeRoom(mostBytes * piece.length);
      this.#length += this.#memory.write(piece, this.#length);
    } else {
      const { bytes } = piece;
      this.#makeRoom(bytes.length);
      this.#memory.set(bytes, this.#length);
      this.#length += bytes.length;
    }
  }

  /** Good until the next text begins. */
  get bytes(): Buffer {
    return this.#memory.subarray(0, this.#length);
  }

  #makeRoom(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#memory.length) return;
    const memory = Buffer.allocUnsafeSlow(2 * needed);
    memory.set(this.bytes);
    this.#memory = memory;
  }
}

/** Of a UTF-16 unit in UTF-8. */
const mostBytes = 3;

const written = new TextBytes();
