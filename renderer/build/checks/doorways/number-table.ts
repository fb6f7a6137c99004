/** Numbers of 32 bits, each once. It is filled anew for one list after the other, and keeps its room. */
export class NumberTable {
  /** An open table: a number stands in the first place from its own on that is free. */
  #numbers = new Uint32Array(0);
  /** The list that a place was taken for: of an earlier one it is free. */
  #lists = new Uint32Array(0);
  #list = 0;
  #shift = 0;

  /** Empties it, for so many numbers at most. */
  clear(most: number): void {
    const bits = Math.max(4, 33 - Math.clz32(2 * most));
    if (2 ** bits > this.#numbers.length) {
      this.#numbers = new Uint32Array(2 ** bits);
      this.#lists = new Uint32Array(2 ** bits);
      this.#list = 0;
    }
    this.#list += 1;
    this.#shift = 1 + Math.clz32(this.#numbers.length);
  }

  /** Says whether it was not there before. */
  add(number: number): boolean {
    const place = this.#placeOf(number);
    if (this.#lists[place] === this.#list) return false;
    this.#numbers[place] = number;
    this.#lists[place] = this.#list;
    return true;
  }

  has(number: number): boolean {
    return this.#lists[this.#placeOf(number)] === this.#list;
  }

  /** Where it stands, or where it would. */
  #placeOf(number: number): number {
    const last = this.#numbers.length - 1;
    // Multiplicative hashing (Knuth, The Art of Computer Programming, volume 3, section 6.4).
    let place = Math.imul(number, 0x9e3779b1) >>> this.#shift;
    while (this.#lists[place] === this.#list && this.#numbers[place] !== number) place = (place + 1) & last;
    return place;
  }
}
