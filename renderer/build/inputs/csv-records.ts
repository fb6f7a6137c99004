import { parse } from 'csv-parse/sync';

/** The records of a table. Their cells are read on demand, because all of them take many times the size of the file. */
export class CsvRecords {
  readonly #bytes: Buffer;
  readonly #separator: string;
  /** Offset in bytes after the line end of each record. */
  readonly #ends: number[] = [];
  /** The records that were read last, starting at index `first`. */
  #batch: { readonly first: number; readonly records: readonly (readonly string[])[] } | undefined;

  /** Reads the table once and calls `onRecord` with the cells of each record. Throws `CsvError` if it is not a table. */
  constructor(bytes: Buffer, separator: string, onRecord: (cells: readonly string[], number: number) => void) {
    this.#bytes = bytes;
    this.#separator = separator;
    parse(bytes, {
      ...parsing(separator),
      bom: true,
      // Returning undefined keeps the parser from collecting the record.
      onRecord: (cells: string[], { bytes: end }) => {
        onRecord(cells, this.#ends.push(end) - 1);
        return undefined;
      },
    });
  }

  /** The cells of a record by its number. */
  cells(number: number): readonly string[] {
    const first = number - (number % batchSize);
    if (this.#batch?.first !== first) this.#batch = { first, records: this.#read(first, first + batchSize) };
    return this.#batch.records[number - first] ?? [];
  }

  /** Where each record begins in the text of the table, in UTF-16 units: the parser counts bytes. */
  starts(): Float64Array {
    const starts = new Float64Array(this.#ends.length + 1);
    let from = 0;
    for (const [index, end] of this.#ends.entries()) {
      starts[index + 1] = (starts[index] ?? 0) + this.#bytes.toString('utf8', from, end).length;
      from = end;
    }
    return starts;
  }

  #read(from: number, to: number): readonly (readonly string[])[] {
    const end = this.#ends[to - 1] ?? this.#bytes.length;
    const bytes = this.#bytes.subarray(this.#ends[from - 1] ?? 0, end);
    return parse(bytes, { ...parsing(this.#separator), bom: from === 0 });
  }
}

/** Records that are read at a time: rows are mostly asked for one after the other. */
const batchSize = 256;

function parsing(separator: string) {
  return {
    delimiter: separator,
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  };
}
