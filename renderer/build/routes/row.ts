import { contentHash, documentHash } from '../lib/hash.ts';
import { isRecord } from '../lib/is-record.ts';
import { sharedJson } from '../lib/shared-json.ts';

type RowValues = Readonly<Record<string, unknown>>;

/** One row of a matrix. */
export class Row {
  /** Index in the list that it was read from. */
  readonly index: number;
  /** The value that the path uses, which differs for each row. */
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

  /** Its name for people. In columns with names of other languages, the text that its id comes from, or else the first short text. */
  get label(): string {
    const { name, title, label } = this.values;
    const named = [name, title, label].find((value) => typeof value === 'string');
    if (named !== undefined) return String(named);
    const isText = (value: unknown): value is string => typeof value === 'string' && value !== this.id;
    const short = Object.values(this.values).filter((value) => isText(value) && value.length <= mostOfName);
    const ofId = short.find((value) => `-${slugOf(String(value))}-`.includes(`-${slugOf(this.id)}-`));
    return String(ofId ?? short[0] ?? this.id);
  }

  /** Four digits of the hash of each value, to name later which of them changed. */
  get marks(): string {
    return Object.values(this.values)
      .map((value) => contentHash(sharedJson(value)).slice(0, markLength))
      .join('');
  }

  /** Names the values that changed since a row had some marks; empty if it had others. */
  changedSince(marks: string): readonly string[] {
    const now = this.marks;
    const at = (text: string, index: number) => text.slice(markLength * index, markLength * (index + 1));
    return now.length === marks.length
      ? Object.keys(this.values).filter((_, index) => at(now, index) !== at(marks, index))
      : [];
  }

  /** Content key of its values. */
  get key(): string {
    this.#key ??= documentHash(JSON.stringify(this.values));
    return this.#key;
  }
}

const markLength = 4;

/** Longer texts are sentences. */
const mostOfName = 60;

/** Returns a text as a part of a path: `pot-de-depart` for "Pot de départ". */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The values of rows. They are read on demand and freed by {@link release}, because there may be many. */
export class RowTable {
  readonly #read: (index: number) => unknown;
  /** Values that the schema has changed. They are not freed. */
  readonly #parsed = new Map<number, RowValues>();
  readonly #held = new Map<number, RowValues>();

  constructor(read: (index: number) => unknown) {
    this.#read = read;
  }

  /** The values of a row; the same object until `release`. */
  values(index: number): RowValues {
    const known = this.#parsed.get(index) ?? this.#held.get(index);
    if (known !== undefined) return known;
    const values = this.#read(index);
    const record = isRecord(values) ? values : {};
    this.#held.set(index, record);
    return record;
  }

  /** Replaces the values of a row by those that the schema returned. */
  replace(index: number, values: RowValues): void {
    this.#parsed.set(index, values);
  }

  release(): void {
    this.#held.clear();
  }
}
