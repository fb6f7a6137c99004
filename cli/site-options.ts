import { dirname, join, resolve } from 'node:path';
import type { CachedRunOptions } from '../renderer/build/cache/run-inputs.ts';
import { diskFiles } from '../renderer/build/lib/files.ts';
import { absolutePath } from '../renderer/build/lib/paths.ts';
import { parseOrigin } from '../renderer/build/schema/origin.ts';
import type { Host } from '../renderer/site/hosts.ts';
import { buildTime, buildYear } from './build-time.ts';
import { starterCopy } from './create/starter-copy.ts';
import { UsageError } from './failure.ts';

/** Options of every command about a site. */
export interface SiteCommandOptions {
  readonly config: string;
  readonly quiet?: boolean;
  /** The origin of a preview. */
  readonly origin?: string;
  /** Hosts to write files for, instead of those in the config. */
  readonly hosts?: readonly Host[] | undefined;
  /** The day to compare dates with, instead of today. */
  readonly today?: string;
  /** Identifies the state of the engine's sources, if known. */
  readonly state?: string | undefined;
}

/** Returns the options of the engine. Throws a {@link UsageError} for an invalid origin. */
export function siteOptions({
  config,
  today,
  state,
  hosts,
  origin = process.env.FRONTAGE_ORIGIN,
}: SiteCommandOptions): CachedRunOptions {
  const file = absolutePath(config);
  const time = buildTime();
  const parsed = origin ? parseOrigin(origin) : undefined;
  if (parsed !== undefined && 'diagnostic' in parsed) {
    throw new UsageError(parsed.diagnostic.message, parsed.diagnostic.suggestion ?? '');
  }
  return {
    files: { ...diskFiles, engine: state },
    engine: state,
    config: file,
    cacheDir: cacheFolder(dirname(file)),
    year: buildYear(dirname(file)),
    today: today ?? time.toISOString().slice(0, 10),
    starters: starterCopy,
    ...(origin ? { origin } : {}),
    ...(hosts ? { hosts } : {}),
  };
}

/** Returns the cache of a site: `.frontage`, or a folder in one that a host keeps between builds. */
function cacheFolder(root: string): string {
  const { FRONTAGE_CACHE: between } = process.env;
  return between ? resolve(root, between, 'frontage') : join(root, '.frontage');
}

/** Returns the absolute path of an output folder; `out` is relative to the config. */
export function outFolder({ config }: SiteCommandOptions, out: string): string {
  return absolutePath(resolve(dirname(config), out));
}

/** Returns the file of the site's type declarations. */
export function typesFile(cacheDir: string): string {
  return join(cacheDir, 'types.d.ts');
}
