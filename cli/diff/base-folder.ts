import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { isBelow, withSlashes } from '../../renderer/build/lib/paths.ts';
import { didYouMean } from '../../renderer/sdk/suggest.ts';
import { UsageError } from '../failure.ts';
import { git, workTree } from './git.ts';

/** The base of a comparison: a commit in git, or another copy of the site. */
export type BaseOption = { readonly ref: string } | { readonly folder: string };

/** The files of the base. */
export interface BaseFolder {
  /** The ref or the folder. */
  readonly name: string;
  /** Absolute path of its config. */
  readonly config: string;
  /** A temporary cache folder. */
  readonly cacheDir: string;
  /** Returns the file name in the working tree. */
  readonly shownAs: (file: string) => string;
}

/**
 * Checks the base out into a temporary folder, calls `work`, and always removes the folder. A separate index keeps the
 * repository unchanged. Throws a {@link UsageError} for an invalid base.
 */
export async function withBase<Result>(
  config: string,
  cacheDir: string,
  base: BaseOption,
  work: (folder: BaseFolder) => Promise<Result>,
): Promise<Result> {
  const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-diff-')));
  const remove = () => rmSync(temporary, { recursive: true, force: true });
  // A signal ends the process without running `finally`.
  const stop = (signal: NodeJS.Signals) => {
    remove();
    process.kill(process.pid, signal);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const temporaryCache = join(temporary, 'cache');
    copyBundles(cacheDir, temporaryCache);
    const found = 'ref' in base ? fromGit(config, base.ref, temporary) : fromFolder(config, base.folder);
    return await work({ ...found, cacheDir: temporaryCache });
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    remove();
  }
}

function fromFolder(config: string, folder: string): Omit<BaseFolder, 'cacheDir'> {
  const root = resolve(folder);
  const file = lstatSync(root, { throwIfNoEntry: false })?.isFile() ? root : join(root, basename(config));
  if (existsSync(file)) return { name: folder, config: file, shownAs: (path) => path };
  throw new UsageError(
    `The folder ${folder} has no ${basename(config)}.`,
    'Name the folder of the other copy of the site, or its config.',
  );
}

function fromGit(config: string, ref: string, temporary: string): Omit<BaseFolder, 'cacheDir'> {
  // On Windows, folders may have short names, which git spells out.
  const folder = realpathSync.native(dirname(config));
  const root = realpathSync.native(workTree(folder));
  const commit = commitOf(root, ref);
  const tree = join(temporary, 'base');
  const index = { GIT_INDEX_FILE: join(temporary, 'index') };
  mkdirSync(tree);
  // `git archive` omits files that the repository does not export, and `git worktree` changes the repository.
  if (
    git(root, ['read-tree', commit], index) === undefined ||
    git(root, ['checkout-index', '--all', `--prefix=${withSlashes(join(tree, '/'))}`], index) === undefined
  ) {
    throw new UsageError(`The files of "${ref}" cannot be read.`, 'Run `git fsck` to check the repository.');
  }
  const site = relative(root, folder);
  for (const source of new Set([root, folder])) linkPackages(source, join(tree, relative(root, source)));
  return {
    name: ref,
    config: join(tree, site, basename(config)),
    shownAs: (file) => (isBelow(file, tree) ? join(root, relative(tree, file)) : file),
  };
}

/** Returns the commit of a ref; `main...` is the merge base of main and HEAD. */
function commitOf(root: string, ref: string): string {
  const [, other] = /^(.+)\.\.\.$/.exec(ref) ?? [];
  const found = ref.startsWith('-')
    ? undefined
    : other === undefined
      ? git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`])
      : git(root, ['merge-base', '--end-of-options', other, 'HEAD']);
  const commit = found?.split('\n').at(-1);
  if (commit !== undefined && /^[0-9a-f]{40,64}$/.test(commit)) return commit;
  const names = git(root, ['for-each-ref', '--format=%(refname:short)', 'refs/heads', 'refs/tags', 'refs/remotes']);
  const shallow = git(root, ['rev-parse', '--is-shallow-repository']) === 'true';
  throw new UsageError(
    `The repository has no commit "${ref}".`,
    shallow
      ? 'This is a shallow clone: fetch the base first (`git fetch --unshallow`).'
      : didYouMean(other ?? ref, names?.split('\n').filter(Boolean) ?? [], 'branch or tag'),
  );
}

/** Links the packages of the working tree, because those of the base are not installed. */
function linkPackages(from: string, to: string): void {
  const packages = join(from, 'node_modules');
  if (existsSync(packages) && existsSync(to) && !existsSync(join(to, 'node_modules')))
    symlinkSync(packages, join(to, 'node_modules'), 'junction');
}

/** Copies cached bundles, which the base reuses if their inputs are the same. */
function copyBundles(cacheDir: string, to: string): void {
  mkdirSync(to);
  if (!existsSync(cacheDir)) return;
  for (const entry of readdirSync(cacheDir, { withFileTypes: true })) {
    if (entry.isFile() && /^(?:islands|loader|early|blocks).*\.m?js(?:on)?$/.test(entry.name))
      cpSync(join(cacheDir, entry.name), join(to, entry.name));
  }
}
