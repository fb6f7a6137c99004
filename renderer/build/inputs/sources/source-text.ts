import type { Place } from '../../../sdk/issue.ts';

const byteOrderMark = '\uFEFF';

/** The text of a file by lines, as editors count them: `\n`, `\r\n` and `\r` end a line, and a byte order mark has no column. */
export class SourceText {
  readonly file: string;
  readonly text: string;
  readonly #starts: number[];

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
    this.#starts = [text.startsWith(byteOrderMark) ? 1 : 0];
    for (const end of text.matchAll(/\r\n|\n|\r/g)) this.#starts.push(end.index + end[0].length);
  }

  get lastLine(): number {
    return this.#starts.length;
  }

  /** Returns the source location of an offset in UTF-16 units. */
  place(offset: number): Place {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { file: this.file, line: low + 1, column: Math.max(0, offset - (this.#starts[low] ?? 0)) + 1 };
  }

  /** Returns the offset of a line in UTF-16 units. */
  offset(number: number): number | undefined {
    return this.#starts[number - 1];
  }

  /** Returns a line without its line end. */
  line(number: number): string | undefined {
    const start = this.offset(number);
    return start === undefined ? undefined : this.text.slice(start, this.offset(number + 1)).replace(/\r?\n$|\r$/, '');
  }
}
