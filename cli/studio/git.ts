import { execFile } from 'node:child_process';
import { gitEnvironment } from '../diff/git.ts';
import { UsageError } from '../failure.ts';

/** Milliseconds that git may take, with the hooks of the repository. */
const longest = 120_000;

/**
 * Runs git in a folder and returns what it says. No shell is involved, and paths are taken literally. Throws a
 * {@link UsageError} with the words of git if it fails.
 */
function runGit(folder: string, args: readonly string[], input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      'git',
      ['--literal-pathspecs', ...args],
      {
        cwd: folder,
        env: { ...gitEnvironment(), GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true' },
        maxBuffer: 2 ** 26,
        timeout: longest,
        windowsHide: true,
      },
      (error, stdout, stderr) => {
        if (error === null) resolve(stdout);
        else reject(new UsageError(stderr.trim() || stdout.trim() || error.message, ''));
      },
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

/** Returns the names that git separates with null bytes. */
async function names(folder: string, args: readonly string[]): Promise<string[]> {
  return (await runGit(folder, args)).split('\0').filter((name) => name !== '');
}

/** Whether a folder is in a repository with a commit, which its state can be compared with. */
export async function hasCommit(folder: string): Promise<boolean> {
  return runGit(folder, ['rev-parse', '--verify', '--quiet', 'HEAD']).then(
    () => true,
    () => false,
  );
}

/** Returns which of these files differ from the last commit. Names are relative to the folder. */
export async function changedFiles(folder: string, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const [tracked, fresh] = await Promise.all([
    names(folder, ['diff', '--name-only', '--no-renames', '-z', '--relative', 'HEAD', '--', ...files]),
    newFiles(folder, files),
  ]);
  return [...new Set([...tracked, ...fresh])].sort();
}

/** Returns the files below these paths that no commit has. */
export function newFiles(folder: string, paths: readonly string[]): Promise<string[]> {
  return names(folder, ['ls-files', '--others', '--exclude-standard', '-z', '--', ...paths]);
}

export interface NewCommit {
  readonly branch: string;
  readonly message: string;
  /** Relative to the folder. Nothing else is committed, also if it is staged. */
  readonly files: readonly string[];
}

/** Makes a branch with one commit and stays on it. If git refuses the commit, the repository is as it was. Pushes nothing. */
export async function commitOnBranch(folder: string, { branch, message, files }: NewCommit): Promise<string> {
  await runGit(folder, ['check-ref-format', '--branch', branch]).catch(() => {
    throw new UsageError(`"${branch}" cannot be the name of a branch.`, 'Use letters, digits, "-" and "/".');
  });
  const before = await currentBranch(folder);
  const fresh = await newFiles(folder, files);
  await runGit(folder, ['checkout', '-q', '-b', branch]);
  try {
    if (fresh.length > 0) await runGit(folder, ['add', '--intent-to-add', '--', ...fresh]);
    await runGit(folder, ['commit', '-q', '--only', '--cleanup=whitespace', '-F', '-', '--', ...files], message);
  } catch (error) {
    if (fresh.length > 0) await runGit(folder, ['reset', '-q', '--', ...fresh]);
    await runGit(folder, ['checkout', '-q', ...before]);
    await runGit(folder, ['branch', '-q', '-D', branch]);
    throw error;
  }
  return (await runGit(folder, ['rev-parse', '--short', 'HEAD'])).trim();
}

/** Returns how to check out what is checked out now: a branch, or a commit without one. */
async function currentBranch(folder: string): Promise<string[]> {
  const name = await runGit(folder, ['symbolic-ref', '--quiet', '--short', 'HEAD']).catch(() => '');
  if (name !== '') return [name.trim()];
  return ['--detach', (await runGit(folder, ['rev-parse', 'HEAD'])).trim()];
}
