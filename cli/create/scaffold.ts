import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withSlashes } from '../../renderer/build/lib/paths.ts';
import { packageManager } from '../command-name.ts';
import { filled, type Scaffolder } from './fill.ts';
import { commonFiles, type Starter, starterFile } from './starters.ts';
import type { SiteValues } from './values.ts';

/**
 * Copies a starter into a folder and fills it in. Returns the names of the new files. It never overwrites a file, keeps a
 * README that is already there, and leaves nothing behind if it fails.
 */
export function scaffold(target: string, starter: Starter, values: SiteValues, scaffolder: Scaffolder): string[] {
  const written = new Written();
  const ownReadme = existsSync(target) && readdirSync(target).some((name) => /^readme(?:\.|$)/i.test(name));
  try {
    return [...filesOf(starter)].flatMap(([name, source]) => {
      if (name === 'README.md' && ownReadme) return [];
      if (name === '.yarnrc.yml' && packageManager(scaffolder.userAgent).name !== 'yarn') return [];
      const filling = { values, sample: starter.sample };
      written.write(join(target, name), filled(name, readFileSync(source), filling, scaffolder));
      return [name];
    });
  } catch (error) {
    written.remove();
    throw error;
  }
}

/** Returns the files of a new site by name (with `/`): the common ones, and those of the starter. */
function filesOf({ folder }: Starter): Map<string, string> {
  const files = [commonFiles, folder].flatMap((from) =>
    // Without file types, because those of Yarn's archives name no folder.
    readdirSync(from, { recursive: true, encoding: 'utf8' })
      .filter((name) => name !== starterFile && statSync(join(from, name)).isFile())
      .map((name): [string, string] => [nameInSite(withSlashes(name)), join(from, name)]),
  );
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : Number(a > b))));
}

/** Returns the real name of a file whose name would have an effect inside the engine's own package. */
function nameInSite(file: string): string {
  if (file === 'gitignore' || file === 'yarnrc.yml') return `.${file}`;
  return file === 'package.template.json' ? 'package.json' : file;
}

/** The files and folders of one run. */
class Written {
  readonly #paths: string[] = [];

  write(path: string, content: string | Uint8Array): void {
    const folder = mkdirSync(dirname(path), { recursive: true });
    if (folder !== undefined) this.#paths.push(folder);
    writeFileSync(path, content, { flag: 'wx' });
    this.#paths.push(path);
  }

  remove(): void {
    for (const path of this.#paths.reverse()) rmSync(path, { recursive: true, force: true });
  }
}
