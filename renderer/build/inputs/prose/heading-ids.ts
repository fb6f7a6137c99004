import { type Inline, plainText } from '../../../sdk/prose/prose.ts';

/** `{#id}` at the end of a heading. */
export const writtenId = /\s*\{#([A-Za-z][A-Za-z0-9-]*)\}\s*$/;

/** Ids of the headings of one file: written ones, or made of the words, each used once. */
export class HeadingIds {
  readonly #taken = new Set<string>();
  /** How often words have made an id. */
  readonly #counts = new Map<string, number>();

  /** Returns the id of a heading and its words without the id. */
  take(words: readonly Inline[]): {
    readonly id: string;
    readonly words: readonly Inline[];
    readonly isTaken: boolean;
  } {
    const last = words.at(-1);
    const written = typeof last === 'string' ? writtenId.exec(last) : null;
    const shown =
      typeof last === 'string' && written ? [...words.slice(0, -1), last.slice(0, written.index)] : [...words];
    const named = written?.[1];
    const id = named ?? this.#free(idOf(plainText(shown)));
    const isTaken = this.#taken.has(id);
    this.#taken.add(id);
    return { id, isTaken, words: shown.filter((one) => one !== '') };
  }

  #free(id: string): string {
    let number = (this.#counts.get(id) ?? 0) + 1;
    const named = () => (number === 1 ? id : `${id}-${number}`);
    while (this.#taken.has(named())) number += 1;
    this.#counts.set(id, number);
    return named();
  }
}

/** Returns the id of a heading by its words, in their own script: "What we store" is `what-we-store`. */
function idOf(words: string): string {
  const id = words
    .replace(/\{\{.*?\}\}/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .normalize('NFC');
  return id === '' ? 'heading' : id;
}
