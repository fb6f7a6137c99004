import { existsSync } from 'node:fs';
import { lookAtLast, sameAsLast } from '../../renderer/build/cache/last-build.ts';
import type { BuildOptions, BuildReport } from '../../renderer/build/index.ts';
import { startConfigThread } from '../../renderer/build/inputs/evaluate.ts';
import { toldPages } from '../../renderer/build/lib/weigh.ts';
import { buildTime } from '../build-time.ts';
import { exitCodes } from '../exit-codes.ts';
import { counted } from '../report/counts.ts';
import { formatOption, type MachineFormat, printRun } from '../report/formats.ts';
import { issuesToJson } from '../report/json.ts';
import { printIssues } from '../report/print.ts';
import { startProgress } from '../report/progress.ts';
import { bytes, documentNote, duration, table } from '../report/table.ts';
import { verdict } from '../report/verdict.ts';
import { outFolder, planOptions, type SiteCommandOptions, typesFile } from '../site-options.ts';

interface BuildCommandOptions extends SiteCommandOptions {
  readonly out: string;
  readonly format?: string;
  readonly json?: boolean;
  readonly production?: boolean;
  readonly previous?: string;
}

const stages = {
  load: 'Reading the config',
  assets: 'Bundling islands and styles',
  render: 'Rendering pages',
  cards: 'Drawing social cards',
  write: 'Writing',
} as const;

/** Writes a site to its folder and says what it weighs. */
export async function build(options: BuildCommandOptions): Promise<void> {
  const start = performance.now();
  const format = formatOption(options);
  startConfigThread();
  const site = planOptions(options);
  const out = outFolder(options, options.out);
  const progress = await startProgress({ quiet: options.quiet === true || format !== undefined });
  let report: BuildReport;
  try {
    const given: BuildOptions = {
      ...site,
      out,
      production: options.production === true,
      previous:
        options.previous === undefined ? undefined : { folder: outFolder(options, options.previous), now: buildTime() },
      onStage: (stage) => progress.step(stages[stage]),
    };
    // A build that changes nothing writes no declarations either.
    const last = lookAtLast(given);
    const quick = existsSync(typesFile(site.cacheDir)) ? await withoutPlan({ ...given, last }) : undefined;
    report = quick ?? (await madeAnew({ ...given, last }));
  } finally {
    progress.stop();
  }
  const time = performance.now() - start;
  if (format === 'json') console.log(JSON.stringify(jsonReport(report, time), null, 2));
  else {
    const say = await printIn(format, report, site.config);
    if (report.result !== undefined && options.quiet !== true) say(summary(report, options.out, time));
  }
  if (report.result === undefined) process.exitCode = exitCodes.faults;
}

/** What needs no plan: nothing has changed, or nothing but words of rows. */
async function withoutPlan(options: BuildOptions): Promise<BuildReport | undefined> {
  const same = await sameAsLast(options, options.last);
  if (same !== undefined || options.last === undefined || options.last.changed.length === 0) return same;
  const { recastRows } = await import('../../renderer/build/templates/edited-rows/recast.ts');
  return recastRows(options);
}

/** The code that makes a site is loaded once there is something to make. */
async function madeAnew(options: BuildOptions): Promise<BuildReport> {
  const [{ build }, { writeTypes }] = await Promise.all([
    import('../../renderer/build/index.ts'),
    import('./types.ts'),
  ]);
  return build({ ...options, onPlan: (planned) => writeTypes(planned, options.cacheDir) });
}

/** Prints the issues, and gives back what prints the rest: standard output is for programs where one asked. */
async function printIn(format: MachineFormat | undefined, { issues, pages }: BuildReport, config: string) {
  if (format === undefined) {
    printIssues(issues);
    return console.log;
  }
  const run = { issues, verdict: verdict(issues, {}), cwd: process.cwd(), config, notShown: 0 };
  await printRun(format, { ...run, complete: pages.length > 0 });
  return console.error;
}

function summary({ pages, result, carried = 0 }: BuildReport, out: string, time: number): string {
  const shown = toldPages(pages);
  const rows = shown.map(({ path, weight }) => [path, bytes(weight.document), bytes(weight.script)]);
  const rendered = pages.filter((page) => page.rendered).length;
  const changes = `${result?.written.length ?? 0} files written, ${result?.unchanged ?? 0} unchanged, ${result?.removed.length ?? 0} removed`;
  return [
    table(['page', 'HTML+CSS', 'JS first'], rows),
    pages.length > shown.length ? `… and ${pages.length - shown.length} lighter ones` : '',
    '',
    `${pages.length} pages (${rendered} rendered) to ${out} in ${duration(time)}: ${changes}.`,
    ...(carried > 0
      ? [`${counted(carried, 'asset')} of earlier builds carried along for pages that are still open.`]
      : []),
    documentNote,
    'JS first, the script before interaction, in gzip.',
  ]
    .filter((line, index) => line !== '' || index === 2)
    .join('\n');
}

function jsonReport({ pages, result, issues, carried = 0 }: BuildReport, time: number) {
  return {
    ok: result !== undefined,
    milliseconds: Math.round(time),
    issues: issuesToJson(issues),
    pages,
    result: result ?? null,
    carried,
  };
}
