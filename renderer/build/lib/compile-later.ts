import { setFlagsFromString } from 'node:v8';

/**
 * How much of a function V8 runs before it compiles it for speed, by the major version of V8: the flag that says so, its usual
 * value, and the one for a short run. Later versions have a quicker compiler in between (Maglev), and gain nothing by it.
 */
const flags: Readonly<Record<string, readonly [flag: string, usual: number, late: number]>> = {
  11: ['--interrupt-budget', 67_584, 270_336],
  12: ['--invocation-count-for-turbofan', 3000, 10_000],
};

/** A run that makes more pages than this is long enough for what was compiled to pay. */
const mostPages = 5000;

/**
 * Has V8 compile for speed later than it would, until that is ended: a build of a thousand pages is over before most of what is
 * compiled for speed has paid, and on two cores the threads that compile keep those waiting that make and compare pages.
 */
export class CompileLater {
  readonly #flag: (typeof flags)[string] | undefined;

  constructor(version = process.versions.v8) {
    this.#flag = flags[version.split('.')[0] ?? ''];
    if (this.#flag === undefined) return;
    const [name, , late] = this.#flag;
    setFlagsFromString(`${name}=${late}`);
  }

  /** Ends it where a run makes many pages. */
  expect(pages: number): void {
    if (pages > mostPages) this.end();
  }

  end(): void {
    if (this.#flag === undefined) return;
    const [name, usual] = this.#flag;
    setFlagsFromString(`${name}=${usual}`);
  }
}
