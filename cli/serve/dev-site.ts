import { setTimeout as pause } from 'node:timers/promises';
import { buildPriorityPages } from '../../renderer/build/commands/priority-pages.ts';
import {
  buildInMemory,
  type CardDrawings,
  type Plan,
  type PlanOptions,
  type RenderedSite,
} from '../../renderer/build/index.ts';
import { type Loaded, load } from '../../renderer/build/inputs/index.ts';
import { memoryFragments } from '../../renderer/build/page/render/fragments.ts';
import type { Issue } from '../../renderer/sdk/issue.ts';

/** A site in memory, as it stood at one moment. */
export interface Snapshot {
  /** Counts up with everything that a person would see: pages, what browsers let them do, faults, warnings. */
  readonly version: number;
  /** Every file of the last site that had no fault, by its path in the output, and of open pages that are ahead of it. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** The social cards of that site. */
  readonly cards: CardDrawings;
  /** The last site that had no fault, behind its files. */
  readonly made: RenderedSite | undefined;
  /** Folder that the site is published in, decoded: `''` or `/folder`. */
  readonly base: string;
  /** Files whose change makes this stale, absolute; those of the last time when the config cannot be loaded. */
  readonly watched: ReadonlySet<string>;
  /** What is wrong now. While anything is, pages show that instead of themselves. */
  readonly fault: Fault | undefined;
  readonly warnings: readonly Issue[];
}

/** Issues of the site, or whatever else a block or the engine threw. */
export type Fault =
  | { readonly kind: 'issues'; readonly issues: readonly Issue[] }
  | { readonly kind: 'thrown'; readonly error: Error };

/** What a rebuild came to. */
export interface Rebuilt {
  readonly before: Snapshot;
  readonly now: Snapshot;
  /** Pages whose HTML is another than before, by their file; empty while there is a fault. */
  readonly changed: readonly string[];
  readonly milliseconds: number;
}

export interface DevSite {
  readonly current: () => Snapshot;
  readonly rebuild: (onlookers?: Onlookers) => Promise<Rebuilt>;
}

/** Who looks at pages while the site is made anew. */
export interface Onlookers {
  /** Files of the pages that are open. */
  readonly open: ReadonlySet<string>;
  /** Is told as soon as these pages have changed, before anything else is made; what it waits for is waited for. */
  readonly onAhead: (rebuilt: Rebuilt) => Promise<void>;
  /** Something has changed again: what is still to be made is left, and to be made by the next rebuild. */
  readonly isStale: () => boolean;
}

export interface DevSiteOptions extends PlanOptions {
  /** Is handed each plan. */
  readonly onPlan: (plan: Plan) => void;
}

const nothing: Snapshot = {
  version: 0,
  files: new Map(),
  cards: { has: () => false, draw: async () => undefined },
  made: undefined,
  base: '',
  watched: new Set(),
  fault: undefined,
  warnings: [],
};

/** Keeps a site in memory, and the fragments of its pages, so that a rebuild renders what changed and nothing else. */
export function devSite({ onPlan, ...options }: DevSiteOptions): DevSite {
  const fragments = memoryFragments();
  let snapshot = nothing;

  /** Makes the pages that are open by themselves, with the files that they name, and says whether any of them changed. */
  const makeOpen = async (loaded: Loaded, { open, onAhead }: Onlookers, start: number): Promise<boolean> => {
    const before = snapshot;
    if (before.fault !== undefined || before.made === undefined) return false;
    // What is thrown here is thrown again with all pages.
    const ahead = await buildPriorityPages(loaded, before.made, open, options).catch(() => nothing.files);
    const changed = changedPages(before.files, ahead, ahead.keys());
    if (changed.length === 0) return false;
    snapshot = { ...before, version: before.version + 1, files: new Map([...before.files, ...ahead]) };
    await onAhead({ before, now: snapshot, changed, milliseconds: performance.now() - start });
    return true;
  };

  /** Makes all pages, unless something changes meanwhile. */
  const makeAll = async (loaded: Loaded | undefined, isStale: () => boolean, breath: number): Promise<Snapshot> => {
    let isOutdated = false;
    const breathe = async () => {
      await pause(breath);
      isOutdated = isStale();
      if (isOutdated) throw new Error('Something has changed again.');
    };
    const read = await take(snapshot, async () => {
      const made = await buildInMemory({ ...options, breathe, ...(loaded && { loaded }) }, fragments);
      // Each change of a block leaves the sections of all pages behind.
      if (made.made !== undefined) fragments.save();
      onPlan(made.plan);
      return made;
    });
    return isOutdated ? snapshot : read;
  };

  return {
    current: () => snapshot,
    async rebuild(onlookers) {
      const start = performance.now();
      const { isStale = () => false } = onlookers ?? {};
      const loaded = onlookers?.open.size ? await loadQuietly(options) : undefined;
      const isSeen = loaded !== undefined && onlookers !== undefined && (await makeOpen(loaded, onlookers, start));
      const before = snapshot;
      // Once the open pages are seen nobody waits for the rest, and to hear of a change takes more than one turn.
      const read = isStale() ? before : await makeAll(loaded, isStale, isSeen ? 10 : 0);
      const changed =
        read.fault === undefined
          ? changedPages(before.files, read.files, new Set([...before.files.keys(), ...read.files.keys()]))
          : [];
      const allowsElse = before.files.get('_headers') !== read.files.get('_headers');
      const differs = changed.length > 0 || allowsElse || findings(before) !== findings(read);
      snapshot = { ...read, version: before.version + (differs ? 1 : 0) };
      return { before, now: snapshot, changed, milliseconds: performance.now() - start };
    },
  };
}

/** What keeps a site from being loaded is reported by whoever makes all of it. */
async function loadQuietly(options: PlanOptions): Promise<Loaded | undefined> {
  return load(options).catch(() => undefined);
}

/** What was thrown is shown like any fault: the person who edits a block is the one who can mend it. */
async function take(before: Snapshot, make: () => ReturnType<typeof buildInMemory>): Promise<Snapshot> {
  try {
    const { plan, issues, files, cards, made } = await make();
    const watched =
      plan.watched.length > 0 ? plan.watched : [...before.watched, ...issues.flatMap(({ file }) => file ?? [])];
    const errors = issues.some(({ severity }) => severity === 'error');
    const base = plan.ready === undefined ? before.base : decodeURI(plan.ready.site.origin.base);
    return {
      ...before,
      base,
      watched: new Set(watched),
      fault: errors ? { kind: 'issues', issues } : undefined,
      files: errors ? before.files : files,
      cards: errors ? before.cards : cards,
      made: errors ? before.made : made,
      warnings: errors ? [] : issues,
    };
  } catch (error) {
    return {
      ...before,
      fault: { kind: 'thrown', error: error instanceof Error ? error : new Error(String(error)) },
      warnings: [],
    };
  }
}

/** What is wrong and what is doubtful, to be compared. */
function findings({ fault, warnings }: Snapshot): string {
  return JSON.stringify([fault?.kind === 'thrown' ? fault.error.stack : fault?.issues, warnings]);
}

/** Pages among some files whose HTML is another than before. */
function changedPages(before: Snapshot['files'], now: Snapshot['files'], names: Iterable<string>): string[] {
  return [...names].filter((name) => name.endsWith('.html') && before.get(name) !== now.get(name));
}
