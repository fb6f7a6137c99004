import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes that may pile up before somebody looks for what is no longer used: some three parts. */
const most = 100 * 1024 * 1024;

/**
 * Frees what nobody uses any more, once enough of it may have piled up. The engine itself would let it grow to several times of
 * what is in use, as long as the machine has memory; there is no other way to ask it than by a flag that names the function
 * (V8, `--expose-gc`).
 */
export class SpareMemory {
  #least = 0;

  /** Where nothing large is to follow before the next time, it can wait until there is enough of it. */
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
