import { join } from 'node:path';
import { type CachedRunOptions, configHash, hasSameInputs, type RunInputs, runKey } from '../cache/run-inputs.ts';
import type { SiteOptions } from '../inputs/options.ts';
import { tracedFiles } from '../inputs/traced-files.ts';
import { loadEntry, storeEntry } from '../lib/store-file.ts';

/** The stored report of a command, with its inputs. */
interface ReportRecord<Report> extends RunInputs {
  readonly report: Report;
}

/** A report that a command has just made. */
export interface NewReport<Report> {
  /** Plain data, which is stored as JSON. */
  readonly report: Report;
  /** The value of the config; undefined if the report must not be stored, such as one of errors. */
  readonly input: unknown;
}

/**
 * Returns the report of a command. Repeats the stored report if nothing changed, without loading the code that makes it;
 * otherwise makes and stores a new one.
 */
export async function storedReport<Report>(
  command: string,
  options: CachedRunOptions,
  make: (options: SiteOptions) => Promise<NewReport<Report>>,
): Promise<Report> {
  if (options.engine === undefined) return (await make(options)).report;
  const key = runKey(options);
  const file = join(options.cacheDir, `last-${command}.json`);
  const stored = loadEntry<ReportRecord<Report>>(file);
  if (stored !== undefined && (await hasSameInputs(stored, key, options))) return stored.report;
  // Runs write to the cache folder themselves.
  const { files, traces } = tracedFiles(options.files, [options.cacheDir]);
  const { report, input } = await make({ ...options, files });
  if (input !== undefined) {
    const record: ReportRecord<Report> = { key, input: configHash(input), traces: traces(), report };
    storeEntry(file, record);
  }
  return report;
}
