import { dirname, join, resolve } from 'node:path';
import { diskFiles } from '../renderer/build/files.ts';
import type { PlanOptions } from '../renderer/build/index.ts';

/** What every command about a site takes. */
export interface SiteCommandOptions {
  readonly config: string;
  readonly quiet?: boolean;
  /** Day that the site is checked for, in place of the build's. */
  readonly today?: string;
}

/** What the stages need, from what a person typed. */
export function planOptions({ config, today }: SiteCommandOptions): PlanOptions {
  const file = resolve(config);
  const date = buildDate();
  return {
    files: diskFiles,
    config: file,
    cacheDir: join(dirname(file), '.frontage'),
    year: date.getUTCFullYear(),
    today: today ?? date.toISOString().slice(0, 10),
  };
}

/** An output folder: beside the config, unless it is given as an absolute path. */
export function outFolder({ config }: SiteCommandOptions, out: string): string {
  return resolve(dirname(resolve(config)), out);
}

/** When the build takes place: by SOURCE_DATE_EPOCH (seconds) where it is set, so that a build can be repeated. */
function buildDate(): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return epoch !== undefined && /^\d+$/.test(epoch) ? new Date(Number(epoch) * 1000) : new Date();
}
