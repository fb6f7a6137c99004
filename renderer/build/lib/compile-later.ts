import { setFlagsFromString } from 'node:v8';

/**
 * The V8 flag that sets how long a function runs before it is optimized, by major version of V8: its name, its default, and
 * the value for short runs. Later versions have a quicker compiler in between (Maglev) and gain nothing.
 */
const flags: Readonly<Record<string, readonly [flag: string, usual: number, late: number]>> = {
  11: ['--interrupt-budget', 67_584, 270_336],
  12: ['--invocation-count-for-turbofan', 3000, 10_000],
};

/** In runs with more pages, optimized code pays off. */
const mostPages = 5000;

/**
 * Delays optimization in V8 until `end()`. A build of a thousand pages is over before most optimized code pays off, and on
 * two cores the compiler threads hold up the threads that render and compare pages.
 */
export class CompileLater {
  readonly #flag: (typeof flags)[string] | undefined;

  constructor(version = process.versions.v8) {
    this.#flag = flags[version.split('.')[0] ?? ''];
    if (this.#flag === undefined) return;
    const [name, , late] = this.#flag;
    setFlagsFromString(`${name}=${late}`);
  }

  /** Ends the delay if the run makes many pages. */
  expect(pages: number): void {
    if (pages > mostPages) this.end();
  }

  end(): void {
    if (this.#flag === undefined) return;
    const [name, usual] = this.#flag;
    setFlagsFromString(`${name}=${usual}`);
  }
}
