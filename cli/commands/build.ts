import { existsSync } from 'node:fs';
import type { Verification } from '../../renderer/build/commands/verify-pages.ts';
import type { BuildOptions, BuildReport } from '../../renderer/build/index.ts';
import { startConfigThread } from '../../renderer/build/inputs/evaluate.ts';
import { listedPages } from '../../renderer/build/lib/weigh.ts';
import { unchangedBuild } from '../../renderer/build/run/build-record.ts';
import { buildTime } from '../build-time.ts';
import { exitCodes } from '../exit-codes.ts';
import { counted } from '../report/counts.ts';
import { formatOption, type MachineFormat, printRun } from '../report/formats.ts';
import { issuesToJson } from '../report/json.ts';
import { pageReasons, sectionReasons } from '../report/page-reasons.ts';
import { printIssues } from '../report/print.ts';
import { startProgress } from '../report/progress.ts';
import { bytes, documentNote, duration, table } from '../report/table.ts';
import { verdict } from '../report/verdict.ts';
import { outFolder, type SiteCommandOptions, siteOptions, typesFile } from '../site-options.ts';

interface BuildCommandOptions extends SiteCommandOptions {
  readonly out: string;
  readonly format?: string;
  readonly json?: boolean;
  readonly explain?: boolean;
  readonly verify?: boolean;
  readonly production?: boolean;
  readonly previous?: string;
}

const stages = {
  load: 'Reading the config',
  assets: 'Bundling islands and styles',
  render: 'Rendering pages',
  pictures: 'Encoding pictures',
  cards: 'Drawing social cards',
  write: 'Writing',
} as const;

/** Builds a site into its output folder and prints the sizes of pages. */
export async function build(options: BuildCommandOptions): Promise<void> {
  const start = performance.now();
  const format = formatOption(options);
  startConfigThread();
  const site = siteOptions(options);
  const out = outFolder(options, options.out);
  const progress = await startProgress({ quiet: options.quiet === true || format !== undefined });
  let report: BuildReport;
  let verification: Verification | undefined;
  try {
    const given: BuildOptions = {
      ...site,
      out,
      production: options.production === true,
      previous:
        options.previous === undefined ? undefined : { folder: outFolder(options, options.previous), now: buildTime() },
      onStage: (stage, how) => progress.step(how === undefined ? stages[stage] : `${stages[stage]}, ${how}`),
    };
    // A build that changes nothing does not write declarations either.
    const quick = existsSync(typesFile(site.cacheDir)) ? await unchangedBuild(given) : undefined;
    report = quick ?? (await fullBuild(given));
    if (options.verify === true && report.result !== undefined) {
      progress.step('Making pages again');
      verification = await (await import('../../renderer/build/commands/verify-pages.ts')).verifyPages(given);
    }
  } finally {
    progress.stop();
  }
  const time = performance.now() - start;
  if (format === 'json') console.log(JSON.stringify(jsonReport(report, time), null, 2));
  else {
    const print = await printReport(format, report, site.config);
    if (report.result !== undefined && options.quiet !== true) {
      print(summary(report, options.out, time));
      if (options.explain === true) print(`\n${pageReasons(report.pages)}${sectionReasons(report.sections)}`);
    }
  }
  if (report.result === undefined) process.exitCode = exitCodes.siteErrors;
  else if (verification !== undefined) printVerification(verification, options.quiet === true || format !== undefined);
}

function printVerification({ pages, differing }: Verification, isQuiet: boolean): void {
  if (differing.length === 0) {
    if (!isQuiet) console.log(`${counted(pages, 'page')} made again: all as they are in the output.`);
    return;
  }
  console.error(
    `Frontage has a bug: ${differing.join(', ')} would be different in a clean build.\nDelete .frontage and the output folder, and build again. Please report it with what you changed last.`,
  );
  process.exitCode = exitCodes.internal;
}

/** Loads the builder only when there is something to build. */
async function fullBuild(options: BuildOptions): Promise<BuildReport> {
  const [{ build }, { writeDeclarations }] = await Promise.all([
    import('../../renderer/build/index.ts'),
    import('./types.ts'),
  ]);
  return build({ ...options, onDeclarations: (text) => writeDeclarations(text, options.cacheDir) });
}

/** Prints the issues and returns how to print the rest: with a machine format, standard output is for programs alone. */
async function printReport(format: MachineFormat | undefined, { issues, pages }: BuildReport, config: string) {
  if (format === undefined) {
    printIssues(issues);
    return console.log;
  }
  const run = { issues, verdict: verdict(issues, {}), cwd: process.cwd(), config, notShown: 0 };
  await printRun(format, { ...run, complete: pages.length > 0 });
  return console.error;
}

function summary({ pages, result, carried = 0, limits = [] }: BuildReport, out: string, time: number): string {
  const shown = listedPages(pages);
  const rows = shown.map(({ path, weight }) => [path, bytes(weight.document), bytes(weight.script)]);
  const rendered = pages.filter((page) => page.rendered).length;
  const changes = `${counted(result?.written.length ?? 0, 'file')} written, ${result?.unchanged ?? 0} unchanged, ${result?.removed.length ?? 0} removed`;
  return [
    table(['page', 'HTML+CSS', 'JS first'], rows),
    pages.length > shown.length ? `… and ${pages.length - shown.length} smaller pages` : '',
    '',
    `${counted(pages.length, 'page')} (${rendered} rendered) to ${out} in ${duration(time)}: ${changes}.`,
    ...(carried > 0 ? [`${counted(carried, 'asset')} of earlier builds kept for pages that are still open.`] : []),
    ...limits,
    documentNote,
    'JS first is the script that loads before interaction, in gzip.',
  ]
    .filter((line, index) => line !== '' || index === 2)
    .join('\n');
}

function jsonReport({ pages, sections = [], result, issues, carried = 0, limits = [] }: BuildReport, time: number) {
  return {
    ok: result !== undefined,
    milliseconds: Math.round(time),
    issues: issuesToJson(issues),
    pages,
    sections,
    result: result ?? null,
    carried,
    limits,
  };
}
