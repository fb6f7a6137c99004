import { dirname, join, resolve } from 'node:path';
import type { RememberedOptions } from '../renderer/build/cache/same-inputs.ts';
import { diskFiles } from '../renderer/build/lib/files.ts';
import { parseOrigin } from '../renderer/build/schema/origin.ts';
import { buildTime, buildYear } from './build-time.ts';
import { UsageError } from './failure.ts';

/** What every command about a site takes. */
export interface SiteCommandOptions {
  readonly config: string;
  readonly quiet?: boolean;
  /** Where a preview of the site is published. */
  readonly origin?: string;
  /** Day that the site is checked for, in place of the build's. */
  readonly today?: string;
  /** Names the state of the engine's sources, where that is known. */
  readonly state?: string | undefined;
}

/** What the stages need, from what a person typed. Throws a {@link UsageError} for an origin that is none. */
export function planOptions({
  config,
  today,
  state,
  origin = process.env.FRONTAGE_ORIGIN,
}: SiteCommandOptions): RememberedOptions {
  const file = resolve(config);
  const time = buildTime();
  const parsed = origin ? parseOrigin(origin) : undefined;
  if (parsed !== undefined && 'finding' in parsed) {
    throw new UsageError(parsed.finding.message, parsed.finding.suggestion ?? '');
  }
  return {
    files: { ...diskFiles, engine: state },
    engine: state,
    config: file,
    cacheDir: join(dirname(file), '.frontage'),
    year: buildYear(dirname(file)),
    today: today ?? time.toISOString().slice(0, 10),
    ...(origin ? { origin } : {}),
  };
}

/** An output folder: beside the config, unless it is given as an absolute path. */
export function outFolder({ config }: SiteCommandOptions, out: string): string {
  return resolve(dirname(resolve(config)), out);
}

/** Where the declarations of a site stand. */
export function typesFile(cacheDir: string): string {
  return join(cacheDir, 'types.d.ts');
}
