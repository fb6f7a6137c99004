import { noDrawings } from '../../renderer/build/assets/drawings.ts';
import type { BuiltInMemory } from '../../renderer/build/commands/in-memory.ts';
import type { Drawings, RenderedSite } from '../../renderer/build/index.ts';
import type { Issue } from '../../renderer/sdk/issue.ts';

/** A version of a site in memory. */
export interface Snapshot {
  /** Increases with every visible change: pages, policies, errors, warnings. */
  readonly version: number;
  /** The files of the last valid site by path, including open pages that were rebuilt first. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** The public files of that site: where each file of the output is on the disk. */
  readonly publicFiles: ReadonlyMap<string, string>;
  /** The social cards, pictures and videos of that site. */
  readonly drawings: Drawings;
  /** The last valid site. */
  readonly made: RenderedSite | undefined;
  /** The folder that the site is published in, decoded: `''` or `/folder`. */
  readonly base: string;
  /** Absolute paths of its inputs; the previous ones if the config cannot be loaded. */
  readonly watched: ReadonlySet<string>;
  /** The current errors, which replace every page. */
  readonly failure: Failure | undefined;
  readonly warnings: readonly Issue[];
}

/** Issues of the site, or an exception of a block or the engine. */
export type Failure =
  | {
      readonly kind: 'issues';
      readonly issues: readonly Issue[];
      /** Whether the pages are made all the same, without the sections that cannot be. */
      readonly isPartial?: boolean;
    }
  | { readonly kind: 'thrown'; readonly error: Error };

/** The site before it is built for the first time. */
export const emptySite: Snapshot = {
  version: 0,
  files: new Map(),
  publicFiles: new Map(),
  drawings: noDrawings,
  made: undefined,
  base: '',
  watched: new Set(),
  failure: undefined,
  warnings: [],
};

/** Returns the next snapshot. An exception counts as an error of the site, because the author of a block can fix it. */
export async function nextSnapshot(
  before: Snapshot,
  make: () => Promise<BuiltInMemory>,
  { despiteErrors = false }: { readonly despiteErrors?: boolean } = {},
): Promise<Snapshot> {
  try {
    const { analysis, issues, files, drawings, made } = await make();
    const watched =
      analysis.watched.length > 0 ? analysis.watched : [...before.watched, ...issues.flatMap(({ file }) => file ?? [])];
    const errors = issues.some(({ severity }) => severity === 'error');
    const isShown = made !== undefined && (despiteErrors || !errors);
    const base = made === undefined ? before.base : decodeURI(made.ready.site.origin.base);
    return {
      ...before,
      base,
      watched: new Set(watched),
      failure: errors ? { kind: 'issues', issues, isPartial: isShown } : undefined,
      ...(made !== undefined && isShown && { files, publicFiles: publicFilesOf(made), drawings, made }),
      warnings: errors ? [] : issues,
    };
  } catch (error) {
    return {
      ...before,
      failure: { kind: 'thrown', error: error instanceof Error ? error : new Error(String(error)) },
      warnings: [],
    };
  }
}

/** Whether errors take the place of every page. */
export function hidesPages(failure: Failure | undefined): failure is Failure {
  return failure !== undefined && !(failure.kind === 'issues' && failure.isPartial === true);
}

function publicFilesOf({ ready }: RenderedSite): ReadonlyMap<string, string> {
  return new Map(ready.loaded.publicFiles.files.map(({ path, file }) => [path, file]));
}
