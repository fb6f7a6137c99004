/** The constructor of a class is its own, and a word like __proto__ is no member. */
class Row {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const words = { constructor: 'Built by hand', note: '__proto__' };

export const made = new Row(`${['a'].constructor.constructor('return 1')()} ${[]['constructor']} ${words.note}`).name;

const { constructor: Run } = () => 1;

export const run = `${({}).__proto__} ${Run('return 2')()}`;
