import { basename, dirname, join, relative } from 'node:path';
import type { Finding, Place } from '../../kit/issue.ts';
import { didYouMean } from '../../kit/suggest.ts';
import { entry } from '../entry.ts';
import type { Files } from '../files.ts';
import { SourceText } from '../sources/source-text.ts';
import { type CsvTable, parseCsv } from './csv.ts';

/** A file of rows that a config names. */
export type DataFile = { readonly file: string; readonly findings: readonly Finding[] } & (
  | ({ readonly kind: 'csv' } & CsvTable)
  | {
      readonly kind: 'json';
      readonly rows: readonly unknown[];
      /** Whether there is nothing in it to fill in; see {@link isPlainJson}. */
      readonly isPlain?: () => boolean;
    }
);

/** Files of rows by the reference that names them, as {@link dataKey} writes it. */
export type Data = ReadonlyMap<string, DataFile>;

/** Reads every file that the rows of some route name. What is wrong with one is found where its rows are used. */
export function loadData(files: Files, root: string, input: unknown): Data {
  const data = new Map<string, DataFile>();
  for (const reference of references(input)) {
    const key = dataKey(reference);
    if (key !== undefined && !data.has(key)) data.set(key, readData(files, root, key));
  }
  return data;
}

/** The name of a file reference, `csv:…` or `json:…`; nothing for anything else. */
export function dataKey(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const [entry, ...others] = Object.entries(value);
  if (entry === undefined || others.length > 0) return undefined;
  const [kind, path] = entry;
  return (kind === 'csv' || kind === 'json') && typeof path === 'string' ? `${kind}:${path}` : undefined;
}

function references(input: unknown): unknown[] {
  const routes = entry(input, 'routes');
  return (Array.isArray(routes) ? routes : []).flatMap((route) => {
    const rows = entry(route, 'rows');
    return typeof rows === 'object' && rows !== null ? Object.values(rows) : [];
  });
}

/** The file that a reference names, by its key. */
export function tableFile(root: string, key: string): string {
  return join(root, key.slice(key.indexOf(':') + 1));
}

function readData(files: Files, root: string, key: string): DataFile {
  const kind = key.startsWith('csv:') ? 'csv' : 'json';
  const path = key.slice(kind.length + 1);
  const file = tableFile(root, key);
  const bytes = files.kind(file) === 'file' ? files.read(file) : undefined;
  if (bytes === undefined || relative(root, file).startsWith('..')) {
    return { kind, file, columns: [], rows: [], findings: [missing(files, root, path, file)] };
  }
  return kind === 'csv' ? { kind, file, ...parseCsv(file, bytes) } : { kind, file, ...parseJson(file, bytes) };
}

/**
 * Whether there is nothing to fill in in what was written as JSON: no token, no parameter and no list of pages stands in it,
 * and nothing in place of a letter of them.
 */
export function isPlainJson(text: string): boolean {
  return !['{{', '"param"', '"pagesOf"', '\\u00'].some((sign) => text.includes(sign));
}

interface JsonRows {
  readonly rows: readonly unknown[];
  readonly isPlain?: () => boolean;
  readonly findings: readonly Finding[];
}

function parseJson(file: string, bytes: Uint8Array): JsonRows {
  const text = new TextDecoder().decode(bytes);
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows)
      ? { rows, isPlain: lookedOnce(text), findings: [] }
      : { rows: [], findings: [noList(file)] };
  } catch (error) {
    const { message } = error instanceof Error ? error : { message: '' };
    return { rows: [], findings: [badJson(placeInJson(file, text, message), message)] };
  }
}

/** Looks once somebody asks, for it takes as long as reading the rows, and lets go of the text then. */
function lookedOnce(text: string): () => boolean {
  let unseen: string | undefined = text;
  let isPlain = false;
  return () => {
    if (unseen !== undefined) isPlain = isPlainJson(unseen);
    unseen = undefined;
    return isPlain;
  };
}

/** The engine says where it stopped: as an offset, or with what it found there. */
function placeInJson(file: string, text: string, message: string): Place {
  const source = new SourceText(file, text);
  const offset = /position (\d+)/.exec(message)?.[1];
  return source.place(offset === undefined ? text.length : Number(offset));
}

function badJson(place: Place, message: string): Finding {
  return {
    code: 'data-invalid',
    message: `This file is not valid JSON: ${message.replace(/ in JSON.*$| \(line.*$|, "[\s\S]*$/, '')}.`,
    path: [],
    place,
    suggestion: 'Look just before the mark for a missing comma, quote or bracket.',
  };
}

function noList(file: string): Finding {
  return {
    code: 'data-invalid',
    message: 'This file holds no list of rows.',
    path: [],
    place: { file, line: 1, column: 1 },
    suggestion: 'Write a list of objects: [{ "slug": "…", "name": "…" }].',
  };
}

function missing(files: Files, root: string, path: string, file: string): Finding {
  const siblings = files.list(dirname(file)).filter((name) => !name.includes('/') && /\.(csv|json)$/.test(name));
  const folder = path.slice(0, path.length - basename(path).length);
  return {
    code: 'data-missing',
    message: `There is no file "${path}" in the site's folder.`,
    path: [],
    suggestion:
      siblings.length > 0 && !relative(root, file).startsWith('..')
        ? didYouMean(
            path,
            siblings.map((name) => folder + name),
            'file',
          )
        : "Name it by its path from the folder of the config: 'templates/data/cities.csv'.",
  };
}
