import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { everyFile } from '../../renderer/build/lib/files.ts';
import { isAlive, parseOwner } from '../../renderer/build/output/lock.ts';
import { editFolder } from '../author/edit-folder-name.ts';
import { attention, type HealthSection, note, ok } from './health.ts';

/** What interrupted commands left in the folder of a site. */
export interface LeftOvers {
  /** Names of the files and folders. */
  readonly names: readonly string[];
  /** Output folders whose build was interrupted. */
  readonly outputs: readonly string[];
  /** Whether an edit of the site was interrupted. */
  readonly hasEdit: boolean;
}

/** The files and folders beside an output folder while it is written. */
const besideOutput = /^\.(.+)\.frontage-(?:stage|old|journal\.json|lock|lock-claim)$/;

/** Returns what interrupted commands left; nothing while a build is running. */
export function leftOvers(root: string): LeftOvers {
  const all = existsSync(root) ? readdirSync(root) : [];
  const found = all.filter((name) => besideOutput.test(name) && !isBuilding(root, outputOf(name)));
  const hasEdit = all.includes(editFolder);
  return {
    names: [...found, ...(hasEdit ? [editFolder] : [])],
    outputs: [...new Set(found.map(outputOf))].map((name) => join(root, name)),
    hasEdit,
  };
}

/** Looks at the cache folder, and for what interrupted commands left. */
export function caches(root: string, cacheDir: string): HealthSection {
  const { names } = leftOvers(root);
  const size = statSync(cacheDir, { throwIfNoEntry: false })?.isDirectory()
    ? everyFile(cacheDir).reduce(
        (sum, name) => sum + (statSync(join(cacheDir, name), { throwIfNoEntry: false })?.size ?? 0),
        0,
      )
    : 0;
  const megabytes = size / 1_000_000;
  return {
    title: 'Caches',
    items: [
      megabytes > mostMegabytes
        ? note(
            `.frontage has ${Math.round(megabytes)} MB.`,
            'You can delete it at any time; the next build takes longer.',
          )
        : ok(`.frontage has ${megabytes.toFixed(1)} MB`),
      names.length === 0
        ? ok('No interrupted command left files')
        : attention(`Interrupted commands left ${names.join(', ')}.`, 'Run: npx frontage doctor --fix'),
    ],
  };
}

/** More than a site with 100,000 pages needs. */
const mostMegabytes = 500;

function outputOf(name: string): string {
  return besideOutput.exec(name)?.[1] ?? '';
}

function isBuilding(root: string, output: string): boolean {
  return ['lock', 'lock-claim'].some((purpose) => {
    const file = join(root, `.${output}.frontage-${purpose}`);
    if (!existsSync(file)) return false;
    const owner = parseOwner(readFileSync(file, 'utf8'));
    return owner !== undefined && isAlive(owner);
  });
}
