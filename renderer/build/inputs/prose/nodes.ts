import type { Nodes, Parents } from 'mdast';
import { type Inline, plainText } from '../../../sdk/prose/prose.ts';
import { writtenAs } from '../../../sdk/words/marks.ts';

/** Returns a node and all nodes below it, in the order of the file. */
export function* nodesIn(root: Nodes): Generator<Nodes> {
  const open: Nodes[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node;
    if ('children' in node) for (const child of (node as Parents).children.toReversed()) open.push(child);
  }
}

/** What is wrong at an offset of a prose file. */
export interface ProseFault {
  readonly offset: number;
  readonly message: string;
  readonly suggestion: string;
}

type Path = readonly (string | number)[];

/** Where the values of a prose file are written. */
export class Spans {
  readonly #text: string;
  readonly #spans = new Map<string, readonly [start: number, end: number]>();

  constructor(text: string) {
    this.#text = text;
  }

  add(path: Path, { position }: Pick<Nodes, 'position'>): void {
    const { start, end } = position ?? {};
    if (start?.offset !== undefined && end?.offset !== undefined)
      this.#spans.set(path.join('.'), [start.offset, end.offset]);
  }

  /** Returns the offset of the value at a path, or of the one around it; `needle` is a text inside it. */
  offsetOf(path: Path, needle = ''): number {
    for (let length = path.length; length > 0; length--) {
      const span = this.#spans.get(path.slice(0, length).join('.'));
      if (span !== undefined) return this.#within(span, needle);
    }
    return 0;
  }

  #within([start, end]: readonly [number, number], needle: string): number {
    if (needle === '') return start;
    // A text in the page is on one line, and may be on two in the file.
    const found = writtenAs(needle).exec(this.#text.slice(start, end));
    return start + (found?.index ?? 0);
  }
}

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
