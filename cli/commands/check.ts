import { type CheckReport, check as checkSite } from '../../renderer/build/index.ts';
import { exitCodes } from '../exit-codes.ts';
import { UsageError } from '../failure.ts';
import { takesColor } from '../report/color.ts';
import { explainHint, formatGithub, formatIssues, issuesToJson } from '../report/index.ts';
import { planOptions, type SiteCommandOptions } from '../site-options.ts';

interface CheckOptions extends SiteCommandOptions {
  readonly format?: string;
  readonly json?: boolean;
}

const formats = ['pretty', 'json', 'github'];

/** Finds every fault of a site without writing anything. */
export async function check(options: CheckOptions): Promise<void> {
  const format = options.format ?? (options.json ? 'json' : 'pretty');
  if (!formats.includes(format)) {
    throw new UsageError(`There is no format "${format}".`, `Use one of: ${formats.join(', ')}.`);
  }
  const report = await checkSite(planOptions(options));
  print(format, report, options.quiet === true);
  if (report.issues.some(({ severity }) => severity === 'error')) process.exitCode = exitCodes.faults;
}

function print(format: string, { issues, pages }: CheckReport, quiet: boolean): void {
  const cwd = process.cwd();
  if (format === 'json') console.log(JSON.stringify(issuesToJson(issues, { cwd }), null, 2));
  else if (format === 'github') {
    if (issues.length > 0) console.log(formatGithub(issues, { cwd }));
  } else if (issues.length > 0) {
    const color = takesColor(process.stderr);
    console.error([formatIssues(issues, { color, cwd }), explainHint(issues)].join('\n'));
  } else if (!quiet) console.log(`${pages} pages, no faults.`);
}
