import type { CachedRunOptions } from '../../renderer/build/cache/run-inputs.ts';
import type { CheckReport, SiteOptions } from '../../renderer/build/index.ts';
import { startConfigThread } from '../../renderer/build/inputs/evaluate.ts';
import { storedReport } from '../../renderer/build/run/stored-report.ts';
import { type Severity, totalCount } from '../../renderer/sdk/issue.ts';
import { didYouMean } from '../../renderer/sdk/suggest.ts';
import { asRunHere } from '../command-name.ts';
import { exitCodes } from '../exit-codes.ts';
import { requireRule } from '../explain/require-rule.ts';
import { UsageError } from '../failure.ts';
import { counted } from '../report/counts.ts';
import { formatOption, printRun } from '../report/formats.ts';
import { printIssues } from '../report/print.ts';
import { explainHint } from '../report/text.ts';
import { verdict as verdictOn } from '../report/verdict.ts';
import { outFolder, type SiteCommandOptions, siteOptions } from '../site-options.ts';

interface CheckOptions extends SiteCommandOptions {
  readonly format?: string;
  readonly json?: boolean;
  readonly failOn?: Severity;
  readonly maxWarnings?: number;
  readonly rule?: readonly string[];
  readonly route?: readonly string[];
  /** A built site to check; true for `dist` next to the config. */
  readonly output?: string | true;
  readonly production?: boolean;
}

/** Reports the errors and warnings of a site, or a selection of them, without writing anything. */
export async function check(options: CheckOptions): Promise<void> {
  const { quiet } = options;
  const format = formatOption(options);
  const rules = options.rule?.map(requireRule);
  startConfigThread();
  const site = siteOptions(options);
  const report = await checkAll(site, options);
  const { paths = [], unknown: [unknown] = [] } = report.routeFilter ?? {};
  if (unknown !== undefined)
    throw new UsageError(`There is no route "${unknown}".`, didYouMean(unknown, paths, 'route'));

  const issues = rules ? report.issues.filter(({ code }) => rules.includes(code)) : report.issues;
  const notShown = report.elsewhere + totalCount(report.issues) - totalCount(issues);
  const complete = report.pages > 0;
  const verdict = verdictOn(issues, options);
  const incomplete = !complete && !verdict.failed;
  if (format === undefined) {
    printIssues(issues);
    if (issues.length > 0 && !quiet) console.error(asRunHere([...leftOut(notShown), explainHint(issues)].join('\n')));
    else if (!incomplete && !quiet) console.log([success(report.pages, options), ...leftOut(notShown)].join(' '));
  } else {
    const run = { issues, verdict, cwd: process.cwd(), config: site.config, notShown, complete, rules };
    await printRun(format, { ...run, pages: report.pages });
  }
  if (verdict.because !== undefined) console.error(verdict.because);
  if (incomplete) console.error(asRunHere(incompleteMessage(notShown)));
  if (verdict.failed || incomplete) process.exitCode = exitCodes.siteErrors;
}

function success(pages: number, { rule, route }: CheckOptions): string {
  const asked = rule === undefined && route === undefined ? '' : ' in this selection';
  return `${counted(pages, 'page')}, no errors or warnings${asked}.`;
}

function leftOut(notShown: number): string[] {
  return notShown === 0 ? [] : [`${counted(notShown, 'issue')} elsewhere ${notShown === 1 ? 'is' : 'are'} not shown.`];
}

/** A run with --rule or --route must not pass only because errors elsewhere prevented rendering. */
function incompleteMessage(notShown: number): string {
  return `Pages were not checked, because ${counted(notShown, 'issue')} elsewhere kept them from being rendered. Run \`npx frontage check\` without --rule and --route.`;
}

/** Checks the site, and its output with `--output`. */
async function checkAll(given: CachedRunOptions, options: CheckOptions): Promise<CheckReport> {
  const { output, route: routes, production = false } = options;
  const site = { ...given, production, ...(routes && { routes }) };
  if (output !== undefined) {
    const { checkWithOutput } = await import('../check-output/index.ts');
    return checkWithOutput(site, outFolder(options, output === true ? 'dist' : output));
  }
  if (routes !== undefined) return checkSite(site);
  return storedReport('check', site, async (traced) => {
    const { issues, pages, elsewhere, checked } = await checkSite(traced);
    return { report: { issues, pages, elsewhere }, input: checked?.input };
  });
}

/** Loads the checker only when there is something to check. */
async function checkSite(options: SiteOptions): Promise<CheckReport> {
  const { check } = await import('../../renderer/build/index.ts');
  return check(options);
}
