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
import { didYouMean } from '../../renderer/sdk/suggest.ts';
import { UsageError } from '../failure.ts';
import { git, workTree } from './git.ts';

/** What a site is compared with: an earlier state in git, or another copy of the site. */
export type BaseOption = { readonly ref: string } | { readonly folder: string };

/** The base as files. */
export interface BaseFolder {
  /** What it is called: the ref, or the folder. */
  readonly name: string;
  /** Its config, absolute. */
  readonly config: string;
  /** Where it remembers things; gone in the end. */
  readonly cacheDir: string;
  /** Where its files would stand in the work tree. */
  readonly shownAs: (file: string) => string;
}

/**
 * Lays the base out as files, hands them to `work`, and takes them away whatever happens. Nothing of the repository
 * changes: the files are written through an index of their own. Throws a {@link UsageError} for a base that is none.
 */
export async function withBase<Result>(
  config: string,
  cacheDir: string,
  base: BaseOption,
  work: (folder: BaseFolder) => Promise<Result>,
): Promise<Result> {
  const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'frontage-diff-')));
  const remove = () => rmSync(temporary, { recursive: true, force: true });
  // A signal ends the process without unwinding.
  const stop = (signal: NodeJS.Signals) => {
    remove();
    process.kill(process.pid, signal);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const remembered = join(temporary, 'cache');
    seed(cacheDir, remembered);
    const found = 'ref' in base ? fromGit(config, base.ref, temporary) : fromFolder(config, base.folder);
    return await work({ ...found, cacheDir: remembered });
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
  const folder = realpathSync(dirname(config));
  const root = realpathSync(workTree(folder));
  const commit = commitOf(root, ref);
  const tree = join(temporary, 'base');
  const index = { GIT_INDEX_FILE: join(temporary, 'index') };
  mkdirSync(tree);
  // Not `git archive`, which leaves out what a repository does not export, nor `git worktree`, which leaves traces.
  if (
    git(root, ['read-tree', commit], index) === undefined ||
    git(root, ['checkout-index', '--all', `--prefix=${tree}/`], index) === undefined
  ) {
    throw new UsageError(`The files of "${ref}" cannot be read.`, 'Run `git fsck` to check the repository.');
  }
  const site = relative(root, folder);
  for (const place of new Set([root, folder])) lendPackages(place, join(tree, relative(root, place)));
  return {
    name: ref,
    config: join(tree, site, basename(config)),
    shownAs: (file) => (file.startsWith(`${tree}/`) ? join(root, relative(tree, file)) : file),
  };
}

/** The commit of a ref; `main...` is where the work tree's own history left main. */
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
      ? 'This clone holds only the newest commits: fetch the base first (`git fetch --unshallow`).'
      : didYouMean(other ?? ref, names?.split('\n').filter(Boolean) ?? [], 'branch or tag'),
  );
}

/** What a base imports from packages is installed for the work tree only. */
function lendPackages(from: string, to: string): void {
  const packages = join(from, 'node_modules');
  if (existsSync(packages) && existsSync(to) && !existsSync(join(to, 'node_modules')))
    symlinkSync(packages, join(to, 'node_modules'), 'junction');
}

/** Bundles that the site's own state has made serve the base as well, where they are the same; each says what it was made of. */
function seed(cacheDir: string, to: string): void {
  mkdirSync(to);
  if (!existsSync(cacheDir)) return;
  for (const entry of readdirSync(cacheDir, { withFileTypes: true })) {
    if (entry.isFile() && /^(?:islands|loader|early|blocks).*\.m?js(?:on)?$/.test(entry.name))
      cpSync(join(cacheDir, entry.name), join(to, entry.name));
  }
}
