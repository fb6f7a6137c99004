import { type Fault, isFault } from './fault.ts';

/** The name for all destinations. */
export const everywhere = '*';

/** The fault of the visitor's own network, which not even the site survives. */
export const offline = 'offline';

/** The active faults, for each destination or for all. */
export class Switches {
  #common: Fault | typeof offline = 'none';
  readonly #own = new Map<string, Fault>();

  /** Whether the visitor is offline. */
  get offline(): boolean {
    return this.#common === offline;
  }

  /** Returns the fault of a destination. */
  of(destination: string): Fault {
    if (this.#common === offline) return 'reset';
    return this.#own.get(destination) ?? this.#common;
  }

  /** Sets the fault of a destination, or of all. Returns false for an unknown fault. */
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

  /** Returns the selected option of each destination, and of all if they are equal. */
  chosen(destinations: readonly string[]): Readonly<Record<string, string>> {
    const own = destinations.map((name) => [name, this.of(name)] as const);
    const differs = own.some(([, fault]) => fault !== own[0]?.[1]);
    const common = this.offline ? offline : differs ? '' : (own[0]?.[1] ?? this.#common);
    return { ...Object.fromEntries(own), [everywhere]: common };
  }
}
