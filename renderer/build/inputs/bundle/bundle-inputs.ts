import { dirname, isAbsolute, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'jsonc-parser';
import type { Plugin } from 'rolldown';
import { type Files, readText } from '../../lib/files.ts';
import { isPathSpecifier } from '../../lib/paths.ts';
import { isEngineSource } from './engine-sources.js';
import { packageName } from './package-versions.ts';

/**
 * Collects every input of a bundler: each loaded module, even if no code of it is left (constants are inlined), and the
 * package.json and tsconfig.json files around them. Probes nearer paths without such a file, so that `files` records them.
 */
export class InputTracker {
  readonly #files: Files;
  #modules: readonly string[] = [];

  constructor(files: Files) {
    this.#files = files;
  }

  /** Returns the plugin for the bundler. */
  plugin(): Plugin {
    const collect = (ids: Iterable<string>) => {
      this.#modules = [...ids].filter((id) => isAbsolute(id)).sort();
    };
    return {
      name: 'frontage:inputs',
      buildEnd() {
        collect(this.getModuleIds());
      },
    };
  }

  /** Returns the inputs once the bundler is done. */
  inputs(): BundleInputs {
    const modules = this.#modules;
    const folders = modules.map((file) => (isEngineSource(file) ? here : dirname(file)));
    const settings = [...new Set(folders)].flatMap((folder) => settingsAround(this.#files, folder));
    return { modules, settings: [...new Set(settings)].sort() };
  }
}

/** All sources of the engine have the same settings. */
const here = fileURLToPath(new URL('.', import.meta.url));

export interface BundleInputs {
  readonly modules: readonly string[];
  /** Files with settings for resolving and compiling modules. */
  readonly settings: readonly string[];
}

/**
 * Probes every path where the bundler may find an import that it resolves itself, in a package or by `paths` of a
 * tsconfig.json, so that `files` records them. A file that is added there later may take precedence.
 */
export function recordCandidates(files: Files, specifier: string, importer: string): void {
  if (!isAbsolute(importer) || isEngineSource(importer) || /^(?:node:|#|\0|[a-z]{2,}:)/.test(specifier)) return;
  for (const base of basesOf(files, specifier, dirname(importer))) {
    for (const suffix of suffixes) files.kind(base + suffix);
  }
}

/** What the bundler appends to a name without an extension. */
const suffixes = ['', ...['.tsx', '.ts', '.jsx', '.js', '.json'].flatMap((ending) => [ending, `${sep}index${ending}`])];

function basesOf(files: Files, specifier: string, folder: string): string[] {
  if (isPathSpecifier(specifier)) return [resolve(folder, specifier)];
  // The nearest node_modules folder with its package.json provides a package.
  nearest(files, folder, join('node_modules', packageName(specifier), 'package.json'));
  const tsconfig = nearest(files, folder, 'tsconfig.json');
  if (tsconfig === undefined) return [];
  return extendedConfigs(files, tsconfig).flatMap((file) => aliasTargets(files, file, specifier));
}

function settingsAround(files: Files, folder: string): readonly string[] {
  const packageJson = nearest(files, folder, 'package.json');
  const tsconfig = nearest(files, folder, 'tsconfig.json');
  return [...(packageJson ? [packageJson] : []), ...(tsconfig ? extendedConfigs(files, tsconfig) : [])];
}

/** Finds a file in a folder or the nearest one above it, probing nearer folders on the way. */
function nearest(files: Files, folder: string, name: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const file = join(at, name);
    if (files.kind(file) === 'file') return file;
    if (at === dirname(at)) return undefined;
  }
}

/** A tsconfig.json and all files that it extends. */
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
  const isPath = isPathSpecifier(name);
  for (const ending of ['', '.json', '/tsconfig.json']) {
    const file = isPath ? resolve(folder, name + ending) : nearest(files, folder, join('node_modules', name + ending));
    if (file !== undefined && files.kind(file) === 'file') return file;
  }
  return undefined;
}

/** The paths of a specifier by `paths` and `baseUrl` of a tsconfig.json. */
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

function readSettings(files: Files, file: string): Record<string, unknown> {
  return Object(parse((files.kind(file) === 'file' && readText(files, file)) || '{}'));
}

/**
 * Loads the bundler on demand. By default its allocator (mimalloc) commits memory that it reserves. Without that, a small
 * build takes 160 MB instead of 230 in the same time.
 */
export async function loadBundler() {
  process.env.MIMALLOC_ARENA_EAGER_COMMIT ??= '0';
  return import('rolldown');
}

const siteSuffixes = ['', '.ts', '.tsx', `${sep}index.ts`, `${sep}index.tsx`, '.json'];

/** Returns the file of an import by a path; undefined if the import is a package or there is no such file. */
export function modulePath(files: Files, specifier: string, importer: string): string | undefined {
  if (!isPathSpecifier(specifier)) return undefined;
  const base = resolve(dirname(importer), specifier);
  return siteSuffixes.map((suffix) => base + suffix).find((file) => files.kind(file) === 'file');
}
