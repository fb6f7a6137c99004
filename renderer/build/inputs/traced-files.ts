import { join, sep } from 'node:path';
import type { Files } from '../lib/files.ts';
import { contentHash } from '../lib/hash.ts';
import { isEngineSource } from './bundle/engine-sources.js';

/** A recorded file access: the method, the path, and the result or its hash. */
export type FileTrace = readonly [method: 'read' | 'list' | 'kind' | 'real' | 'state', path: string, result: string];

/**
 * Wraps files to record every access. Leaves out the folders in `untraced`, and the engine's sources if their state is
 * known.
 */
export function tracedFiles(
  files: Files,
  untraced: readonly string[],
): { readonly files: Files; readonly traces: () => FileTrace[] } {
  const traces = new Map<string, FileTrace>();
  const starts = untraced.map((folder) => join(folder, sep));
  const record = (method: FileTrace[0], path: string, result: string) => {
    if (files.engine !== undefined && isEngineSource(path)) return;
    // A file whose state was asked for is known by it, so that unchanged photos are not read to be compared.
    if (method === 'read' && traces.has(`state ${path}`)) return;
    if (!untraced.includes(path) && !starts.some((start) => path.startsWith(start)))
      traces.set(`${method} ${path}`, [method, path, result]);
  };
  return {
    files: {
      read(file) {
        const bytes = files.read(file);
        record('read', file, hashOfBytes(bytes));
        return bytes;
      },
      // A range is only read of a file that was read before.
      list(folder) {
        const names = files.list(folder);
        record('list', folder, hashOfNames(names));
        return names;
      },
      kind(path) {
        const kind = files.kind(path);
        record('kind', path, kind ?? '');
        return kind;
      },
      ...(files.real && {
        real(path: string) {
          const real = files.real?.(path);
          record('real', path, real ?? '');
          return real;
        },
      }),
      ...(files.state && {
        state(file: string) {
          const state = files.state?.(file);
          record('state', file, state?.id ?? '');
          return state;
        },
      }),
      // A file is only hashed, or read in parts, after its state was asked for.
      ...(files.digest && { digest: (file: string) => files.digest?.(file) ?? '' }),
      ...(files.part && { part: (file, start, length) => files.part?.(file, start, length) ?? new Uint8Array() }),
      engine: files.engine,
    },
    traces: () => [...traces.values()],
  };
}

/** Returns the traces whose result has changed. */
export function changedTraces(files: Files, traces: readonly FileTrace[]): readonly FileTrace[] {
  return traces.filter(([method, path, result]) => result !== currentResult(files, method, path));
}

function currentResult(files: Files, method: FileTrace[0], path: string): string {
  if (method === 'read') return hashOfBytes(files.read(path));
  if (method === 'state') return files.state?.(path)?.id ?? '';
  if (method === 'real') return files.real?.(path) ?? '';
  return method === 'list' ? hashOfNames(files.list(path)) : (files.kind(path) ?? '');
}

function hashOfBytes(bytes: Uint8Array | undefined): string {
  return bytes === undefined ? '' : contentHash(bytes);
}

function hashOfNames(names: readonly string[]): string {
  return contentHash(names.join('\n'));
}
