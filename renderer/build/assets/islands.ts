import { basename } from 'node:path';
import type { Client } from '../../site/input.ts';
import { regionOf } from '../../site/locale.ts';
import type { RegisteredBlock } from '../../site/registry.ts';
import { engineFile } from '../inputs/bundle/bundle.ts';
import { cachedBundle } from '../inputs/bundle/bundle-cache.ts';
import { engineCache } from '../inputs/bundle/engine-cache.ts';
import { isEngineSource } from '../inputs/bundle/engine-sources.js';
import { packageVersions } from '../inputs/bundle/package-versions.ts';
import { entry } from '../lib/entry.ts';
import type { Files } from '../lib/files.ts';
import { contentHash } from '../lib/hash.ts';
import { islandsFolder, outboxModule, sharedIslands } from '../lib/island-names.ts';
import { clientPackages } from './client-runtime.ts';
import { bundleEntries } from './island-bundler.ts';

/** The hydration bundles of a site. */
export interface Islands {
  /** Output files of each island by block type: its own module first, then its imports. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
  /** Code of the files, by their path in the output. */
  readonly files: Readonly<Record<string, string>>;
}

export interface IslandsOptions {
  readonly files: Files;
  readonly cacheDir: string;
  readonly client: Client;
  /** The site sends leads, so every page must be able to send those that wait. */
  readonly leads: boolean;
  /** Names of shared islands that the site has. */
  readonly shared?: readonly string[];
  /** The country of phone numbers without a country code, if a form has a field for one. */
  readonly phoneRegion?: string | undefined;
}

/** Returns the files of {@link islandsFolder}, which re-export the modules of this build. */
export function islandsByName({ modules }: Pick<Islands, 'modules'>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(modules)
      .filter(([type]) => type !== outboxModule)
      .map(([type, [own = '']]) => [`${islandsFolder}/${type}.js`, `export{default}from"../${basename(own)}";`]),
  );
}

/** Bundles the islands of some blocks: a small entry for each, and shared chunks. */
export async function bundleIslands(
  blocks: readonly RegisteredBlock[],
  { files, cacheDir, client, leads, shared = [], phoneRegion }: IslandsOptions,
): Promise<Islands> {
  const islands = blocks.flatMap(({ block, island }) =>
    island === undefined ? [] : [{ type: block.type, file: island }],
  );
  for (const type of shared) islands.push({ type, file: engineFile(sharedIslands.get(type) ?? '') });
  const entries = leads ? [...islands, { type: outboxModule, file: engineFile('client/leads/outbox.ts') }] : islands;
  if (entries.length === 0) return { modules: {}, files: {} };
  // The result must not depend on the order of blocks on the pages.
  entries.sort((a, b) => (a.type < b.type ? -1 : 1));
  const key = JSON.stringify([entries, phoneRegion, bundledPackages(client)]);
  // Sites that have the engine's islands alone share their bundles.
  const isShared = entries.every(({ file }) => isEngineSource(file));
  return cachedBundle({
    files,
    cacheDir: isShared ? engineCache(cacheDir) : cacheDir,
    name: isShared ? `islands-${contentHash(key).slice(0, 12)}` : 'islands',
    key,
    make: (read) => bundleEntries(entries, { client, phoneRegion, files: read, cacheDir }),
  });
}

function bundledPackages(client: Client): string {
  // biome-ignore lint/plugin: the packages of a constant
  return packageVersions(...clientPackages[client], 'libphonenumber-js', 'rolldown');
}

/**
 * Returns the country of phone numbers without a country code (ISO 3166, or `ZZ` if it is unknown) if a form in an unchecked
 * config has a field for them, and the site does not send them as typed; otherwise undefined.
 */
export function phoneRegionOf(config: unknown): string | undefined {
  if (entry(config, 'phoneNumbers') === 'asTyped' || !hasPhoneField(config)) return undefined;
  try {
    return regionOf(String(entry(config, 'locale'))) || 'ZZ';
  } catch {
    // The analysis reports a locale that is none.
    return 'ZZ';
  }
}

function hasPhoneField(config: unknown): boolean {
  const values = new Set<unknown>([config]);
  // The loop appends to the set.
  for (const value of values) {
    if (typeof value !== 'object' || value === null || entry(value, 'inert') === true) continue;
    // A fact of this type has no name of its own.
    if (entry(value, 'type') === 'phone' && typeof entry(value, 'name') === 'string') return true;
    for (const inner of Object.values(value)) if (typeof inner === 'object') values.add(inner);
  }
  return false;
}
