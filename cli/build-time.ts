import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The time of a build: that of SOURCE_DATE_EPOCH (seconds) where it is set, so that a build can be repeated. */
export function buildTime(): Date {
  return sourceDate() ?? new Date();
}

/**
 * The year that a site's copyright lines say: that of SOURCE_DATE_EPOCH, else of the last commit in the site's folder, else
 * of today. So what is built of one commit is the same in January as it was in December.
 */
export function buildYear(root: string): number {
  return (sourceDate() ?? lastCommit(root) ?? new Date()).getUTCFullYear();
}

function sourceDate(): Date | undefined {
  return dateOf(process.env.SOURCE_DATE_EPOCH);
}

/** Nothing where there is no Git, no repository, or one that belongs to somebody else. */
function lastCommit(root: string): Date | undefined {
  if (!mayBeInRepository(root)) return undefined;
  const { stdout } = spawnSync('git', ['-C', root, 'log', '-1', '--format=%ct'], {
    encoding: 'utf8',
    timeout: 2_000,
    stdio: ['ignore', 'pipe', 'ignore'],
    windowsHide: true,
  });
  // Where Git could not be started there is no output at all.
  return dateOf((stdout as string | null)?.trim());
}

/** Every command would wait until Git has started, so it is not asked where it would find nothing. */
function mayBeInRepository(folder: string): boolean {
  if (process.env.GIT_DIR !== undefined) return true;
  if (!existsSync(folder)) return false;
  for (let at = realpathSync(folder); ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return true;
    if (dirname(at) === at) return false;
  }
}

function dateOf(seconds: string | undefined): Date | undefined {
  const date = seconds !== undefined && /^\d+$/.test(seconds) ? new Date(Number(seconds) * 1000) : undefined;
  return date === undefined || Number.isNaN(date.getTime()) ? undefined : date;
}
