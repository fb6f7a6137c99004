import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns the time of a build: SOURCE_DATE_EPOCH (seconds) if set, for reproducible builds, else now. */
export function buildTime(): Date {
  return sourceDate() ?? new Date();
}

/**
 * Returns the year for copyright lines: that of SOURCE_DATE_EPOCH, else of the last commit in the site's folder, else of
 * today. A commit built in January thus has the same output as in December.
 */
export function buildYear(root: string): number {
  return (sourceDate() ?? lastCommit(root) ?? new Date()).getUTCFullYear();
}

function sourceDate(): Date | undefined {
  return parseSeconds(process.env.SOURCE_DATE_EPOCH);
}

/** Returns undefined without Git, without a repository, or in a repository of another user. */
function lastCommit(root: string): Date | undefined {
  if (!mayBeInRepository(root)) return undefined;
  const { stdout } = spawnSync('git', ['-C', root, 'log', '-1', '--format=%ct'], {
    encoding: 'utf8',
    timeout: 2_000,
    stdio: ['ignore', 'pipe', 'ignore'],
    windowsHide: true,
  });
  // If Git could not be started, there is no output at all.
  return parseSeconds((stdout as string | null)?.trim());
}

/** Looks for a repository first, because starting Git would delay every command. */
function mayBeInRepository(folder: string): boolean {
  if (process.env.GIT_DIR !== undefined) return true;
  if (!existsSync(folder)) return false;
  for (let at = realpathSync(folder); ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return true;
    if (dirname(at) === at) return false;
  }
}

function parseSeconds(seconds: string | undefined): Date | undefined {
  const date = seconds !== undefined && /^\d+$/.test(seconds) ? new Date(Number(seconds) * 1000) : undefined;
  return date === undefined || Number.isNaN(date.getTime()) ? undefined : date;
}
