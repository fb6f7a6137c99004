import { basename } from 'node:path';
import type { Client } from '../../site/input.ts';
import type { RegisteredBlock } from '../../site/registry.ts';
import { engineFile } from '../inputs/bundle/bundle.ts';
import { cachedBundle } from '../inputs/bundle/bundle-cache.ts';
import { packageVersions } from '../inputs/bundle/package-versions.ts';
import type { Files } from '../lib/files.ts';
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
  const entries = leads ? [...islands, { type: outboxModule, file: engineFile('client/outbox.ts') }] : islands;
  if (entries.length === 0) return { modules: {}, files: {} };
  // The result must not depend on the order of blocks on the pages.
  entries.sort((a, b) => (a.type < b.type ? -1 : 1));
  return cachedBundle({
    files,
    cacheDir,
    name: 'islands',
    key: JSON.stringify([entries, phoneRegion, bundledPackages(client)]),
    make: (read) => bundleEntries(entries, { client, phoneRegion, files: read, cacheDir }),
  });
}

function bundledPackages(client: Client): string {
  // biome-ignore lint/plugin: the packages of a constant
  return packageVersions(...clientPackages[client], 'libphonenumber-js', 'rolldown');
}
