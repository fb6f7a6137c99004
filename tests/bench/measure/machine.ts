import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import type { Place } from '../candidates/candidate.ts';

/** Where figures were taken: they say little without it. */
export interface Machine {
  readonly model: string;
  readonly cores: number;
  /** Gigabytes. */
  readonly memory: number;
  /** The Node of the candidates. */
  readonly nodes: readonly string[];
  /** The kind of file system that they wrote to. */
  readonly disk: string;
}

export function machine({ work, node }: Place): Machine {
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim().replace(/^v/, '');
  return {
    model: cpus()[0]?.model.trim() ?? 'a processor without a name',
    cores: availableParallelism(),
    memory: Math.round(totalmem() / 1024 ** 3),
    nodes: [version],
    disk: fileSystemOf(work, mounts()),
  };
}

/** The kind of the file system that a folder stands on, in the text of `/proc/mounts`: the longest way to it counts. */
export function fileSystemOf(folder: string, text: string): string {
  const found = text
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, point = '-']) => folder === point || folder.startsWith(point.endsWith('/') ? point : `${point}/`))
    .sort(([, a = ''], [, b = '']) => b.length - a.length)[0];
  return found?.[2] ?? 'a file system of unknown kind';
}

function mounts(): string {
  try {
    return readFileSync('/proc/mounts', 'utf8');
  } catch {
    return '';
  }
}
