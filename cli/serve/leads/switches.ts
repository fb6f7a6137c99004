import { type Fault, isFault } from './fault.ts';

/** Stands for every destination. */
export const everywhere = '*';

/** The fault that is not a destination's: the visitor's network is gone, so that not even the site is reached. */
export const offline = 'offline';

/** Which faults are switched on, for each destination or for all. */
export class Switches {
  #common: Fault | typeof offline = 'none';
  readonly #own = new Map<string, Fault>();

  /** Whether nothing of the network is to be reached. */
  get offline(): boolean {
    return this.#common === offline;
  }

  /** What a destination does with a lead now. */
  of(destination: string): Fault {
    if (this.#common === offline) return 'reset';
    return this.#own.get(destination) ?? this.#common;
  }

  /** Switches a fault on; for all, in place of what each had. Says whether there is such a fault. */
  set(destination: string, fault: string): boolean {
    if (destination === everywhere && (fault === offline || isFault(fault))) {
      this.#common = fault;
      this.#own.clear();
      return true;
    }
    if (destination === everywhere || !isFault(fault)) return false;
    if (this.#common === offline) this.#common = 'none';
    this.#own.set(destination, fault);
    return true;
  }

  /** What the page shows as chosen: the state of each destination, and of all when it is the same for all. */
  chosen(destinations: readonly string[]): Readonly<Record<string, string>> {
    const own = destinations.map((name) => [name, this.of(name)] as const);
    const differs = own.some(([, fault]) => fault !== own[0]?.[1]);
    const common = this.offline ? offline : differs ? '' : (own[0]?.[1] ?? this.#common);
    return { ...Object.fromEntries(own), [everywhere]: common };
  }
}
