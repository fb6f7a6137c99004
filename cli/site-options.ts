import { dirname, join, resolve } from 'node:path';
import { diskFiles } from '../renderer/build/files.ts';
import type { PlanOptions } from '../renderer/build/index.ts';

/** What every command about a site takes. */
export interface SiteCommandOptions {
  readonly config: string;
  readonly quiet?: boolean;
}

/** What the stages need, from what a person typed. */
export function planOptions({ config }: SiteCommandOptions): PlanOptions {
  const file = resolve(config);
  return { files: diskFiles, config: file, cacheDir: join(dirname(file), '.frontage'), year: buildYear() };
}

/** An output folder: beside the config, unless it is given as an absolute path. */
export function outFolder({ config }: SiteCommandOptions, out: string): string {
  return resolve(dirname(resolve(config)), out);
}

/** The year that copyright lines show: of SOURCE_DATE_EPOCH (seconds) where it is set, so that a build can be repeated. */
function buildYear(): number {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  const date = epoch !== undefined && /^\d+$/.test(epoch) ? new Date(Number(epoch) * 1000) : new Date();
  return date.getUTCFullYear();
}
