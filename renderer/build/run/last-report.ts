import { join } from 'node:path';
import { type Inputs, inputHash, keyOf, type RememberedOptions, sameInputs } from '../cache/same-inputs.ts';
import type { SiteOptions } from '../inputs/options.ts';
import { tracedFiles } from '../inputs/traced-files.ts';
import { loadEntry, storeEntry } from '../lib/cache-entry.ts';

/** What a command reported, with all that went into it. */
interface ReportRecord<Report> extends Inputs {
  readonly report: Report;
}

/** A report as it was made. */
export interface MadeReport<Report> {
  /** Plain data: it is kept as JSON. */
  readonly report: Report;
  /** What the config came to; nothing where the report is not to be remembered, such as one of errors. */
  readonly input: unknown;
}

/**
 * What a command reports of a site. Where everything is as it was the last time, that is said again, without loading the
 * code that looks; else the report is made, and remembered with what it was made from.
 */
export async function reportOf<Report>(
  command: string,
  options: RememberedOptions,
  make: (options: SiteOptions) => Promise<MadeReport<Report>>,
): Promise<Report> {
  if (options.engine === undefined) return (await make(options)).report;
  const key = keyOf(options);
  const file = join(options.cacheDir, `last-${command}.json`);
  const last = loadEntry<ReportRecord<Report>>(file);
  if (last !== undefined && (await sameInputs(last, key, options))) return last.report;
  // What is remembered itself goes into no report.
  const { files, traces: looks } = tracedFiles(options.files, [options.cacheDir]);
  const { report, input } = await make({ ...options, files });
  if (input !== undefined) {
    const record: ReportRecord<Report> = { key, input: inputHash(input), looks: looks(), report };
    storeEntry(file, record);
  }
  return report;
}
