import { basename, dirname, join } from 'node:path';
import type { Diagnostic } from '../../sdk/issue.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import { entry } from '../lib/entry.ts';
import type { Files } from '../lib/files.ts';
import { type CsvTable, parseCsv } from './csv.ts';
import { isCleanText } from './invalid-characters.ts';
import { outsideFile } from './published/published-file.ts';
import { belongsToSite, storedPath } from './published/site-folder.ts';
import { readJson } from './read-json.ts';
import { encodingError } from './sources/encoding.ts';
import { mayHoldFaults } from './spreadsheet-faults.ts';

/** A file of rows that a config refers to. */
export type DataFile =
  | ({ readonly kind: 'csv'; readonly file: string; readonly diagnostics: readonly Diagnostic[] } & CsvTable)
  | JsonTable;

/** Files of rows by {@link dataKey}. */
export type Data = ReadonlyMap<string, DataFile>;

/** The bytes of tables. */
const bytesOf = new WeakMap<DataFile, Uint8Array>();

/**
 * Reads every file of rows that a route refers to. Errors in it are reported where its rows are used. A table of `last` stays the
 * same object while its bytes are the same.
 */
export function loadData(files: Files, root: string, input: unknown, last?: Data): Data {
  const data = new Map<string, DataFile>();
  for (const reference of references(input)) {
    const key = dataKey(reference);
    if (key !== undefined && !data.has(key)) data.set(key, readData(files, root, key, last));
  }
  return data;
}

/** Returns the key of a file reference, `csv:…` or `json:…`; undefined for any other value. */
export function dataKey(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const [[kind, path] = [], second] = Object.entries(value);
  const isReference = kind === 'csv' ? second === undefined || second[0] === 'locale' : kind === 'json' && !second;
  return isReference && typeof path === 'string' ? `${kind}:${path}` : undefined;
}

function references(input: unknown): unknown[] {
  const routes = entry(input, 'routes');
  return (Array.isArray(routes) ? routes : []).flatMap((route) => {
    const rows = entry(route, 'rows');
    return typeof rows === 'object' && rows !== null ? Object.values(rows) : [];
  });
}

function readData(files: Files, root: string, key: string, before: Data | undefined): DataFile {
  const kind = key.startsWith('csv:') ? 'csv' : 'json';
  const path = key.slice(kind.length + 1);
  const wanted = tableFile(root, key);
  const file = storedPath(files, root, wanted) ?? wanted;
  const isOwn = belongsToSite(files, root, file);
  const bytes = isOwn && files.kind(file) === 'file' ? files.read(file) : undefined;
  if (bytes === undefined) {
    const diagnostic = isOwn ? missing(files, path, file) : { path: [], ...outsideFile(path) };
    const none = { file, rows: [], diagnostics: [diagnostic] };
    return kind === 'csv'
      ? { kind, columns: [], isClean: false, ...none }
      : { kind, isPlain: false, isClean: false, ...none };
  }
  const last = before?.get(key);
  if (last?.file === file && Buffer.compare(bytesOf.get(last) ?? new Uint8Array(), bytes) === 0) return last;
  const table: DataFile = kind === 'csv' ? { kind, file, ...parseCsv(file, bytes) } : parseJsonTable(file, bytes);
  bytesOf.set(table, bytes);
  return table;
}

function missing(files: Files, path: string, file: string): Diagnostic {
  const siblings = files.list(dirname(file)).filter((name) => !name.includes('/') && /\.(csv|json)$/.test(name));
  const folder = path.slice(0, path.length - basename(path).length);
  return {
    code: 'data-missing',
    message: `There is no file "${path}" in the site's folder.`,
    path: [],
    suggestion:
      siblings.length > 0
        ? didYouMean(
            path,
            siblings.map((name) => folder + name),
            'file',
          )
        : "Name it by its path from the folder of the config: 'templates/data/cities.csv'.",
  };
}

/** A JSON file of rows. */
interface JsonTable {
  readonly kind: 'json';
  readonly file: string;
  readonly rows: readonly unknown[];
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the file contains no tokens or references; see {@link isPlainJson}. */
  readonly isPlain: boolean;
  /** Whether no text in the file is invalid by itself. If not known without a look at each text, false. */
  readonly isClean: boolean;
}

export function parseJsonTable(file: string, bytes: Uint8Array): JsonTable {
  const encoding = encodingError(file, bytes);
  if (encoding !== undefined) return unusable(file, { code: 'data-invalid', path: [], ...encoding });
  const text = new TextDecoder().decode(bytes);
  const read = readJson(file, text);
  if ('error' in read) return unusable(file, { code: 'data-invalid', path: [], ...read.error });
  if (!Array.isArray(read.value)) return unusable(file, noList(file));
  return {
    kind: 'json',
    file,
    rows: read.value,
    diagnostics: [],
    isPlain: isPlainJson(text),
    isClean: isCleanJson(text),
  };
}

function unusable(file: string, diagnostic: Diagnostic): JsonTable {
  return { kind: 'json', file, rows: [], diagnostics: [diagnostic], isPlain: false, isClean: false };
}

/**
 * Whether a JSON text contains no token, no parameter and no list of pages, and no escape that might hide one.
 */
export function isPlainJson(text: string): boolean {
  return !['{{', '"param"', '"pagesOf"', '\\u00'].some((part) => text.includes(part));
}

/** Whether no text in a JSON text is invalid by itself, and no escape might be. */
function isCleanJson(text: string): boolean {
  return !/\\[ubf]/.test(text) && isCleanText(text) && !mayHoldFaults(text);
}

function noList(file: string): Diagnostic {
  return {
    code: 'data-invalid',
    message: 'This file does not contain a list of rows.',
    path: [],
    place: { file, line: 1, column: 1 },
    suggestion: 'Write a list of objects: [{ "slug": "…", "name": "…" }].',
  };
}

/** Returns the file of a table by its data key. */
function tableFile(root: string, key: string): string {
  return join(root, key.slice(key.indexOf(':') + 1));
}
