import { execFileSync } from 'node:child_process';
import { UsageError } from '../failure.ts';

const useBaseDir = 'Compare with another copy of the site: `npx frontage diff --base-dir FOLDER`.';

/** Returns the output of git; undefined if the command fails. Throws a {@link UsageError} if git is not installed. */
export function git(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string | undefined {
  try {
    return execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      env: { ...gitEnvironment(), ...env, GIT_OPTIONAL_LOCKS: '0' },
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    }).trim();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) {
      throwIfDistrusted(error, folder);
      return undefined;
    }
    throw new UsageError('git is not installed on this machine.', useBaseDir);
  }
}

/** Removes GIT_DIR without GIT_WORK_TREE, which a hook in a linked working tree sets, because git would then ignore the folder. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const { GIT_DIR, ...others } = process.env;
  return others.GIT_WORK_TREE === undefined ? others : { ...others, GIT_DIR };
}

/** Returns the root of the working tree of a folder. Throws a {@link UsageError} outside a repository. */
export function workTree(folder: string): string {
  const root = git(folder, ['rev-parse', '--show-toplevel']);
  if (root !== undefined && root !== '') return root;
  throw new UsageError('The site is not in a git repository, so it has no earlier state.', useBaseDir);
}

/** In a container, the files may belong to another user. */
function throwIfDistrusted(error: unknown, folder: string): void {
  if (!(error instanceof Error && 'stderr' in error && String(error.stderr).includes('dubious ownership'))) return;
  throw new UsageError(
    'git does not read a repository that belongs to another user.',
    `If you trust it: \`git config --global --add safe.directory ${folder}\`.`,
  );
}
