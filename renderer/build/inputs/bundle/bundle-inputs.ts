import { dirname, isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';
import { type Files, readText } from '../../lib/files.ts';
import { isEngineSource } from './engine-sources.js';

/**
 * Watches a bundler, and then names every file that decided what it made: each module that it loaded, whether or not code of it
 * is left in a chunk (a constant moves to where it is used), and the package.json and tsconfig.json files around them. A nearer
 * one that is missing is asked for, so that `files` can record it.
 */
export class InputWatch {
  readonly #files: Files;
  #modules: readonly string[] = [];

  constructor(files: Files) {
    this.#files = files;
  }

  /** To be among the plugins of the bundler. */
  plugin(): Plugin {
    const keep = (ids: Iterable<string>) => {
      this.#modules = [...ids].filter((id) => isAbsolute(id)).sort();
    };
    return {
      name: 'frontage:inputs',
      buildEnd() {
        keep(this.getModuleIds());
      },
    };
  }

  /** What was made of what, once the bundler is done. */
  inputs(): BundleInputs {
    const modules = this.#modules;
    const folders = modules.map((file) => (isEngineSource(file) ? here : dirname(file)));
    const settings = [...new Set(folders)].flatMap((folder) => settingsAround(this.#files, folder));
    return { modules, settings: [...new Set(settings)].sort() };
  }
}

/** For all of the engine's sources the same settings hold. */
const here = fileURLToPath(new URL('.', import.meta.url));

export interface BundleInputs {
  readonly modules: readonly string[];
  /** Files that say how modules are found and compiled. */
  readonly settings: readonly string[];
}

/**
 * Asks `files` for every place where the bundler may find an import that it resolves by itself, in a package or by `paths` of a
 * tsconfig.json: a file that is added there later may win.
 */
export function askForRivals(files: Files, specifier: string, importer: string): void {
  if (!isAbsolute(importer) || isEngineSource(importer) || /^(?:node:|#|\0|[a-z]+:)/.test(specifier)) return;
  for (const base of basesOf(files, specifier, dirname(importer))) {
    for (const ending of endings) files.kind(base + ending);
  }
}

/** What the bundler tries behind a name without an ending. */
const endings = ['', ...['.tsx', '.ts', '.jsx', '.js', '.json'].flatMap((ending) => [ending, `/index${ending}`])];

function basesOf(files: Files, specifier: string, folder: string): string[] {
  if (/^\.{0,2}\//.test(specifier)) return [resolve(folder, specifier)];
  // A package is found by its package.json, in the nearest node_modules that has it.
  const [, name = specifier] = /^((?:@[^/]+\/)?[^/]+)/.exec(specifier) ?? [];
  nearest(files, folder, join('node_modules', name, 'package.json'));
  const tsconfig = nearest(files, folder, 'tsconfig.json');
  if (tsconfig === undefined) return [];
  return extendedConfigs(files, tsconfig).flatMap((file) => aliasTargets(files, file, specifier));
}

function settingsAround(files: Files, folder: string): readonly string[] {
  const packageJson = nearest(files, folder, 'package.json');
  const tsconfig = nearest(files, folder, 'tsconfig.json');
  return [...(packageJson ? [packageJson] : []), ...(tsconfig ? extendedConfigs(files, tsconfig) : [])];
}

/** The file of this name in a folder or the nearest one above it. Nearer places are asked for on the way. */
function nearest(files: Files, folder: string, name: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const file = join(at, name);
    if (files.kind(file) === 'file') return file;
    if (at === dirname(at)) return undefined;
  }
}

/** A tsconfig.json and all that it extends. */
function extendedConfigs(files: Files, first: string): readonly string[] {
  const found = new Set([first]);
  for (const file of found) {
    const { extends: base } = readSettings(files, file);
    for (const name of [base].flat()) {
      const other = typeof name === 'string' ? extendedConfig(files, name, dirname(file)) : undefined;
      if (other !== undefined) found.add(other);
    }
  }
  return [...found];
}

function extendedConfig(files: Files, name: string, folder: string): string | undefined {
  const isPath = /^\.{0,2}\//.test(name);
  for (const ending of ['', '.json', '/tsconfig.json']) {
    const file = isPath ? resolve(folder, name + ending) : nearest(files, folder, join('node_modules', name + ending));
    if (file !== undefined && files.kind(file) === 'file') return file;
  }
  return undefined;
}

/** Where `paths` and `baseUrl` of a tsconfig.json lead a specifier. */
function aliasTargets(files: Files, tsconfig: string, specifier: string): string[] {
  const { baseUrl, paths = {} } = Object(readSettings(files, tsconfig).compilerOptions);
  const root = typeof baseUrl === 'string' ? resolve(dirname(tsconfig), baseUrl) : undefined;
  const targets = Object.entries(Object(paths)).flatMap(([pattern, list]) => {
    const [before = '', after] = pattern.split('*');
    const isMatch =
      after === undefined ? specifier === pattern : specifier.startsWith(before) && specifier.endsWith(after);
    const part = specifier.slice(before.length, specifier.length - (after?.length ?? 0));
    const names = isMatch && Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
    return names.map((name) =>
      resolve(
        root ?? dirname(tsconfig),
        name.replace('*', () => part),
      ),
    );
  });
  return root === undefined ? targets : [...targets, resolve(root, specifier)];
}

/** JSON with comments and commas at the end, as TypeScript reads it; what cannot be read says nothing. */
function readSettings(files: Files, file: string): Record<string, unknown> {
  const text = (files.kind(file) === 'file' && readText(files, file)) || '{}';
  const plain = text
    .replace(/"(?:[^"\\]|\\.)*"|\/\*[\s\S]*?\*\/|\/\/.*/g, (part) => (part.startsWith('"') ? part : ''))
    .replace(/,(?=\s*[}\]])/g, '');
  try {
    return Object(JSON.parse(plain));
  } catch {
    return {};
  }
}
