import { readdirSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { homedir } from 'node:os';
import { join, sep } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { engine } from '../../renderer/build/inputs/bundle/engine-sources.js';
import { packageName } from '../../renderer/build/inputs/bundle/package-versions.ts';
import { withSlashes } from '../../renderer/build/lib/paths.ts';

/** Imports of a clone alone, in code that a package never reaches. */
const cloneOnly: Readonly<Record<string, readonly string[]>> = {
  'cli/bin.js': ['./compile.js'],
  'cli/compiled.js': ['./compile.js'],
};

/**
 * Returns what is wrong with a package: imports of packages that its package.json does not list, imports of files that it does
 * not contain, names of TypeScript files, and paths of this machine.
 */
export function packageFaults(folder: string): string[] {
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const listed = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies), 'frontage']);
  return filesOf(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const isStarter = /(?:^|\/)starter\//.test(file);
    return [
      ...(isStarter ? [] : importFaults(folder, file, text, listed)),
      ...machinePaths(text).map((path) => `${file} contains the path ${path}`),
      ...(isStarter ? [] : typeScriptNames(file, text)),
      ...(file.endsWith('/scripts') ? missingVariables(text).map((name) => `${file} uses ${name}`) : []),
    ];
  });
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map(withSlashes);
}

function importFaults(folder: string, file: string, text: string, listed: ReadonlySet<string>): string[] {
  return importsOf(file, text).flatMap((specifier) => {
    if (specifier.startsWith('node:') || cloneOnly[file]?.includes(specifier)) return [];
    // The gallery's script imports what `dev` serves.
    if (specifier === '/@vite/client') return [];
    if (!specifier.startsWith('.')) {
      return listed.has(packageName(specifier))
        ? []
        : [`${file} imports "${specifier}", which package.json does not list`];
    }
    const target = join(folder, file, '..', specifier);
    const candidates = file.endsWith('.d.ts') ? [target.replace(/\.jsx?$/, '.d.ts')] : [target];
    return candidates.some((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
      ? []
      : [`${file} imports "${specifier}", which is not in the package`];
  });
}

/** Returns the specifiers of all imports. Computed ones, which islands and caches have, are left out. */
function importsOf(file: string, text: string): string[] {
  // The scripts of the command line are one file in CommonJS; chunks of it load each other by name.
  if (file.endsWith('/scripts')) return importedPackages(text);
  if (file.endsWith('.d.ts')) {
    return [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"\s]+)['"]/g)].map(([, name = '']) => name);
  }
  if (!/\.[cm]?jsx?$/.test(file)) return [];
  const { module } = parseSync(file, text, { lang: 'jsx', sourceType: file.endsWith('.cjs') ? 'script' : 'module' });
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end));
  const names = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...dynamic.flatMap((expression) => /^['"](.*)['"]$/.exec(expression)?.[1] ?? []),
  ];
  return [...new Set(names)];
}

/** Returns the specifiers of the packages that a script of the command line imports. */
export function importedPackages(script: string): string[] {
  const called = [...script.matchAll(/\b(?:require(?:\$\d+)?|load__|resolvePackage)\(\s*["'`]([^"'`]+)["'`]\s*\)/g)];
  return called.flatMap(([, name = '']) => (/^\.\/.*\.cjs$/.test(name) || isBuiltin(name) ? [] : [name]));
}

/** Returns the paths of the clone and of the user's folder that a text contains. */
function machinePaths(text: string): string[] {
  return [engine, homedir()].filter((path) => path.length > sep.length && text.includes(path));
}

/** Returns the variables of modules that scripts do not have. A package that uses one has to stay outside the scripts. */
function missingVariables(scripts: string): string[] {
  return [...new Set(scripts.match(/(?<![\w$.'"`])(?:__filename|__dirname|import\.meta)\b(?!\s*=)/g))];
}

/** Names of TypeScript files in imports and URLs. Elsewhere the engine translates them (`engineFile`). */
function typeScriptNames(file: string, text: string): string[] {
  // The scripts contain no imports, but examples of them.
  const before = file.endsWith('/scripts') ? 'new URL\\(' : '\\bfrom|\\bimport\\(?|new URL\\(';
  const names = text.matchAll(new RegExp(`(?:${before})\\s*["'\`](\\.[^"'\`]*\\.tsx?)["'\`]`, 'g'));
  return file.endsWith('.md') ? [] : [...names].map(([, name]) => `${file} names the TypeScript file ${name}`);
}
