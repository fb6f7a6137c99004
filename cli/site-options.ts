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
  const time = buildTime();
  return {
    files: diskFiles,
    config: file,
    cacheDir: join(dirname(file), '.frontage'),
    year: time.getUTCFullYear(),
    today: today ?? time.toISOString().slice(0, 10),
  };
}

/** An output folder: beside the config, unless it is given as an absolute path. */
export function outFolder({ config }: SiteCommandOptions, out: string): string {
  return resolve(dirname(resolve(config)), out);
}

/** The time of a build: that of SOURCE_DATE_EPOCH (seconds) where it is set, so that a build can be repeated. */
export function buildTime(): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return epoch !== undefined && /^\d+$/.test(epoch) ? new Date(Number(epoch) * 1000) : new Date();
}
