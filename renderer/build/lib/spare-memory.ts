import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes of garbage that may pile up: a few batches of pages. */
const most = 100 * 1024 * 1024;

/**
 * Collects garbage between batches of pages. By itself V8 lets the heap grow to several times of what is in use, as long as the
 * machine has memory, and the only way to ask for a collection is the function behind its flag `--expose-gc`.
 */
export class SpareMemory {
  #least = 0;

  /** Collects garbage if enough of it may have piled up, or `now`. */
  free({ now = false }: { now?: boolean } = {}): void {
    if (!now && getHeapStatistics().used_heap_size < this.#least + most) return;
    collect();
    this.#least = getHeapStatistics().used_heap_size;
  }
}

let collector: (() => void) | undefined;

function collect(): void {
  if (collector === undefined) {
    setFlagsFromString('--expose-gc');
    const found: unknown = runInNewContext('gc');
    setFlagsFromString('--no-expose-gc');
    collector = typeof found === 'function' ? () => found() : () => undefined;
  }
  collector();
}
