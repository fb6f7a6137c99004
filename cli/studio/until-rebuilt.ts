import { setTimeout as wait } from 'node:timers/promises';
import type { Loaded } from '../../renderer/build/inputs/index.ts';
import { sharedJson } from '../../renderer/build/lib/shared-json.ts';
import type { ShownSite } from '../commands/dev.ts';

/** Waits until a site is what was loaded, because the watcher noticed a change, but not for ever. */
export async function untilRebuilt(site: ShownSite, loaded: Loaded | undefined): Promise<void> {
  const end = Date.now() + longestRebuild;
  const keyOf = (one: Loaded | undefined) => one && sharedJson([one.input, one.theme]);
  const wanted = keyOf(loaded);
  let seen: unknown;
  while (wanted !== undefined && Date.now() < end) {
    const { made } = site.current();
    if (made !== seen && keyOf(made?.ready.loaded) === wanted) return;
    seen = made;
    await wait(pollMs);
  }
}

/** Milliseconds to wait for a site to be built again, and between looks at it. */
const [longestRebuild, pollMs] = [10_000, 20];
