import { unchangedBuild } from '../renderer/build/run/build-record.ts';
import { type Issue, totalCount } from '../renderer/sdk/issue.ts';
import { didYouMean } from '../renderer/sdk/suggest.ts';
import type { BuildOptions, BuildResult, CheckOptions, CheckResult, RunIssue, RunOptions, RunResult } from './api.ts';
import { UsageError } from './failure.ts';
import { bySeverity } from './report/counts.ts';
import { outFolder, siteOptions } from './site-options.ts';

/** Builds a site for {@link file://./api.ts}. `state` identifies the state of the engine. */
export async function build({ out = 'dist', ...run }: BuildOptions, state: string): Promise<BuildResult> {
  const options = commandOptions(run, state);
  const folder = outFolder(options, out);
  const given = { ...siteOptions(options), out: folder, production: run.production === true };
  const { issues, pages, result } = (await unchangedBuild(given)) ?? (await fullBuild(given));
  return {
    ...outcome(issues),
    out: folder,
    pages: pages.map(({ path, file, rendered }) => ({ path, file, rendered })),
    written: result?.written ?? [],
    removed: result?.removed ?? [],
    unchanged: result?.unchanged ?? 0,
  };
}

async function fullBuild(options: Parameters<typeof unchangedBuild>[0]) {
  const engine = await import('../renderer/build/index.ts');
  return engine.build(options);
}

/** Checks a site for {@link file://./api.ts}. */
export async function check({ routes, ...run }: CheckOptions, state: string): Promise<CheckResult> {
  const engine = await import('../renderer/build/index.ts');
  const options = {
    ...siteOptions(commandOptions(run, state)),
    production: run.production === true,
    ...(routes && { routes }),
  };
  const { issues, pages, routeFilter } = await engine.check(options);
  const [unknown] = routeFilter?.unknown ?? [];
  if (unknown !== undefined && routeFilter !== undefined) {
    throw new UsageError(`There is no route "${unknown}".`, didYouMean(unknown, routeFilter.paths, 'route'));
  }
  return { ...outcome(issues), pages };
}

function commandOptions({ config = 'pages.config.ts', ...others }: RunOptions, state: string) {
  return { config, state, ...others };
}

function outcome(issues: readonly Issue[]): RunResult {
  const counts = bySeverity(issues);
  const errors = totalCount(counts.errors);
  return { ok: errors === 0, errors, warnings: totalCount(counts.warnings), issues: issues.map(asRunIssue) };
}

function asRunIssue({ code, severity, message, path, file, line, column, suggestion, places }: Issue): RunIssue {
  return {
    code,
    severity,
    message,
    path,
    ...(file !== undefined && { file }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
    ...(suggestion !== undefined && { suggestion }),
    ...(places !== undefined && { places }),
  };
}
