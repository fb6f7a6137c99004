import type { Nodes } from 'mdast';
import { writtenAs } from '../../../sdk/words/written-as.ts';

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
