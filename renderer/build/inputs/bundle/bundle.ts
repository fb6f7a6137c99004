import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { OutputChunk, Plugin, RolldownLog } from 'rolldown';
import { append } from '../../../sdk/any-length.ts';
import { Faults, type Finding, type Place } from '../../../sdk/issue.ts';
import { didYouMean } from '../../../sdk/suggest.ts';
import { type Files, readText } from '../../lib/files.ts';
import { findCircle } from '../circle.ts';
import { outsideFile } from '../published/published-file.ts';
import { belongsToSite, isBelow, packageOf } from '../published/site-folder.ts';
import { readJson } from '../read-json.ts';
import { encodingFault } from '../sources/encoding.ts';
import { SourceText } from '../sources/source-text.ts';
import { syntaxSlip } from '../syntax-slip.ts';
import { askForRivals, InputWatch } from './bundle-inputs.ts';
import { loadBundler } from './bundler.ts';
import { modulePath } from './module-path.ts';

/** One file of JavaScript, made from an entry and everything it imports. */
export interface Bundle {
  readonly code: string;
  /** Source map, as an object; nothing where none was asked for. */
  readonly map: OutputChunk['map'];
  /** Every module that was loaded for it, absolute, sorted. */
  readonly files: readonly string[];
  /** Everything that it was made of: these modules, and what decides how they are found and compiled. */
  readonly inputs: readonly string[];
}

export interface BundleOptions {
  readonly files: Files;
  /** Folder that files are named from; that of the entry when left out. */
  readonly root?: string;
  /** Specifiers answered by a file, such as the engine's own name. */
  readonly aliases: Readonly<Record<string, string>>;
  /** URL of a package that is left to be imported at run time; nothing for one that goes into the bundle. */
  readonly external?: (specifier: string, importer: string) => string | undefined;
  /** Whether a specifier stays as it is, for whoever runs a bundle in CommonJS to answer. */
  readonly given?: (specifier: string, importer: string) => boolean;
  /** Whether a source map is made, which takes as long as a third of the rest; it is when this is left out. */
  readonly map?: boolean;
  /** An ES module when left out. */
  readonly format?: 'esm' | 'cjs';
  /** It is to run in browsers, which have no modules of Node; any that runs in Node when left out. */
  readonly forBrowsers?: boolean;
  /** Text of modules that stand in no file, by their name. */
  readonly virtual?: Readonly<Record<string, string>>;
}

/** What was seen of each module while bundling. */
interface Modules {
  readonly imports: Map<string, readonly string[]>;
  readonly exports: Map<string, readonly string[]>;
  readonly faults: Finding[];
}

/**
 * Bundles an entry and everything it imports, so that what runs is fresh whatever was loaded before. Throws
 * {@link Faults} for everything a person can get wrong in an import or in the syntax.
 */
export async function bundle(entry: string, options: BundleOptions): Promise<Bundle> {
  // What there is to say of modules is gathered once something is wrong: it would take as long as all the rest.
  return (await attempt(entry, options, false).catch(() => undefined)) ?? attempt(entry, options, true);
}

/** `thorough` finds out what to say of a fault; without it, anything that is wrong ends the attempt. */
async function attempt(entry: string, options: BundleOptions, thorough: boolean): Promise<Bundle> {
  const { root = dirname(entry), files } = options;
  const modules: Modules = { imports: new Map(), exports: new Map(), faults: [] };
  const fail = (error: unknown): never => {
    const logs = error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
    const faults = [
      ...modules.faults,
      ...logs.flatMap((log: RolldownLog) => logFinding(log, modules, { root, files })),
    ];
    throw faults.length > 0 ? new Faults(faults) : error;
  };
  // Most runs find everything bundled, and start sooner without the bundler.
  const { rolldown } = await loadBundler();
  let isCircular = false;
  const watch = new InputWatch(options.files);
  const build = await rolldown({
    input: entry,
    platform: 'node',
    treeshake: false,
    transform: { jsx: { runtime: 'automatic', development: false } },
    logLevel: 'warn',
    checks: { circularDependency: true },
    onLog(_level, log) {
      if (log.code === 'CIRCULAR_DEPENDENCY') isCircular = true;
      // A name that a file does not export is only an error in braces: of `home.hero` the bundler makes nothing at all.
      if (log.code === 'UNRESOLVED_IMPORT' || (log.code === 'IMPORT_IS_UNDEFINED' && !isOfPackage(log.id)))
        append(modules.faults, logFinding(log, modules, { root, files }));
    },
    plugins: [siteModules({ ...options, root }, modules), watch.plugin(), ...(thorough ? [moduleSeer(modules)] : [])],
  });
  try {
    const { output } = await build
      .generate({
        format: options.format ?? 'esm',
        codeSplitting: false,
        sourcemap: options.map === false ? false : 'hidden',
        // The bundler names sources as seen from a folder that depends on where the command was run.
        sourcemapPathTransform: (source, map) => resolve(dirname(map), source),
      })
      .catch(fail);
    const circle = isCircular ? findCircle(modules.imports) : undefined;
    if (circle !== undefined) modules.faults.push(circularFinding(circle, root));
    if (modules.faults.length > 0 || (isCircular && !thorough)) throw new Faults(modules.faults);
    const { modules: loaded, settings } = watch.inputs();
    const { code, map } = output[0];
    return { code, map, files: loaded, inputs: [...loaded, ...settings] };
  } finally {
    await build.close();
  }
}

function isFile(id: string): boolean {
  return id.startsWith('/') || /^[A-Z]:/i.test(id);
}

/** Packages look for what another version of something exports, and do without where it is not there. */
function isOfPackage(id = ''): boolean {
  return /[\\/]node_modules[\\/]/.test(id);
}

function siteModules(options: BundleOptions & { readonly root: string }, modules: Modules): Plugin {
  const { files, root, aliases, external, given, forBrowsers = false, virtual = {} } = options;
  /** A module may import what belongs to the site, and one of the engine or of a package what is beside it there. */
  const mayImport = (file: string, importer: string) => {
    if (isBelow(file, engineFile('.')) || belongsToSite(files, root, file)) return true;
    if (!isFile(importer)) return false;
    const [own, other] = [importer, file].map((path) => packageOf(files, files.real?.(path) ?? path)?.folder);
    return own !== undefined && own === other && !belongsToSite(files, root, importer);
  };
  return {
    name: 'frontage:modules',
    resolveId(specifier, importer) {
      if (specifier in virtual) return { id: specifier };
      if (importer !== undefined && given?.(specifier, importer)) return { id: specifier, external: true };
      const alias = aliases[specifier];
      if (alias !== undefined) return { id: alias };
      if (importer === undefined) return { id: specifier };
      if (forBrowsers && isBuiltin(specifier) && !isOfPackage(importer)) {
        modules.faults.push(notInBrowsers(specifier, placeOfImport(files, specifier, importer)));
        return { id: specifier, external: true };
      }
      const url = /^[./]/.test(specifier) ? undefined : external?.(specifier, importer);
      if (url !== undefined) return { id: url, external: 'absolute' };
      // Packages mean plain JavaScript by names without an ending, and are the bundler's to resolve.
      if (isOfPackage(importer) && !importer.startsWith(engineFile('.'))) {
        askForRivals(files, specifier, importer);
        return undefined;
      }
      const file = modulePath(files, specifier, importer);
      if (file !== undefined && !mayImport(file, importer)) {
        const place = isFile(importer)
          ? placeOfImport(files, specifier, importer)
          : { file: specifier, line: 1, column: 1 };
        const shown = isFile(importer) ? specifier : relative(root, specifier);
        modules.faults.push({ path: [], ...outsideFile(shown), place });
        return { id: specifier, external: true };
      }
      if (file !== undefined && isCode(file)) return { id: file };
      if (file !== undefined) {
        modules.faults.push(noCode(files, specifier, importer));
        return { id: specifier, external: true };
      }
      if (!/^\.{0,2}\//.test(specifier)) {
        askForRivals(files, specifier, importer);
        return undefined;
      }
      modules.faults.push(missingImport(files, specifier, importer));
      return { id: specifier, external: true };
    },
    load(id) {
      try {
        const given = virtual[id];
        const bytes = given === undefined ? files.read(id) : undefined;
        const fault = bytes && encodingFault(id, bytes);
        if (fault !== undefined) modules.faults.push({ code: 'config-unreadable', path: [], ...fault });
        const text = given ?? (bytes && new TextDecoder().decode(bytes));
        const json = text !== undefined && id.endsWith('.json') ? readJson(id, text) : undefined;
        if (json !== undefined && 'fault' in json) {
          modules.faults.push({ code: 'config-syntax', path: [], ...json.fault });
          return { code: '{}' };
        }
        const deep = text === undefined || isOfPackage(id) ? undefined : tooDeep(id, text);
        if (deep !== undefined) {
          modules.faults.push(deep);
          return { code: '' };
        }
        return text === undefined ? undefined : { code: text };
      } catch (error) {
        // The bundler would make an error of its own of it.
        if (!(error instanceof Faults)) throw error;
        append(modules.faults, error.findings);
        return { code: '' };
      }
    },
  };
}

/** Takes down what each module imports and exports. */
function moduleSeer(modules: Modules): Plugin {
  return {
    name: 'frontage:seer',
    moduleParsed({ id, importedIds, exports }) {
      modules.imports.set(id, importedIds);
      modules.exports.set(id, exports);
    },
  };
}

/** Code and data; anything else goes another way than by an import. */
function isCode(file: string): boolean {
  return /\.(?:[cm]?[jt]sx?|json)$/.test(file);
}

/** Brackets inside each other: with a thousand the parser runs out of stack, and takes the process with it. */
const mostBrackets = 400;

/** Where more brackets stand inside each other. Those in texts count as well: hundreds of them are never left open. */
function tooDeep(file: string, text: string): Finding | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if ('([{'.includes(text.charAt(at))) depth += 1;
    else if (')]}'.includes(text.charAt(at))) depth = Math.max(0, depth - 1);
    if (depth <= mostBrackets) continue;
    return {
      code: 'config-syntax',
      message: `Brackets are nested more than ${mostBrackets} levels deep here.`,
      path: [],
      place: new SourceText(file, text).place(at),
      suggestion: 'Write the value with fewer brackets around it.',
    };
  }
  return undefined;
}

function noCode(files: Files, specifier: string, importer: string): Finding {
  return {
    code: 'config-import',
    message: `The file "${specifier}" is not code and cannot be imported.`,
    path: [],
    place: placeOfImport(files, specifier, importer),
    suggestion: specifier.endsWith('.css')
      ? 'Remove the import: the style.css beside the index.ts of a block is found by its name.'
      : 'Remove the import. Put pictures into templates/images and name them in the config.',
  };
}

function missingImport(files: Files, specifier: string, importer: string): Finding {
  const folder = dirname(importer);
  const siblings = files
    .list(folder)
    .filter((name) => /\.tsx?$/.test(name) && name.split('/').length <= 3 && !name.includes('node_modules'))
    .map((name) => `./${name}`);
  return {
    code: 'config-import',
    message: `The file "${specifier}" that is imported here does not exist.`,
    path: [],
    place: placeOfImport(files, specifier, importer),
    suggestion: didYouMean(specifier, siblings, 'file beside it'),
  };
}

/** An import of what browsers do not have, and no package brings. */
export function notInBrowsers(specifier: string, place: Place | undefined): Finding {
  return {
    code: 'config-import',
    message: `The island imports "${specifier}", which is neither installed nor something that browsers have.`,
    path: [],
    ...(place && { place }),
    suggestion: 'Do without it in the browser, or add the package to package.json.',
  };
}

function placeOfImport(files: Files, specifier: string, importer: string): Place {
  const text = readText(files, importer) ?? '';
  const offset = Math.max(0, text.search(new RegExp(`['"]${specifier.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&')}['"]`)));
  const before = text.slice(0, offset).split('\n');
  return { file: importer, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function circularFinding(circle: readonly string[], root: string): Finding {
  const names = circle.map((file) => relative(root, file).replaceAll('\\', '/'));
  return {
    code: 'config-circular',
    message: `Files import each other in a circle: ${[...names, names[0]].join(' -> ')}.`,
    path: [],
    place: { file: circle[0] ?? root, line: 1, column: 1 },
    suggestion: 'Move what both need into a third file that imports neither.',
  };
}

/** What the bundler says, as a finding. Its message carries colours, a code and a drawing; only the sentence is kept. */
function logFinding(
  log: RolldownLog,
  { exports, faults }: Modules,
  { root, files }: { readonly root: string; readonly files: Files },
): Finding[] {
  const said = stripVTControlCharacters(log.message);
  // Of JSON the bundler names the file in its drawing alone, as seen from where the command runs.
  const drawn = log.code === 'JSON_PARSE' ? /\[ (.*):\d+:\d+ \]/.exec(said)?.[1] : undefined;
  const { file, line, column } = { ...log.loc, file: log.loc?.file ?? log.id ?? (drawn && resolve(drawn)) };
  const sentence = (said.split('\n')[0] ?? '').replace(/^\[\w+\]\s*/, '').trim();
  // What is imported for nobody but the build stands nowhere.
  const isWritten = file !== undefined && (isFile(file) || log.exporter === undefined);
  const place = isWritten
    ? { file, line: line ?? 1, column: (column ?? 0) + 1 }
    : log.exporter && { file: log.exporter, line: 1, column: 1 };
  const finding = { path: [], ...(place && { place }) };
  // Of what cannot be read, nobody knows what it exports.
  const isFaulty = (exporter: string) => faults.some(({ place }) => place?.file === exporter);
  switch (log.code) {
    case 'PARSE_ERROR': {
      const written = file === undefined || line === undefined ? '' : (lineOf(files, file, line) ?? '');
      const slip = syntaxSlip(written, column ?? 0, sentence);
      return [
        {
          path: [],
          ...(place && { place: slip === undefined ? place : { ...place, column: slip.column + 1 } }),
          code: 'config-syntax',
          message: `This is not valid TypeScript: ${slip?.message ?? sentence}`,
          suggestion: slip?.suggestion ?? 'Look just before the mark for a missing comma, quote or bracket.',
        },
      ];
    }
    case 'JSON_PARSE':
      // The bundler refuses what V8 takes: an escape that is one half of a pair of surrogates.
      return [
        {
          ...finding,
          code: 'config-syntax',
          message: `This file is not valid JSON: ${sentence.replace(/ at line \d+ column \d+$/, '')}.`,
          suggestion: 'Look just before the mark for an escape that is half of a letter, and write the letter itself.',
        },
      ];
    case 'UNRESOLVED_IMPORT':
      return [
        {
          ...finding,
          code: 'config-import',
          message: `The package "${log.exporter}" that is imported here is not installed.`,
          suggestion: 'Check the name, or add the package to package.json.',
        },
      ];
    case 'MISSING_EXPORT': {
      if (isFaulty(log.exporter ?? '')) return [];
      const name = /^"(.*?)"/.exec(sentence)?.[1] ?? '';
      return [{ ...finding, ...missingExport(name, log.exporter ?? '', exports, root) }];
    }
    case 'IMPORT_IS_UNDEFINED': {
      // The file is named as seen from where the command runs.
      const [, name = '', exporter = ''] = /^Import `(.*?)`.* in '(.*)'$/.exec(sentence) ?? [];
      if (isFaulty(resolve(exporter))) return [];
      return [{ ...finding, ...missingExport(name, resolve(exporter), exports, root) }];
    }
    default:
      return [];
  }
}

/** A line of a file, by its number from 1. */
function lineOf(files: Files, file: string, line: number): string | undefined {
  return readText(files, file)?.split(/\r?\n/)[line - 1];
}

function missingExport(name: string, exporter: string, exports: Modules['exports'], root: string) {
  const shown = relative(root, exporter).replaceAll('\\', '/');
  return {
    code: 'config-import',
    message: `The file "${shown.startsWith('.') ? shown : `./${shown}`}" exports no "${name}".`,
    // Of data, the bundler does not say what stands in it.
    suggestion: exporter.endsWith('.json')
      ? 'Write the name of one of its entries.'
      : didYouMean(name, exports.get(exporter) ?? [], 'export'),
  } as const;
}

const engineRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** Path of a file of the engine, from its place under `renderer/`. */
export function engineFile(path: string): string {
  return join(engineRoot, path);
}
