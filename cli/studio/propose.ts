import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteOptions } from '../../renderer/build/index.ts';
import { contentHash } from '../../renderer/build/lib/hash.ts';
import { applyEdits } from '../author/edits.ts';
import { SiteEdit } from '../author/site-edit.ts';
import { withBase } from '../diff/base-folder.ts';
import type { PageDiff, SiteDiff } from '../diff/change.ts';
import {
  type ChangeText,
  describeChange,
  describeSiteChange,
  formatPageCounts,
  formatPaths,
} from '../diff/change-text.ts';
import { diffSites } from '../diff/index.ts';
import { type BuildOutcome, buildState } from '../diff/site-state.ts';
import { describePage, formatDiffForTerminal, formatSizes, groupsByPages } from '../diff/terminal.ts';
import { UsageError } from '../failure.ts';
import { changedFiles, commitOnBranch, hasCommit, newFiles } from './git.ts';
import { type JournalEntry, undone } from './journal.ts';

/** What was changed, as the studio shows it before it is handed over. */
export interface Proposal {
  /** Whether there is a commit to compare with, so that another can follow it. */
  readonly hasGit: boolean;
  /** Relative to the site's folder. */
  readonly files: readonly string[];
  /** Hash of the files, so that what is committed is what was shown. */
  readonly hash: string;
  readonly title: string;
  /** The difference as `frontage diff` prints it. */
  readonly text: string;
  readonly counts: string;
  readonly parts: readonly ProposalPart[];
}

interface ProposalPart {
  readonly title: string;
  /** How many bytes the page has now. */
  readonly weight: string;
  readonly changes: readonly ChangeText[];
}

/** What the journal says of the studio's changes. */
interface Changes {
  /** All that it knows, oldest first. */
  readonly entries: readonly JournalEntry[];
  /** The last one before the studio was started. */
  readonly start: number;
}

/** Compares the files that the studio changed with the last commit or, without one, with what they were at its start. */
export async function propose(options: SiteOptions, { entries, start }: Changes): Promise<Proposal> {
  const root = dirname(options.config);
  const hasGit = await hasCommit(root);
  const wanted = hasGit ? entries : entries.filter(({ id }) => id > start);
  const touched = [...new Set(wanted.flatMap(({ changes }) => changes.map(({ file }) => file)))];
  const files = hasGit ? await withPictures(root, await changedFiles(root, touched)) : touched.sort();
  const hash = filesHash(root, files);
  if (files.length === 0) return { hasGit, files, hash, title: '', text: '', counts: '', parts: [] };
  const diff = hasGit ? await sinceCommit(options, files) : await sinceStart(options, wanted);
  return { hasGit, files, hash, ...shown(diff) };
}

/** Commits what was proposed on a branch of its own, and returns the name of the commit. */
export function commitProposal(
  root: string,
  proposal: Proposal | undefined,
  { hash, branch, title }: { readonly hash: string; readonly branch: string; readonly title: string },
): Promise<string> {
  if (!proposal?.hasGit || proposal.hash !== hash || filesHash(root, proposal.files) !== hash) {
    throw new UsageError('The files have changed meanwhile.', 'Look at the difference again.');
  }
  const { files, text } = proposal;
  return commitOnBranch(root, { branch, files, message: `${title}\n\n${text}\n` });
}

/** Returns a hash of the contents of files. */
function filesHash(root: string, files: readonly string[]): string {
  return contentHash(
    JSON.stringify(
      files.map((file) => [file, existsSync(join(root, file)) ? readFileSync(join(root, file), 'base64') : null]),
    ),
  );
}

/** Adds the new pictures that changed files name, because the pages could not be built without them. */
async function withPictures(root: string, files: readonly string[]): Promise<string[]> {
  const texts = files.map((file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''));
  const pictures = (await newFiles(root, ['templates/images'])).filter((picture) => {
    const name = picture.slice('templates/images/'.length);
    return texts.some((text) => text.includes(name));
  });
  return [...new Set([...files, ...pictures])].sort();
}

/** Builds the last commit, and again with these files as they are now, so that the commit is what is compared. */
function sinceCommit(options: SiteOptions, files: readonly string[]): Promise<SiteDiff> {
  const root = dirname(options.config);
  return withBase(options.config, options.cacheDir, { ref: 'HEAD' }, async ({ config, cacheDir }) => {
    const there = { ...options, config, cacheDir };
    const before = await buildState(there);
    for (const file of files) {
      const [from, to] = [join(root, file), join(dirname(config), file)];
      mkdirSync(dirname(to), { recursive: true });
      rmSync(to, { force: true });
      if (existsSync(from)) copyFileSync(from, to);
    }
    return compared(before, await buildState(there), 'the last commit');
  });
}

async function sinceStart(options: SiteOptions, entries: readonly JournalEntry[]): Promise<SiteDiff> {
  const before = await buildState({ ...options, files: filesBefore(options, entries) });
  return compared(before, await buildState(options), 'the start of the studio');
}

/** Returns the files of the site as they were before these changes. */
function filesBefore(options: SiteOptions, entries: readonly JournalEntry[]): SiteOptions['files'] {
  const { changes, root } = new SiteEdit(options);
  const texts = new Map<string, string | undefined>();
  for (const change of entries.flatMap((entry) => entry.changes).reverse()) {
    const file = join(root, change.file);
    const text = texts.has(file) ? texts.get(file) : changes.text(file);
    const back = undone(text, change);
    if (back === undefined) throw new UsageError(`${change.file} was changed elsewhere too.`, '');
    texts.set(file, back.edits === undefined ? back.text : applyEdits(text ?? '', back.edits));
  }
  for (const [file, text] of texts) {
    if (text !== undefined) changes.create(file, text);
    else if (changes.text(file) !== undefined) changes.remove(file);
  }
  return changes.preview();
}

function compared(before: BuildOutcome, { state, issues }: BuildOutcome, name: string): SiteDiff {
  const error = issues.find(({ severity }) => severity === 'error');
  if (state === undefined) {
    throw new UsageError(
      `The files that the studio changed do not make a whole site by themselves: ${error?.message ?? ''}`,
      'They need other changes that were not made here: commit all of them in your terminal.',
    );
  }
  const errors = before.issues.filter(({ severity }) => severity === 'error');
  const faults = before.state === undefined ? errors.map(({ code, message }) => ({ code, message })) : [];
  return diffSites(before, state, { name, faults });
}

function shown(diff: SiteDiff): Pick<Proposal, 'title' | 'text' | 'counts' | 'parts'> {
  const part = (title: string, changes: readonly ChangeText[], weight = '') => ({ title, weight, changes });
  const whole = diff.pages.filter(({ status }) => status !== 'changed');
  const sizes = new Map(diff.pages.map((page) => [page.path, page]));
  return {
    title: titleOf(diff.pages),
    text: formatDiffForTerminal(diff, { color: false }),
    counts: formatPageCounts(diff),
    parts: [
      ...(diff.site.length === 0 ? [] : [part('The whole site', diff.site.map(describeSiteChange))]),
      ...whole.map((page) => part(capital(describePage(page)), [], formatSizes(page))),
      ...groupsByPages(diff).map(({ pages: [first = '', ...others], changes }) => {
        const page = others.length === 0 ? sizes.get(first) : undefined;
        const weight = page?.status === 'changed' ? formatSizes(page) : '';
        return part(formatPaths([first, ...others]), changes.map(describeChange), weight);
      }),
    ],
  };
}

const verbs = { added: 'add', changed: 'edit', moved: 'rename', removed: 'remove' } as const;

/** Returns the first line of a commit: `Add /spring, edit / and 3 more pages`. */
function titleOf(pages: readonly PageDiff[]): string {
  const kinds = (['added', 'changed', 'moved', 'removed'] as const).flatMap((kind) => {
    const [first, ...others] = pages.filter(({ status }) => status === kind);
    if (first === undefined) return [];
    const more = others.length === 0 ? '' : ` and ${others.length} more ${others.length === 1 ? 'page' : 'pages'}`;
    return [`${verbs[kind]} ${first.from ?? first.path}${more}`];
  });
  return capital(kinds.join(', ') || 'edit the site');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
