/** A row as its values, in the order in which they stand in it. */
export interface ReadRow {
  readonly values: readonly unknown[];
  /** The same for rows that have all in common but their words: keys, lengths of lists, numbers, and where no words are. */
  readonly likeness: string;
}

/** Reads rows from JSON, of which most have the same keys in the same places. */
export class RowReader {
  readonly #place = new Place();

  read(row: unknown): ReadRow {
    const values: unknown[] = [];
    return { values, likeness: this.#place.read(row, values) };
  }
}

/** Where values stand that have the same keys in front of them; items of a list have theirs in common. */
class Place {
  readonly #groups = new Map<string, Group>();
  /** The one that was read last: most that follow are like it. */
  #group: Group | undefined;
  #items: Place | undefined;

  /** Puts what stands in a value behind other values, and says what it is like: no two signs of that begin alike. */
  read(value: unknown, values: unknown[]): string {
    if (typeof value === 'string') {
      values.push(value);
      return value === '' ? '-' : '*';
    }
    if (typeof value !== 'object' || value === null) {
      values.push(value);
      return `=${String(value)},`;
    }
    return Array.isArray(value) ? this.#readList(value, values) : this.#readGroup(value, values);
  }

  #readList(list: readonly unknown[], values: unknown[]): string {
    this.#items ??= new Place();
    let likeness = `[${list.length},`;
    for (const item of list) likeness += this.#items.read(item, values);
    return likeness;
  }

  #readGroup(group: object, values: unknown[]): string {
    const { length } = values;
    const likeness = this.#group?.read(group, values);
    if (likeness !== undefined) return likeness;
    values.length = length;
    const keys = Object.keys(group);
    const text = JSON.stringify(keys);
    const known = this.#groups.get(text) ?? new Group(`{${this.#groups.size},`, keys);
    this.#groups.set(text, known);
    this.#group = known;
    return known.read(group, values) ?? '';
  }
}

/** Groups with the same keys in the same order, in one place. */
class Group {
  readonly #sign: string;
  readonly #keys: readonly string[];
  readonly #places: readonly Place[];

  constructor(sign: string, keys: readonly string[]) {
    this.#sign = sign;
    this.#keys = keys;
    this.#places = keys.map(() => new Place());
  }

  /** Nothing where it has other keys; some of its values may have been read by then. */
  read(group: object, values: unknown[]): string | undefined {
    let likeness = this.#sign;
    let index = 0;
    for (const key in group) {
      if (key !== this.#keys[index]) return undefined;
      likeness += this.#places[index++]?.read(Reflect.get(group, key), values);
    }
    return index === this.#keys.length ? likeness : undefined;
  }
}
