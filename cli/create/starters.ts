import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { didYouMean } from '../../renderer/sdk/suggest.ts';
import { UsageError } from '../usage-error.ts';

/** The folder of starters. The pack step puts it beside the bundle of `create-frontage`, too. */
const folder = fileURLToPath(new URL('../starter/', import.meta.url));

/** Files that every starter has, unless it brings its own. */
export const commonFiles = join(folder, 'common');

/** The values in the config of a starter, which those of a new site replace. Each occurs in it once. */
export interface SampleValues {
  readonly name: string;
  readonly origin: string;
  readonly locale: string;
  readonly phone: string;
}

/** A site to start from. */
export interface Starter {
  /** The name of its folder, which `--template` takes. */
  readonly name: string;
  readonly folder: string;
  /** What the site contains, for the list of a prompt. */
  readonly description: string;
  readonly sample: SampleValues;
}

/** The file that makes a folder a starter. It holds the description and the sample values, and is not copied. */
export const starterFile = 'starter.json';

export const defaultStarter = 'plain';

/** Returns the starters by name, the default one first. */
export function starters(): readonly Starter[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, starterFile)))
    .sort((a, b) => Number(b === defaultStarter) - Number(a === defaultStarter) || (a < b ? -1 : 1))
    .map((name) => ({
      name,
      folder: join(folder, name),
      ...JSON.parse(readFileSync(join(folder, name, starterFile), 'utf8')),
    }));
}

/** Returns the starter with a name. Throws a UsageError with the nearest name if there is none. */
export function starterNamed(name: string): Starter {
  const all = starters();
  const found = all.find((starter) => starter.name === name);
  if (found !== undefined) return found;
  throw new UsageError(
    `There is no template "${name}".`,
    didYouMean(
      name,
      all.map((starter) => starter.name),
      'template',
    ),
  );
}
