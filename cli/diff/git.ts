import { execFileSync } from 'node:child_process';
import { UsageError } from '../failure.ts';

const elsewhere = 'Compare with another copy of the site: `frontage diff --base-dir FOLDER`.';

/** Runs git in a folder and gives back what it prints; nothing where it fails. Throws a {@link UsageError} where there is no git. */
export function git(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string | undefined {
  try {
    return execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      env: { ...ownEnvironment(), ...env, GIT_OPTIONAL_LOCKS: '0' },
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) {
      distrusted(error, folder);
      return undefined;
    }
    throw new UsageError('There is no git on this machine to read the base with.', elsewhere);
  }
}

/** In a hook of a linked work tree git names the repository and not its root, and would take any folder for that. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { GIT_DIR, ...others } = process.env;
  return others.GIT_WORK_TREE === undefined ? others : { ...others, GIT_DIR };
}

/** The work tree that a folder stands in. Throws a {@link UsageError} where it stands in none. */
export function workTree(folder: string): string {
  const root = git(folder, ['rev-parse', '--show-toplevel']);
  if (root !== undefined && root !== '') return root;
  throw new UsageError('The site stands in no git repository, so it has no earlier state.', elsewhere);
}

/** In a container the files may belong to somebody else than the one who asks. */
function distrusted(error: unknown, folder: string): void {
  if (!(error instanceof Error && 'stderr' in error && String(error.stderr).includes('dubious ownership'))) return;
  throw new UsageError(
    'git reads no repository that belongs to somebody else.',
    `If you trust it: \`git config --global --add safe.directory ${folder}\`.`,
  );
}
