import { resolve } from 'node:path';
import type { Issue } from '../../renderer/sdk/issue.ts';
import { type BaseFolder, withBase } from '../diff/base-folder.ts';
import type { BaseFault, SiteDiff } from '../diff/change.ts';
import { differs } from '../diff/change-text.ts';
import { diffSites } from '../diff/index.ts';
import { type BuildOutcome, buildState, type SiteState } from '../diff/site-state.ts';
import { exitCodes } from '../exit-codes.ts';
import { UsageError } from '../failure.ts';
import { takesColor } from '../report/color.ts';
import { relativeFile } from '../report/paths.ts';
import { printIssues } from '../report/print.ts';
import { startProgress } from '../report/progress.ts';
import { type SiteCommandOptions, siteOptions } from '../site-options.ts';

interface DiffOptions extends SiteCommandOptions {
  readonly base?: string;
  readonly baseDir?: string;
  readonly format?: string;
  readonly json?: boolean;
  readonly exitCode?: boolean;
  /** The folder for screenshots of changed pages. */
  readonly screenshots?: string;
  readonly dark?: boolean;
}

/** Prints how the site in the working tree differs from an earlier version. */
export async function diff(options: DiffOptions): Promise<void> {
  const format = formatOption(options);
  const site = siteOptions(options);
  if (options.base !== undefined && options.baseDir !== undefined) {
    throw new UsageError('Both --base and --base-dir are given.', 'Use only one of them.');
  }
  const now = await buildState(site);
  if (now.state === undefined) {
    printIssues(now.issues);
    process.exitCode = exitCodes.siteErrors;
    return;
  }
  const { state } = now;
  const base = options.baseDir === undefined ? { ref: options.base ?? 'HEAD' } : { folder: options.baseDir };
  const found = await withBase(site.config, site.cacheDir, base, async (folder) => {
    const before = await buildState({ ...site, config: folder.config, cacheDir: folder.cacheDir });
    return { before: withShownFiles(before, folder), diff: diffSites(before, state, baseOf(before, folder)) };
  });
  if (format === 'pretty' && found.before.state === undefined) {
    console.error(`The base ${found.diff.base} cannot be built, so only the paths of pages are compared:\n`);
    printIssues(found.before.issues);
  }
  const text = await formatDiff(format, found.diff);
  if (!(options.quiet && format === 'pretty')) console.log(text);
  if (options.screenshots !== undefined) await takeScreenshots(options, found.diff, found.before, state);
  if (options.exitCode && differs(found.diff)) process.exitCode = exitCodes.siteErrors;
}

async function takeScreenshots(
  { screenshots = '', dark = false, quiet }: DiffOptions,
  found: SiteDiff,
  before: BuildOutcome,
  after: SiteState,
): Promise<void> {
  if (before.state === undefined || found.pages.length === 0) {
    console.error('No screenshots were taken, because no page has two versions to compare.');
    return;
  }
  const { writeScreenshots } = await import('../diff/screenshots/index.ts');
  const progress = await startProgress({ quiet: quiet === true });
  try {
    const file = await writeScreenshots(found, before.state, after, {
      folder: resolve(screenshots),
      dark,
      onPage: (path) => progress.step(`Taking screenshots of ${path}`),
    });
    progress.stop();
    console.error(`The screenshots are in ${relativeFile(file, process.cwd())}.`);
  } finally {
    progress.stop();
  }
}

const formats = ['pretty', 'markdown', 'json'] as const;

function formatOption({ format, json }: DiffOptions): (typeof formats)[number] {
  const name = format ?? (json ? 'json' : 'pretty');
  const known = formats.find((one) => one === name);
  if (known !== undefined) return known;
  throw new UsageError(`There is no format "${name}".`, `Use one of: ${formats.join(', ')}.`);
}

async function formatDiff(format: (typeof formats)[number], found: SiteDiff): Promise<string> {
  if (format === 'json') return JSON.stringify(found, null, 2);
  if (format === 'markdown') return (await import('../diff/markdown.ts')).formatDiffAsMarkdown(found).trimEnd();
  return (await import('../diff/terminal.ts')).formatDiffForTerminal(found, { color: takesColor(process.stdout) });
}

function baseOf({ state, issues }: BuildOutcome, { name, shownAs }: BaseFolder) {
  const errors = state === undefined ? issues.filter(({ severity }) => severity === 'error') : [];
  const faults = errors.map(
    ({ code, message, file, line, column }): BaseFault => ({
      code,
      message,
      ...(file !== undefined && { file: relativeFile(shownAs(file), process.cwd()) }),
      ...(line !== undefined && { line }),
      ...(column !== undefined && { column }),
    }),
  );
  return { name, faults };
}

/** Issues of the base name the files of the site, because the temporary copies are gone. */
function withShownFiles(looked: BuildOutcome, { shownAs }: BaseFolder): BuildOutcome {
  const withFile = (issue: Issue): Issue =>
    issue.file === undefined ? issue : { ...issue, file: shownAs(issue.file) };
  return { ...looked, issues: looked.issues.map(withFile) };
}
