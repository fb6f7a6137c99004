import { documentHash } from '../hash.ts';

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
  // Each call of the encoder takes as long as hundreds of letters.
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece;
      continue;
    }
    if (text !== '') length += scratch.write(text, length);
    text = '';
    scratch.set(piece.bytes, length);
    length += piece.bytes.length;
  }
  if (text !== '') length += scratch.write(text, length);
  return scratch.subarray(0, length);
}

/** Of a UTF-16 unit in UTF-8. */
const mostBytes = 3;

let scratch = Buffer.allocUnsafeSlow(1 << 18);
