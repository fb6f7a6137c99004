import { realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withSlashes } from '../../renderer/build/lib/paths.ts';
import type { PackageManager } from '../command-name.ts';
import { nearestExisting } from './folder.ts';

/** The Frontage that creates a site. */
export interface Creator {
  readonly version: string;
  /** The folder of the clone that runs; undefined for a published package. */
  readonly clone: string | undefined;
}

/** How each package manager links a folder with its command. */
const links: Readonly<Record<PackageManager, string>> = { npm: 'file', pnpm: 'link', yarn: 'portal', bun: 'link' };

/**
 * Returns what the package.json of a new site says for Frontage: the version that creates it, or the folder of the clone, because
 * no registry has the version of a clone. The path is relative, so that both folders can move together.
 */
export function frontageDependency(target: string, { version, clone }: Creator, manager: PackageManager): string {
  if (clone === undefined) return `^${version}`;
  const existing = nearestExisting(target);
  const site = join(realpathSync(existing), relative(existing, target));
  return `${links[manager]}:${withSlashes(relative(site, realpathSync(clone)))}`;
}
