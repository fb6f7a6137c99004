import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { relativeName } from '../../renderer/build/lib/paths.ts';
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
    readdirSync(from, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== starterFile)
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file): [string, string] => [nameInSite(relativeName(from, file)), file]),
  );
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : Number(a > b))));
}

/** Returns the real name of a file whose name would have an effect inside the engine's own package. */
function nameInSite(file: string): string {
  if (file === 'gitignore') return '.gitignore';
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
