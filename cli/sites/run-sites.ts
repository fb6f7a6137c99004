import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Issue } from '../../renderer/sdk/issue.ts';
import { exitCodes } from '../exit-codes.ts';
import type { FoundSite } from './find-sites.ts';

/** The result of a command for one site. */
export interface SiteRun {
  readonly site: FoundSite;
  readonly exitCode: number;
  readonly milliseconds: number;
  readonly pages: number;
  readonly errors: number;
  readonly warnings: number;
  /** Number of files that a build wrote. */
  readonly written: number;
  readonly issues: readonly Issue[];
  /** What the command printed on standard error. */
  readonly printed: string;
}

export interface RunSitesOptions {
  readonly command: 'check' | 'build';
  /** Further options of the command. */
  readonly args: readonly string[];
  /** Number of sites at a time. */
  readonly jobs: number;
  /** Stops all commands. */
  readonly signal: AbortSignal;
  /** Called for each site in their order, as soon as it and all before it are done. */
  readonly onDone: (run: SiteRun) => void;
}

const bin = fileURLToPath(new URL('../bin.js', import.meta.url));

/**
 * Runs a command for each site in its own process, so that no site can affect another. Returns the results in the order of
 * the sites; undefined for those that were stopped.
 */
export async function runSites(
  sites: readonly FoundSite[],
  { jobs, onDone, ...options }: RunSitesOptions,
): Promise<readonly (SiteRun | undefined)[]> {
  const runs: (SiteRun | undefined)[] = sites.map(() => undefined);
  let next = 0;
  let reported = 0;
  const work = async () => {
    for (let index = next++; index < sites.length && !options.signal.aborted; index = next++) {
      runs[index] = await runSite(sites[index] as FoundSite, options);
      for (let run = runs[reported]; run !== undefined; run = runs[reported]) {
        onDone(run);
        reported += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, sites.length) }, work));
  return runs;
}

async function runSite(
  site: FoundSite,
  { command, args, signal }: Omit<RunSitesOptions, 'jobs' | 'onDone'>,
): Promise<SiteRun | undefined> {
  const start = performance.now();
  const child = spawn(process.execPath, [bin, command, ...args, '--format', 'json', '--config', site.config], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  const [ended, output, printed] = await Promise.all([endOf(child), text(child.stdout), text(child.stderr)]);
  signal.removeEventListener('abort', stop);
  if (signal.aborted && typeof ended !== 'number') return undefined;
  const report = readReport(output);
  return {
    site,
    milliseconds: performance.now() - start,
    ...(report ?? noReport),
    // Without a report, the command failed, whatever its exit code.
    exitCode: typeof ended === 'number' && (ended !== 0 || report !== undefined) ? ended : exitCodes.internal,
    printed: [printed.trimEnd(), typeof ended === 'number' ? '' : ended].filter((part) => part !== '').join('\n'),
  };
}

/** Resolves to the exit code, or to why there is none. */
function endOf(child: ChildProcess): Promise<number | string> {
  return new Promise((done) => {
    child.once('error', (error) => done(`The command could not be started: ${error.message}.`));
    child.once('close', (code, signal) => done(code ?? `The command was ended by ${signal}.`));
  });
}

type Reported = Pick<SiteRun, 'pages' | 'errors' | 'warnings' | 'written' | 'issues'>;

const noReport: Reported = { pages: 0, errors: 0, warnings: 0, written: 0, issues: [] };

/** What `check` and `build` print as JSON. */
interface ReportOfCheck {
  readonly errors: number;
  readonly warnings: number;
  readonly issues: readonly Issue[];
  readonly pages?: number;
}
interface ReportOfBuild {
  readonly pages: readonly object[];
  readonly issues: ReportOfCheck;
  readonly result: { readonly written: readonly string[] } | null;
}

function readReport(output: string): Reported | undefined {
  if (output.trim() === '') return undefined;
  try {
    const report: ReportOfCheck | ReportOfBuild = JSON.parse(output);
    if (!('result' in report)) return { ...pick(report), pages: report.pages ?? 0, written: 0 };
    return { ...pick(report.issues), pages: report.pages.length, written: report.result?.written.length ?? 0 };
  } catch {
    return undefined;
  }
}

function pick({ errors, warnings, issues }: ReportOfCheck) {
  return { errors, warnings, issues };
}
