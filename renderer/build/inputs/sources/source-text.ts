import type { Place } from '../../../sdk/issue.ts';
import type { TextRange } from '../../lib/text-range.ts';

const byteOrderMark = '\uFEFF';

/** Line and column where a text starts in its file. */
export type Beginning = Pick<Place, 'line' | 'column'>;

/** A part of a file around an item of the list that the file holds. */
export interface Excerpt {
  readonly text: string;
  readonly begins: Beginning;
  /** Range of the item in the text. */
  readonly item: TextRange;
}

const atStart: Beginning = { line: 1, column: 1 };

/** The text of a file by lines, as editors count them: `\n`, `\r\n` and `\r` end a line, and a byte order mark has no column. */
export class SourceText {
  readonly file: string;
  readonly text: string;
  readonly #begins: Beginning;
  readonly #starts: number[];

  constructor(file: string, text: string, begins = atStart) {
    this.file = file;
    this.text = text;
    this.#begins = begins;
    this.#starts = [text.startsWith(byteOrderMark) ? 1 : 0];
    for (const end of text.matchAll(/\r\n|\n|\r/g)) this.#starts.push(end.index + end[0].length);
  }

  get firstLine(): number {
    return this.#begins.line;
  }

  get lastLine(): number {
    return this.#begins.line + this.#starts.length - 1;
  }

  /** Whether this text contains a location of the file. */
  holds({ line, column }: Beginning): boolean {
    const length = this.line(line)?.length;
    const within = this.columnWithin({ line, column });
    return length !== undefined && within >= 1 && within <= length + 1;
  }

  /** Returns the column of a location, relative to the part of its line in this text. */
  columnWithin({ line, column }: Beginning): number {
    return line === this.#begins.line ? column - this.#begins.column + 1 : column;
  }

  /** The line and column after the end of this text. */
  get ends(): Beginning {
    const start = this.#starts.at(-1) ?? 0;
    const length = this.text.length - start;
    const isFirst = this.#starts.length === 1;
    return { line: this.lastLine, column: length + (isFirst ? this.#begins.column : 1) };
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
    const column = Math.max(0, offset - (this.#starts[low] ?? 0)) + (low === 0 ? this.#begins.column : 1);
    return { file: this.file, line: this.#begins.line + low, column };
  }

  /** Returns the offset of a line in UTF-16 units, by its number in the file. */
  offset(number: number): number | undefined {
    return this.#starts[number - this.#begins.line];
  }

  /** Returns a line without its line end. */
  line(number: number): string | undefined {
    const start = this.offset(number);
    return start === undefined ? undefined : this.text.slice(start, this.offset(number + 1)).replace(/\r?\n$|\r$/, '');
  }
}
