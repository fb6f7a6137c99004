import { basename, dirname, isAbsolute, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { RolldownLog } from 'rolldown';
import type { Diagnostic, Place } from '../../../sdk/issue.ts';
import { didYouMean } from '../../../sdk/suggest.ts';
import { type Files, readText } from '../../lib/files.ts';
import { normalisedPath, relativeName } from '../../lib/paths.ts';
import { stepsOf } from '../../lib/slash-path.ts';
import { SourceText } from '../sources/source-text.ts';
import { syntaxHint } from '../syntax-hint.ts';

/** The imports and exports of the modules of a bundle, and the errors in them. */
export interface Modules {
  readonly imports: Map<string, readonly string[]>;
  readonly exports: Map<string, readonly string[]>;
  readonly diagnostics: Diagnostic[];
}

/** Maximum nesting of brackets. At a thousand the parser overflows its stack and crashes the process. */
const maxBrackets = 400;

/** Finds brackets that are nested too deep. Also counts brackets in strings, which never leave hundreds open. */
export function deepBrackets(file: string, text: string): Diagnostic | undefined {
  let depth = 0;
  for (const { 0: bracket, index: at } of text.matchAll(/[()[\]{}]/g)) {
    depth = '([{'.includes(bracket) ? depth + 1 : Math.max(0, depth - 1);
    if (depth <= maxBrackets) continue;
    const message = `Brackets are nested more than ${maxBrackets} levels deep here.`;
    const suggestion = 'Write the value with fewer brackets around it.';
    return { code: 'config-syntax', message, path: [], place: new SourceText(file, text).place(at), suggestion };
  }
  return undefined;
}

export function notCode(files: Files, specifier: string, importer: string): Diagnostic {
  const message = `The file "${specifier}" is not code and cannot be imported.`;
  const suggestion = specifier.endsWith('.css')
    ? 'Remove the import: the style.css beside the index.ts of a block is found by its name.'
    : 'Remove the import. Put pictures into templates/images and name them in the config.';
  return { code: 'config-import', message, path: [], place: placeOfImport(files, specifier, importer), suggestion };
}

export function missingImport(files: Files, specifier: string, importer: string): Diagnostic {
  const folder = dirname(importer);
  const siblings = files
    .list(folder)
    .filter((name) => /\.tsx?$/.test(name) && stepsOf(name).length <= 3 && !name.includes('node_modules'))
    .map((name) => `./${name}`);
  const message = `The file "${specifier}" that is imported here does not exist.`;
  const suggestion = didYouMean(specifier, siblings, 'file beside it');
  return { code: 'config-import', message, path: [], place: placeOfImport(files, specifier, importer), suggestion };
}

/** An import of something that browsers lack and no package provides. */
export function notInBrowsers(specifier: string, place: Place | undefined): Diagnostic {
  const message = `The island imports "${specifier}", which is neither installed nor something that browsers have.`;
  const suggestion = 'Do without it in the browser, or add the package to package.json.';
  return { code: 'config-import', message, path: [], ...(place && { place }), suggestion };
}

export function placeOfImport(files: Files, specifier: string, importer: string): Place {
  const text = readText(files, importer) ?? '';
  const offset = Math.max(0, text.search(new RegExp(`['"]${specifier.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&')}['"]`)));
  return new SourceText(importer, text).place(offset);
}

export function cycleDiagnostic(cycle: readonly string[], root: string): Diagnostic {
  const names = cycle.map((file) => relativeName(root, file));
  return {
    code: 'config-circular',
    message: `Files import each other in a circle: ${[...names, names[0]].join(' -> ')}.`,
    path: [],
    place: { file: cycle[0] ?? root, line: 1, column: 1 },
    suggestion: 'Move what both need into a third file that imports neither.',
  };
}

interface ReportOptions {
  readonly files: Files;
  /** Folder for relative names in messages. */
  readonly root: string;
  /** Files for specifiers, such as the engine's own name. */
  readonly aliases: Readonly<Record<string, string>>;
}

/** Turns a log of the bundler into diagnostics. Keeps the sentence of its message without colours, code and excerpt. */
export function logDiagnostics(
  log: RolldownLog,
  { exports, diagnostics }: Modules,
  { root, files, aliases }: ReportOptions,
): Diagnostic[] {
  const text = stripVTControlCharacters(log.message);
  // For JSON the bundler names the file only in the excerpt, relative to the working folder.
  const excerptFile = log.code === 'JSON_PARSE' ? /\[ (.*):\d+:\d+ \]/.exec(text)?.[1] : undefined;
  const { line, column } = log.loc ?? {};
  const id = log.loc?.file ?? log.id ?? (excerptFile && resolve(excerptFile));
  const file = id === undefined ? undefined : normalisedPath(id);
  const sentence = (text.split('\n')[0] ?? '').replace(/^\[\w+\]\s*/, '').trim();
  // Virtual modules have no location.
  const isWritten = file !== undefined && (isAbsolute(file) || log.exporter === undefined);
  const place = isWritten
    ? { file, line: line ?? 1, column: (column ?? 0) + 1 }
    : log.exporter && { file: log.exporter, line: 1, column: 1 };
  const diagnostic = { path: [], ...(place && { place }) };
  const nameOf = (exporter: string) => {
    const specifier = Object.keys(aliases).find((alias) => aliases[alias] === exporter);
    if (specifier !== undefined) return `The package "${specifier}"`;
    const shown = relativeName(root, exporter);
    return `The file "${shown.startsWith('.') ? shown : `./${shown}`}"`;
  };
  const missingExport = (name: string, exporter: string): Diagnostic[] => {
    // The exports of a file with errors are unknown, as are those of JSON.
    if (diagnostics.some(({ place }) => place?.file === exporter)) return [];
    const suggestion = exporter.endsWith('.json')
      ? 'Write the name of one of its entries.'
      : didYouMean(name, exports.get(exporter) ?? [], 'export');
    return [{ ...diagnostic, code: 'config-import', message: `${nameOf(exporter)} exports no "${name}".`, suggestion }];
  };
  switch (log.code) {
    case 'PARSE_ERROR': {
      const source = file && line && readText(files, file)?.split(/\r?\n/)[line - 1];
      const hint = syntaxHint(source || '', column ?? 0, sentence);
      const message = `This is not valid TypeScript: ${hint?.message ?? sentence}`;
      const suggestion = hint?.suggestion ?? 'Look just before the mark for a missing comma, quote or bracket.';
      const hinted = place && hint && { place: { ...place, column: hint.column + 1 } };
      return [{ ...diagnostic, ...hinted, code: 'config-syntax', message, suggestion }];
    }
    case 'JSON_PARSE': {
      // The bundler rejects an escape that is half of a surrogate pair, which V8 accepts.
      const message = `This file is not valid JSON: ${sentence.replace(/ at line \d+ column \d+$/, '')}.`;
      const suggestion =
        'Look just before the mark for an escape that is half of a letter, and write the letter itself.';
      return [{ ...diagnostic, code: 'config-syntax', message, suggestion }];
    }
    case 'UNRESOLVED_IMPORT': {
      const message = `The package "${log.exporter}" that is imported here is not installed.`;
      const suggestion = 'Check the name, or add the package to package.json.';
      return [{ ...diagnostic, code: 'config-import', message, suggestion }];
    }
    case 'MISSING_EXPORT':
      return missingExport(/^"(.*?)"/.exec(sentence)?.[1] ?? '', log.exporter ?? '');
    case 'IMPORT_IS_UNDEFINED': {
      // The file name is relative to the working folder.
      const [, name = '', exporter = ''] = /^Import `(.*?)`.* in '(.*)'$/.exec(sentence) ?? [];
      return missingExport(name, resolve(exporter));
    }
    default:
      return [tsconfigDiagnostic(log) ?? []].flat();
  }
}

/** Returns what the bundler reports of a tsconfig.json that it cannot read, and nothing for other logs. */
function tsconfigDiagnostic(log: RolldownLog): Diagnostic | undefined {
  if (log.code !== 'TSCONFIG_ERROR') return undefined;
  const message = stripVTControlCharacters(log.message).split('\n')[0] ?? '';
  // The path is relative to the folder where the command runs.
  const [, name = 'tsconfig.json', reason = message] = /tsconfig '(.*?)': (.*)$/.exec(message) ?? [];
  const file = resolve(name);
  if (reason === 'Tsconfig not found') {
    return {
      code: 'config-syntax',
      message: `A tsconfig.json extends ${basename(file)}, and there is no file ${file}.`,
      path: [],
      suggestion: 'Correct the path in "extends", or remove it.',
    };
  }
  const [, sentence = reason, line = '1', column = '1'] = /^(.*) at line (\d+) column (\d+)$/.exec(reason) ?? [];
  return {
    code: 'config-syntax',
    message: `This ${basename(file)} cannot be read: ${sentence}.`,
    path: [],
    place: { file, line: Number(line), column: Math.max(1, Number(column)) },
    suggestion: 'Correct it, or delete it: Frontage needs none.',
  };
}
