import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from '../kit/issue.ts';
import { type BuildOptions, type BuildReport, isRemembered } from './build-contract.ts';
import type { Files } from './files.ts';
import { contentHash } from './hash.ts';
import type { PageReport } from './made-page.ts';
import { keepRecord, readRecord } from './records.ts';
import { type Inputs, inputHash, keyOf, leftToTheRun, sameInputs } from './same-inputs.ts';
import { tracedFiles } from './traced-files.ts';
import { toldPages, weigh } from './weigh.ts';
import { type KeptFile, type OutputFile, stands, stateOf } from './write/index.ts';

/** What is remembered of a build that wrote its site: all that went in, and what came of it. */
export interface BuildRecord extends Inputs {
  /** The state that it left the output folder in. */
  readonly state: string;
  readonly issues: readonly Issue[];
  readonly pages: readonly RecordedPage[];
}

/** A page as it was reported; what its document weighs, where people were told. */
type RecordedPage = readonly [path: string, file: string, size: number, script: number, document?: number];

/** Pages as a record holds them. */
export function recordedPages(pages: readonly PageReport[]): RecordedPage[] {
  const told = new Set(toldPages(pages));
  return pages.map((page): RecordedPage => {
    const { path, file, size, weight } = page;
    const known = [path, file, size, weight.script] as const;
    return told.has(page) ? [...known, weight.document] : known;
  });
}

/** A page that stands in the output as it was recorded. */
export function standingPage([path, file, size, script, document]: RecordedPage, out: string): PageReport {
  const weight = weigh(() => readFileSync(join(out, file), 'utf8'), script, document);
  return { path, file, size, weight, rendered: false };
}

/** A build that writes down what it sees, so that the next one need not look closer where nothing has changed. */
export interface Remembering {
  /** The files of the machine, to be read through this. */
  readonly files: Files;
  /** Remembers what came of it, and names its state; where that cannot be kept, the next build looks again. */
  keep(report: BuildReport, made: Made): string;
}

interface Made {
  /** What the config came to. */
  readonly input: unknown;
  readonly files: readonly (OutputFile | KeptFile)[];
  /** What the manifest holds of pages. */
  readonly pages: Readonly<Record<string, string>>;
}

export function remembering(options: BuildOptions): Remembering {
  // What builds write themselves goes into none; it is looked at by its own marks.
  const { files, looks } = tracedFiles(options.files, [options.cacheDir, options.out]);
  return {
    files,
    keep({ issues, pages: reports }, { input, files: output, pages }) {
      const state = stateOf(output, pages);
      const record: BuildRecord = {
        key: keyOf(options, options.out),
        input: inputHash(input),
        looks: looks(),
        state,
        issues,
        pages: recordedPages(reports),
      };
      keepRecord(recordFile(options), record);
      return state;
    },
  };
}

/**
 * What the last build reported, where this one would be the same: every file, list and folder that it looked at is as it
 * was, the config comes to the same, and the output stands untouched. Nothing where anything differs or cannot be told.
 * Needs none of the code that makes a site.
 */
export async function sameAsLast(options: BuildOptions): Promise<BuildReport | undefined> {
  const record = isRemembered(options) ? readRecord<BuildRecord>(recordFile(options)) : undefined;
  if (record === undefined || !(await sameInputs(record, keyOf(options, options.out), options))) return undefined;
  const unchanged = await stands(record.state, options).catch(leftToTheRun);
  if (unchanged === undefined) return undefined;
  return {
    issues: record.issues,
    result: { written: [], unchanged, removed: [] },
    pages: record.pages.map((page) => standingPage(page, options.out)),
    carried: 0,
  };
}

/** One for each output folder. */
export function recordFile({ cacheDir, out }: BuildOptions): string {
  return join(cacheDir, `last-${contentHash(out).slice(0, 16)}.json`);
}
