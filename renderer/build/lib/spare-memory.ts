import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes of garbage that may pile up: a few batches of pages. */
const usualMost = 100 * 1024 * 1024;

/** Bytes that the process used after its last collection, or at a later time if they were fewer then. */
let least = 0;

/**
 * Collects garbage between batches of pages, if enough of it may have piled up, or `now`. By itself V8 lets the heap grow to
 * several times of what is in use, as long as the machine has memory, and the only way to ask for a collection is the function
 * behind its flag `--expose-gc`. What a server or an earlier build keeps is no garbage: a collection for it would be in vain.
 */
export function freeMemory({ now = false, most = usualMost }: { now?: boolean; most?: number } = {}): void {
  least = Math.min(least, used());
  if (!now && used() < least + most) return;
  collect();
  least = used();
}

function used(): number {
  return getHeapStatistics().used_heap_size;
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
