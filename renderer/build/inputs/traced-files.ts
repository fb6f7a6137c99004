import { join } from 'node:path';
import type { Files } from '../lib/files.ts';
import { contentHash } from '../lib/hash.ts';
import { isEngineSource } from './bundle/engine-sources.js';

/** What was seen of the files of a machine: how, where, and what it came to. */
export type Look = readonly [how: 'read' | 'list' | 'kind' | 'real', path: string, seen: string];

/**
 * Files that write down what is seen of them, but for what stands in some folders, and for the engine's sources where their
 * state is known.
 */
export function tracedFiles(
  files: Files,
  apart: readonly string[],
): { readonly files: Files; readonly looks: () => Look[] } {
  const looks = new Map<string, Look>();
  const note = (how: Look[0], path: string, seen: string) => {
    if (files.engine !== undefined && isEngineSource(path)) return;
    if (!apart.some((folder) => path === folder || path.startsWith(join(folder, '/'))))
      looks.set(`${how} ${path}`, [how, path, seen]);
  };
  return {
    files: {
      read(file) {
        const bytes = files.read(file);
        note('read', file, contentOf(bytes));
        return bytes;
      },
      // Whoever reads a part of a file has read all of it before.
      ...(files.range && { range: (file: string, from: number, to: number) => files.range?.(file, from, to) }),
      list(folder) {
        const names = files.list(folder);
        note('list', folder, namesOf(names));
        return names;
      },
      kind(path) {
        const kind = files.kind(path);
        note('kind', path, kind ?? '');
        return kind;
      },
      ...(files.real && {
        real(path: string) {
          const real = files.real?.(path);
          note('real', path, real ?? '');
          return real;
        },
      }),
      engine: files.engine,
    },
    looks: () => [...looks.values()],
  };
}

/** What would be seen otherwise now. */
export function changedLooks(files: Files, looks: readonly Look[]): readonly Look[] {
  return looks.filter(([how, path, seen]) => seen !== looked(files, how, path));
}

function looked(files: Files, how: Look[0], path: string): string {
  if (how === 'read') return contentOf(files.read(path));
  if (how === 'real') return files.real?.(path) ?? '';
  return how === 'list' ? namesOf(files.list(path)) : (files.kind(path) ?? '');
}

function contentOf(bytes: Uint8Array | undefined): string {
  return bytes === undefined ? '' : contentHash(bytes);
}

function namesOf(names: readonly string[]): string {
  return contentHash(names.join('\n'));
}
