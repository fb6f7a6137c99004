import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { Issue, Severity } from '../../renderer/sdk/issue.ts';
import { asRunHere } from '../command-name.ts';
import { UsageError } from '../failure.ts';
import { formatOption, type MachineFormat, printRun } from '../report/formats.ts';
import { relativeFile } from '../report/paths.ts';
import { explainHint } from '../report/text.ts';
import { type SitesCommandLine, sitesCommandLine } from '../sites/command-line.ts';
import { type FoundSite, findSites } from '../sites/find-sites.ts';
import { formatSite, formatVerdict, sitesTable, sitesToJson, worstExitCode } from '../sites/report.ts';
import { runSites, type SiteRun } from '../sites/run-sites.ts';

interface SitesOptions {
  readonly jobs?: number;
  readonly quiet?: boolean;
  readonly format?: string;
  readonly json?: boolean;
}

/** Runs `check` or `build` for many sites and reports all of them together. */
export async function sites(given: readonly string[], options: SitesOptions): Promise<void> {
  const { quiet = false, jobs = availableParallelism() } = options;
  const format = formatOption(options);
  const line = sitesCommandLine(given);
  const found = findSites(line.patterns, process.cwd());
  const folders = outFolders(found.sites, line);
  const { controller, interrupted } = stopOnSignals();
  const runs = await runSites(found.sites, {
    ...line,
    jobs,
    signal: controller.signal,
    onDone: (run) => {
      const text = format === undefined ? formatSite(run) : '';
      if (text !== '') console.error(text);
    },
  });
  const done = runs.filter((run) => run !== undefined);
  if (done.length < runs.length) {
    await recoverFolders(folders);
    console.error(`Stopped after ${done.length} of ${runs.length} sites. Each site is as it was, or built completely.`);
    process.exitCode = interrupted();
    return;
  }
  process.exitCode = worstExitCode(done);
  if (format !== undefined) return printMachineReport(format, done, line);
  if (quiet) return;
  const issues = done.flatMap((run) => run.issues);
  if (issues.length > 0) console.error(`${asRunHere(explainHint(issues))}\n`);
  console.log(`${sitesTable(done, line.command)}\n\n${formatVerdict(done)}`);
  if (found.skipped.length > 0) console.log(`Without pages.config.ts, and skipped: ${found.skipped.join(', ')}.`);
}

/** Returns the output folders of a build. Throws a {@link UsageError} if two sites would write to the same one. */
function outFolders(found: readonly FoundSite[], { command, options }: SitesCommandLine): string[] {
  const { out } = options;
  if (command !== 'build' || out === undefined) return [];
  const folders = found.map(({ config }) => resolve(dirname(config), out));
  const at = folders.findIndex((folder, index) => folders.indexOf(folder) < index);
  const [one, other] = [found[folders.indexOf(folders[at] ?? '')], found[at]];
  if (one === undefined || other === undefined) return folders;
  throw new UsageError(
    `${one.name} and ${other.name} would both write to ${relativeFile(folders[at] ?? '', process.cwd())}.`,
    'Use a folder inside of each site, such as --out dist: it is relative to the config.',
  );
}

/** Stops all commands at Ctrl+C. `interrupted` returns the exit code of a shell for the signal. */
function stopOnSignals() {
  const controller = new AbortController();
  let exitCode = 0;
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
  ] as const) {
    process.once(signal, () => {
      exitCode = 128 + number;
      controller.abort();
    });
  }
  return { controller, interrupted: () => exitCode };
}

/** Completes or undoes what stopped builds left. */
async function recoverFolders(folders: readonly string[]): Promise<void> {
  if (folders.length === 0) return;
  const { recover } = await import('../../renderer/build/output/index.ts');
  for (const folder of folders) await recover(folder);
}

async function printMachineReport(
  format: MachineFormat,
  runs: readonly SiteRun[],
  { command, options: { failOn = 'error' } }: SitesCommandLine,
): Promise<void> {
  if (format === 'json') {
    console.log(JSON.stringify(sitesToJson(runs, command), null, 2));
    return;
  }
  for (const { site, printed } of runs) if (printed !== '') console.error(`── ${site.name}\n${printed}\n`);
  const issues = runs.flatMap((run) => run.issues.map((issue) => located(issue, run.site)));
  const failing = new Set<Severity>(failOn === 'warning' ? ['error', 'warning'] : ['error']);
  const verdict = { failed: process.exitCode !== 0, failing };
  const [first] = runs;
  const config = first?.site.config ?? '';
  await printRun(format, { issues, verdict, cwd: process.cwd(), config, notShown: 0, complete: true });
}

/** An issue without a location would not show which site has it. */
function located(issue: Issue, { config }: FoundSite): Issue {
  return issue.file === undefined ? { ...issue, file: relativeFile(config, process.cwd()) } : issue;
}
