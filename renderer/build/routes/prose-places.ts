import type { Path } from '../../sdk/issue.ts';
import { isProse } from '../../sdk/prose/prose.ts';
import { writtenAs } from '../../sdk/words/written-as.ts';
import { entry } from '../lib/entry.ts';
import type { ProseSpot } from '../schema/raw-page.ts';

/** A value inside a prose file, and how many steps of its path lead to the file. */
interface FoundProse {
  readonly spot: ProseSpot;
  readonly depth: number;
}

/** Finds the prose file that a path leads into; undefined if it leads into none. */
export function proseWrittenAt(value: unknown, path: Path): FoundProse | undefined {
  let node = value;
  for (const [depth, key] of path.entries()) {
    node = entry(node, key);
    if (!isProse(node)) continue;
    const prose = node;
    const inside = path.slice(depth + 1);
    // A path that ends here is that of the name in the config.
    if (inside.length === 0) return undefined;
    const spot: ProseSpot = {
      place: (needle) => prose.placeOf(inside, needle),
      holds: (text) => writtenAs(text).test(prose.text),
    };
    return { spot, depth: depth + 1 };
  }
  return undefined;
}
