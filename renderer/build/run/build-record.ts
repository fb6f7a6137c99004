import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configHash, hasSameInputs, ignoreDiagnostics, runKey } from '../cache/run-inputs.ts';
import { tracedFiles } from '../inputs/traced-files.ts';
import type { Files } from '../lib/files.ts';
import { contentHash } from '../lib/hash.ts';
import { loadEntry, storeEntry } from '../lib/store-file.ts';
import { listedPages, weigh } from '../lib/weigh.ts';
import { unchangedFileCount } from '../output/index.ts';
import {
  type BuildOptions,
  type BuildRecord,
  type BuildReport,
  type PageReport,
  type RecordedPage,
  usesBuildRecord,
} from './build-contract.ts';

/** Returns what a build record stores of pages. */
export function recordedPages(pages: readonly PageReport[]): RecordedPage[] {
  const shown = new Set(listedPages(pages));
  return pages.map((page): RecordedPage => {
    const { path, file, size, weight } = page;
    const recorded = [path, file, size, weight.script] as const;
    return shown.has(page) ? [...recorded, weight.document] : recorded;
  });
}

/** Returns the report of a recorded page whose file in the output is unchanged. */
export function unchangedPage([path, file, size, script, document]: RecordedPage, out: string): PageReport {
  const weight = weigh(() => readFileSync(join(out, file), 'utf8'), script, document);
  return { path, file, size, weight, rendered: false, reason: 'reused: nothing changed' };
}

/** Records the inputs of a build, so that the next one can repeat its report if nothing changed. */
export interface BuildRecorder {
  /** Files that record each access. */
  readonly files: Files;
  /** Stores the build record. If storing fails, the next build runs in full. */
  store(report: BuildReport, built: Built): void;
}

interface Built {
  /** The value of the config. */
  readonly input: unknown;
  /** Id of the content of the output folder. */
  readonly state: string;
}

/** Returns a recorder for a build. */
export function buildRecorder(options: BuildOptions): BuildRecorder {
  // Builds write to these folders. The state of the output is recorded separately.
  const { files, traces } = tracedFiles(options.files, [options.cacheDir, options.out]);
  return {
    files,
    store({ issues, pages, limits }, { input, state }) {
      const record: BuildRecord = {
        key: runKey(options, options.out),
        input: configHash(input),
        traces: traces(),
        state,
        issues,
        pages: recordedPages(pages),
        limits,
      };
      storeEntry(recordFile(options), record);
    },
  };
}

/**
 * Returns the report of the last build if all its inputs and its output are unchanged; otherwise undefined. Does not load the
 * code that builds a site.
 */
export async function unchangedBuild(options: BuildOptions): Promise<BuildReport | undefined> {
  const record = usesBuildRecord(options) ? loadEntry<BuildRecord>(recordFile(options)) : undefined;
  if (record === undefined || !(await hasSameInputs(record, runKey(options, options.out), options))) return undefined;
  const unchanged = await unchangedFileCount(record.state, options).catch(ignoreDiagnostics);
  if (unchanged === undefined) return undefined;
  return {
    issues: record.issues,
    result: { written: [], unchanged, removed: [] },
    pages: record.pages.map((page) => unchangedPage(page, options.out)),
    carried: 0,
    ...(record.limits && { limits: record.limits }),
  };
}

/** One file for each output folder. */
function recordFile({ cacheDir, out }: BuildOptions): string {
  return join(cacheDir, `last-${contentHash(out).slice(0, 16)}.json`);
}
