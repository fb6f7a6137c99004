import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ignoreDiagnostics, inputHash, keyOf, sameConfig } from '../cache/same-inputs.ts';
import { changedTraces, tracedFiles } from '../inputs/traced-files.ts';
import { loadEntry, storeEntry } from '../lib/cache-entry.ts';
import type { Files } from '../lib/files.ts';
import { contentHash } from '../lib/hash.ts';
import { listedPages, weigh } from '../lib/weigh.ts';
import { unchangedFileCount } from '../output/index.ts';
import type { PageReport } from '../page/made-page.ts';
import {
  type BuildOptions,
  type BuildRecord,
  type BuildReport,
  isRemembered,
  type LastBuild,
  type RecordedPage,
} from './build-contract.ts';

/** Pages as a record holds them. */
export function recordedPages(pages: readonly PageReport[]): RecordedPage[] {
  const told = new Set(listedPages(pages));
  return pages.map((page): RecordedPage => {
    const { path, file, size, weight } = page;
    const known = [path, file, size, weight.script] as const;
    return told.has(page) ? [...known, weight.document] : known;
  });
}

/** A page that stands in the output as it was recorded. */
export function standingPage([path, file, size, script, document]: RecordedPage, out: string): PageReport {
  const weight = weigh(() => readFileSync(join(out, file), 'utf8'), script, document);
  return { path, file, size, weight, rendered: false, reason: 'reused: nothing changed' };
}

/** A build that writes down what it sees, so that the next one need not look closer where nothing has changed. */
export interface Remembering {
  /** The files of the machine, to be read through this. */
  readonly files: Files;
  /** Remembers what came of it; where that cannot be kept, the next build looks again. */
  keep(report: BuildReport, made: Made): void;
}

interface Made {
  /** What the config came to. */
  readonly input: unknown;
  /** Names what stands in the output folder now. */
  readonly state: string;
}

export function remembering(options: BuildOptions): Remembering {
  // What builds write themselves goes into none; it is looked at by its own marks.
  const { files, traces: looks } = tracedFiles(options.files, [options.cacheDir, options.out]);
  return {
    files,
    keep({ issues, pages }, { input, state }) {
      const record: BuildRecord = {
        key: keyOf(options, options.out),
        input: inputHash(input),
        looks: looks(),
        state,
        issues,
        pages: recordedPages(pages),
      };
      storeEntry(recordFile(options), record);
    },
  };
}

/** Looks at what the last build has left; nothing where none was remembered, or where it was asked for something else. */
export function lookAtLast(options: BuildOptions): LastBuild | undefined {
  const record = isRemembered(options) ? loadEntry<BuildRecord>(recordFile(options)) : undefined;
  if (record?.key !== keyOf(options, options.out)) return undefined;
  return { record, changed: changedTraces(options.files, record.looks) };
}

/**
 * What the last build reported, where this one would be the same: every file, list and folder that it looked at is as it
 * was, the config comes to the same, and the output stands untouched. Nothing where anything differs or cannot be told.
 * Needs none of the code that makes a site.
 */
export async function sameAsLast(options: BuildOptions, last = lookAtLast(options)): Promise<BuildReport | undefined> {
  if (last === undefined || last.changed.length > 0 || !(await sameConfig(last.record, options))) return undefined;
  const { record } = last;
  const unchanged = await unchangedFileCount(record.state, options).catch(ignoreDiagnostics);
  if (unchanged === undefined) return undefined;
  return {
    issues: record.issues,
    result: { written: [], unchanged, removed: [] },
    pages: record.pages.map((page) => standingPage(page, options.out)),
    carried: 0,
  };
}

/** One for each output folder. */
function recordFile({ cacheDir, out }: BuildOptions): string {
  return join(cacheDir, `last-${contentHash(out).slice(0, 16)}.json`);
}
