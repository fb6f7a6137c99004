import { readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { rolldown } from 'rolldown';
import { minifySync, parseSync, transformSync } from 'rolldown/utils';
import { engine } from '../../renderer/build/inputs/bundle/engine-sources.js';
import { packageName } from '../../renderer/build/inputs/bundle/package-versions.ts';
import { isPathSpecifier, relativeName } from '../../renderer/build/lib/paths.ts';
import { withCompiledFiles } from '../compile.js';

/** The files of the engine that a package contains one by one, because the engine bundles, serves or runs them as files. */
export interface KeptFiles {
  /** Paths relative to the engine, with forward slashes, sorted. */
  readonly files: readonly string[];
  /** Names of the packages that they import, sorted. */
  readonly packages: readonly string[];
}

/** Folders whose files the engine bundles for pages or renders with. */
const bundledFolders = ['renderer/blocks', 'renderer/client', 'renderer/sdk'];

/** Scripts that start by themselves, in threads or in the pages of tools. */
const scripts = [
  'cli/bin.js',
  'cli/api.ts',
  'cli/check-output/thread.ts',
  'cli/serve/leads/live.ts',
  'cli/studio/app/main.tsx',
  'renderer/build/assets/cards/draw/thread.ts',
  'renderer/build/inputs/worker.js',
];

/** Modules that a package replaces by its compiled command line. */
const leftOut = ['cli/compile.js', 'cli/main.ts'];

/** Lists the files, following all imports from the scripts and the folders. */
export async function keptFiles(): Promise<KeptFiles> {
  const folders = bundledFolders.flatMap((folder) => filesBelow(folder));
  const code = [...scripts, ...folders.filter(isCode)];
  const packages = new Set<string>();
  const modules = new Set<string>();
  const bundle = await rolldown({
    cwd: engine,
    input: Object.fromEntries(code.map((file) => [file, join(engine, file)])),
    platform: 'node',
    treeshake: false,
    external: (id, importer) => {
      if (leftOut.some((file) => join(engine, file) === join(importer ?? '', '..', id))) return true;
      if (isPathSpecifier(id)) return false;
      if (!id.startsWith('node:') && !id.startsWith('frontage')) packages.add(packageName(id));
      return true;
    },
    plugins: [
      {
        name: 'frontage:modules',
        buildEnd() {
          for (const id of this.getModuleIds()) {
            if (isAbsolute(id)) modules.add(relativeName(engine, id));
          }
        },
      },
    ],
  });
  await bundle.generate({ dir: join(engine, '.package') });
  await bundle.close();
  const assets = ['cli', 'renderer'].flatMap((folder) => filesBelow(folder)).filter(isAsset);
  for (const file of leftOut) modules.delete(file);
  return { files: [...new Set([...modules, ...assets])].sort(), packages: [...packages].sort() };
}

/** Returns the name of a file in the package: TypeScript is compiled, and JSX stays, because the engine compiles it by target. */
export function packedName(file: string): string {
  return file.replace(/\.ts(x?)$/, '.js$1');
}

/** Returns the text of a file in the package. */
export function packedText(file: string): string | Buffer {
  const source = readFileSync(join(engine, file));
  const kind = /\.(tsx?)$/.exec(file)?.[1];
  if (file.endsWith('.css')) return source.toString().replaceAll(cssComment, '');
  if (kind === undefined) return file.endsWith('.js') ? withCompiledFiles(source.toString()) : source;
  const lang = kind === 'tsx' ? 'tsx' : 'ts';
  const named = withPackedSpecifiers(file, withCompiledFiles(source.toString()), lang);
  const script = transformSync(join(engine, file), named, {
    lang,
    jsx: 'preserve',
    typescript: { onlyRemoveTypeImports: true },
  });
  // Names stay, for stack traces. The declaration files have the comments of public functions.
  const whole = minifySync(packedName(file), script.code, {
    compress: false,
    mangle: kind === 'ts' && { toplevel: false },
    codegen: { removeWhitespace: true },
  });
  const [error] = [...script.errors, ...whole.errors];
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  return whole.code;
}

/**
 * A comment of a style sheet, with its lines, unless nothing follows it: a sheet of a comment alone is not the same as an empty
 * one. No string or address of the engine's sheets contains a comment.
 */
const cssComment = /[^\S\n]*\/\*[\s\S]*?\*\/\n?(?=[\s\S]*\S)/g;

/** Replaces the names of TypeScript files in imports and exports. */
function withPackedSpecifiers(file: string, text: string, lang: 'ts' | 'tsx'): string {
  const { module } = parseSync(file, text, { lang, sourceType: 'module' });
  const exported = module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest ?? []));
  const requests = [...module.staticImports, ...module.dynamicImports].map(({ moduleRequest }) => moduleRequest);
  const ends = new Set([...requests, ...exported].map(({ end }) => end));
  return [...ends]
    .sort((a, b) => b - a)
    .reduce((code, end) => packedName(code.slice(0, end - 1)) + code.slice(end - 1), text);
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(engine, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relativeName(engine, join(entry.parentPath, entry.name)))
    .filter((file) => !forDevelopment.test(file))
    .sort();
}

/** Tests, their files, and what only a clone needs. Starters are copied as they are. */
const forDevelopment = /\.(?:test|fixture)\.|\/testing\/|^cli\/(?:pack|starter)\//;

function isCode(file: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(file) && !file.endsWith('.d.ts');
}

/** Whether tools or pages need a file that no module imports. */
function isAsset(file: string): boolean {
  return (
    /\.(?:avif|css|svg|json|woff2?|ttf)$/.test(file) ||
    /^cli\/(?:(?:gallery|studio)\/[\w-]+\.js|explain\/rules\.md)$/.test(file)
  );
}
