import { documentHash } from '../lib/hash.ts';
import { isRecord } from '../lib/is-record.ts';

type RowValues = Readonly<Record<string, unknown>>;

/** One row of a matrix. */
export class Row {
  /** Index in the list that it was read from. */
  readonly index: number;
  /** What tells it from the others: the value that the path uses. */
  readonly id: string;
  readonly #table: RowTable;
  #key: string | undefined;

  constructor(index: number, id: string, table: RowTable) {
    this.index = index;
    this.id = id;
    this.#table = table;
  }

  get values(): RowValues {
    return this.#table.values(this.index);
  }

  /** What people call it. */
  get label(): string {
    const { name, title, label } = this.values;
    return String([name, title, label].find((value) => typeof value === 'string') ?? this.id);
  }

  /** Content key of its values. */
  get key(): string {
    this.#key ??= documentHash(JSON.stringify(this.values));
    return this.#key;
  }
}

/** The values of rows. Those that can be read again are held until {@link release}, because there may be many. */
export class RowTable {
  readonly #read: (index: number) => unknown;
  /** Values that the schema has changed. */
  readonly #parsed = new Map<number, RowValues>();
  readonly #held = new Map<number, RowValues>();

  constructor(read: (index: number) => unknown) {
    this.#read = read;
  }

  /** The values of a row; the same object until they are released. */
  values(index: number): RowValues {
    const known = this.#parsed.get(index) ?? this.#held.get(index);
    if (known !== undefined) return known;
    const values = this.#read(index);
    const record = isRecord(values) ? values : {};
    this.#held.set(index, record);
    return record;
  }

  /** Replaces the values of a row by what the schema made of them. */
  replace(index: number, values: RowValues): void {
    this.#parsed.set(index, values);
  }

  release(): void {
    this.#held.clear();
  }
}
