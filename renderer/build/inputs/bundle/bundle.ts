import { isBuiltin } from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OutputChunk, Plugin, RolldownLog } from 'rolldown';
import { append } from '../../../sdk/any-length.ts';
import { DiagnosticsError } from '../../../sdk/issue.ts';
import type { Files } from '../../lib/files.ts';
import { isBelow, isInPackage, isPathSpecifier, relativeName } from '../../lib/paths.ts';
import { findCycle } from '../cycle.ts';
import { outsideFile } from '../published/published-file.ts';
import { belongsToSite, packageOf } from '../published/site-folder.ts';
import { readJson } from '../read-json.ts';
import { decodedText, encodingError } from '../sources/encoding.ts';
import {
  cycleDiagnostic,
  deepBrackets,
  logDiagnostics,
  type Modules,
  missingImport,
  notCode,
  notInBrowsers,
  placeOfImport,
} from './bundle-diagnostics.ts';
import { InputTracker, loadBundler, modulePath, recordCandidates } from './bundle-inputs.ts';
import { packed } from './engine-sources.js';
import { nodeModule, outsideReads } from './outside-reads.ts';

/** One file of JavaScript with an entry and everything that it imports. */
export interface Bundle {
  readonly code: string;
  /** Source map; absent unless requested. */
  readonly map: OutputChunk['map'];
  /** Absolute paths of all loaded modules, sorted. */
  readonly files: readonly string[];
  /** All inputs: these modules, and the settings for resolving and compiling them. */
  readonly inputs: readonly string[];
}

export interface BundleOptions {
  readonly files: Files;
  /** Folder for relative names in messages; defaults to that of the entry. */
  readonly root?: string;
  /** Files for specifiers, such as the engine's own name. */
  readonly aliases: Readonly<Record<string, string>>;
  /** URL of a package to import at run time; undefined for one that goes into the bundle. */
  readonly external?: (specifier: string, importer: string) => string | undefined;
  /** Whether a specifier stays as it is, for the `require` of a CommonJS bundle. */
  readonly provided?: (specifier: string, importer: string) => boolean;
  /** Whether code that a module imports on demand stays outside, because nothing that runs asks for it; defaults to none. */
  readonly outsideOnDemand?: (importer: string) => boolean;
  /** Whether to make a source map, which adds a third of the time; defaults to true. */
  readonly map?: boolean;
  /** Defaults to an ES module. */
  readonly format?: 'esm' | 'cjs';
  /** The code is a config, which reads nothing but its files; defaults to false. */
  readonly isConfig?: boolean;
  /** The code runs in browsers, which lack Node modules; defaults to false. */
  readonly forBrowsers?: boolean;
  /** Text of virtual modules by name. */
  readonly virtual?: Readonly<Record<string, string>>;
}

/**
 * Bundles an entry and everything that it imports, so that it runs fresh regardless of loaded modules. Throws
 * {@link DiagnosticsError} for errors in imports or syntax.
 */
export async function bundle(entry: string, options: BundleOptions): Promise<Bundle> {
  // Collecting details of modules doubles the time, so only a second attempt does it, after an error.
  return (await attempt(entry, options, false).catch(() => undefined)) ?? attempt(entry, options, true);
}

/** With `thorough`, collects the details for error messages. */
async function attempt(entry: string, options: BundleOptions, thorough: boolean): Promise<Bundle> {
  const { root = dirname(entry), files, aliases } = options;
  const modules: Modules = { imports: new Map(), exports: new Map(), diagnostics: [] };
  const fail = (error: unknown): never => {
    const logs = error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
    const diagnostics = [
      ...modules.diagnostics,
      ...logs.flatMap((log: RolldownLog) => logDiagnostics(log, modules, { root, files, aliases })),
    ];
    throw diagnostics.length > 0 ? new DiagnosticsError(diagnostics) : error;
  };
  // Loaded on demand, because most runs find all bundles in the cache.
  const { build } = await loadBundler();
  let isCircular = false;
  const tracker = new InputTracker(options.files);
  const { output } = await build({
    // Without a name, the bundler makes one from the path.
    input: { bundle: entry },
    platform: 'node',
    treeshake: false,
    transform: { jsx: { runtime: 'automatic', development: false } },
    logLevel: 'warn',
    checks: { circularDependency: true },
    onLog(_level, log) {
      if (log.code === 'CIRCULAR_DEPENDENCY') isCircular = true;
      // The bundler reports a missing `{ name }` as an error, but replaces a missing `home.hero` by undefined.
      if (log.code === 'UNRESOLVED_IMPORT' || (log.code === 'IMPORT_IS_UNDEFINED' && !isInPackage(log.id ?? '')))
        append(modules.diagnostics, logDiagnostics(log, modules, { root, files, aliases }));
    },
    plugins: [
      siteModules({ ...options, root }, modules),
      tracker.plugin(),
      ...(thorough ? [moduleRecorder(modules)] : []),
    ],
    write: false,
    output: {
      format: options.format ?? 'esm',
      codeSplitting: false,
      sourcemap: options.map === false ? false : 'hidden',
      // The bundler writes source paths relative to a folder that depends on the working folder.
      sourcemapPathTransform: (source, map) => resolve(dirname(map), source),
    },
  }).catch(fail);
  const cycle = isCircular ? findCycle(modules.imports) : undefined;
  if (cycle !== undefined) modules.diagnostics.push(cycleDiagnostic(cycle, root));
  if (modules.diagnostics.length > 0 || (isCircular && !thorough)) throw new DiagnosticsError(modules.diagnostics);
  const { modules: loaded, settings } = tracker.inputs();
  const { code, map } = output[0];
  return { code, map, files: loaded, inputs: [...loaded, ...settings] };
}

function siteModules(options: BundleOptions & { readonly root: string }, modules: Modules): Plugin {
  const { files, root, aliases, external, provided, outsideOnDemand, virtual = {} } = options;
  const { isConfig = false, forBrowsers = false } = options;
  /** A module may import files of the site and the engine. A module of a package may import files of that package. */
  const mayImport = (file: string, importer: string) => {
    if (isEngineFile(file) || belongsToSite(files, root, file)) return true;
    if (!isAbsolute(importer)) return false;
    const [own, other] = [importer, file].map((path) => packageOf(files, files.real?.(path) ?? path)?.folder);
    return own !== undefined && own === other && !belongsToSite(files, root, importer);
  };
  return {
    name: 'frontage:modules',
    resolveId(specifier, importer, { kind }) {
      if (kind === 'dynamic-import' && importer !== undefined && outsideOnDemand?.(importer))
        return { id: specifier, external: true };
      if (Object.hasOwn(virtual, specifier)) return { id: specifier };
      if (importer !== undefined && provided?.(specifier, importer)) return { id: specifier, external: true };
      const alias = Object.hasOwn(aliases, specifier) ? aliases[specifier] : undefined;
      if (alias !== undefined) return { id: alias };
      if (importer === undefined) return { id: specifier };
      if (isConfig && isBuiltin(specifier) && isOfSite(importer)) {
        modules.diagnostics.push(nodeModule(specifier, placeOfImport(files, specifier, importer)));
        return { id: specifier, external: true };
      }
      if (forBrowsers && isBuiltin(specifier) && !isInPackage(importer)) {
        modules.diagnostics.push(notInBrowsers(specifier, placeOfImport(files, specifier, importer)));
        return { id: specifier, external: true };
      }
      const url = specifier.startsWith('.') || isAbsolute(specifier) ? undefined : external?.(specifier, importer);
      if (url !== undefined) return { id: url, external: 'absolute' };
      // In packages, names without an extension mean plain JavaScript, which the bundler resolves.
      if (isInPackage(importer) && !isEngineFile(importer)) {
        recordCandidates(files, specifier, importer);
        return undefined;
      }
      const file = modulePath(files, specifier, importer);
      if (file !== undefined && !mayImport(file, importer)) {
        const place = isAbsolute(importer)
          ? placeOfImport(files, specifier, importer)
          : { file: specifier, line: 1, column: 1 };
        const shown = isAbsolute(importer) ? specifier : relativeName(root, specifier);
        modules.diagnostics.push({ path: [], ...outsideFile(shown), place });
        return { id: specifier, external: true };
      }
      if (file !== undefined && isCode(file)) return { id: file };
      if (file !== undefined) {
        modules.diagnostics.push(notCode(files, specifier, importer));
        return { id: specifier, external: true };
      }
      if (!isPathSpecifier(specifier)) {
        recordCandidates(files, specifier, importer);
        return undefined;
      }
      modules.diagnostics.push(missingImport(files, specifier, importer));
      return { id: specifier, external: true };
    },
    load: (id) => loadModule(id, options, modules),
  };
}

/** Returns the code of a module, with diagnostics of what is wrong in it; undefined if the bundler is to read it. */
function loadModule(
  id: string,
  { files, isConfig = false, virtual = {} }: BundleOptions,
  modules: Modules,
): { readonly code: string } | undefined {
  try {
    const source = Object.hasOwn(virtual, id) ? virtual[id] : undefined;
    const bytes = source === undefined ? files.read(id) : undefined;
    const error = bytes && encodingError(id, bytes);
    if (error !== undefined) modules.diagnostics.push({ code: 'config-unreadable', path: [], ...error });
    const text = source ?? (bytes && decodedText(bytes));
    if (isConfig && text !== undefined && isCode(id) && isOfSite(id))
      append(modules.diagnostics, outsideReads(id, text));
    const json = text !== undefined && id.endsWith('.json') ? readJson(id, text) : undefined;
    if (json !== undefined && 'error' in json) {
      modules.diagnostics.push({ code: 'config-syntax', path: [], ...json.error });
      return { code: '{}' };
    }
    const deep = text === undefined || isInPackage(id) ? undefined : deepBrackets(id, text);
    if (deep !== undefined) {
      modules.diagnostics.push(deep);
      return { code: '' };
    }
    return text === undefined ? undefined : { code: text };
  } catch (error) {
    // The bundler would wrap the error.
    if (!(error instanceof DiagnosticsError)) throw error;
    append(modules.diagnostics, error.diagnostics);
    return { code: '' };
  }
}

/** Records the imports and exports of each module. */
function moduleRecorder(modules: Modules): Plugin {
  return {
    name: 'frontage:recorder',
    moduleParsed({ id, importedIds, exports }) {
      modules.imports.set(id, importedIds);
      modules.exports.set(id, exports);
    },
  };
}

/** Whether a module is a file of the site, also outside its folder. */
function isOfSite(file: string): boolean {
  return isAbsolute(file) && !isEngineFile(file) && !isInPackage(file);
}

/** Whether a file is code or JSON. Nothing else can be imported. */
function isCode(file: string): boolean {
  return /\.(?:[cm]?[jt]sx?|json)$/.test(file);
}

const engineRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** Returns the absolute path of an engine file, given relative to `renderer/`. In a package, TypeScript is compiled. */
export function engineFile(path: string): string {
  return join(engineRoot, packed === undefined ? path : path.replace(/\.ts(x?)$/, '.js$1'));
}

/** Whether a module is one of `renderer/`, and not a virtual one. */
export function isEngineFile(id: string): boolean {
  return isAbsolute(id) && isBelow(id, engineRoot);
}
