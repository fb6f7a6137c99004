import type { Issue, IssueCode } from '../../renderer/sdk/issue.ts';
import { UsageError } from '../failure.ts';
import { formatGithub } from './github.ts';
import { reportToJson } from './json.ts';
import type { Verdict } from './verdict.ts';

/** Formats that programs read. */
export const machineFormats = ['json', 'github', 'sarif', 'junit'] as const;

export type MachineFormat = (typeof machineFormats)[number];

/** A run as its report shows it. */
export interface ReportedRun {
  readonly issues: readonly Issue[];
  readonly verdict: Verdict;
  /** The folder that files are shown from. */
  readonly cwd: string;
  /** The config of the site, absolute. */
  readonly config: string;
  readonly notShown: number;
  readonly complete: boolean;
  /** The rules that were asked for; all when left out. */
  readonly rules?: readonly IssueCode[] | undefined;
}

/** Reads `--format` and its short form `--json`; nothing for the words that people read. Throws a {@link UsageError}. */
export function formatOption({ format, json }: { format?: string; json?: boolean }): MachineFormat | undefined {
  const name = format ?? (json ? 'json' : 'pretty');
  if (name === 'pretty') return undefined;
  const known = machineFormats.find((one) => one === name);
  if (known !== undefined) return known;
  throw new UsageError(`There is no format "${name}".`, `Use one of: pretty, ${machineFormats.join(', ')}.`);
}

/** Prints a run for a program: alone on standard output, and for GitHub in the summary of its step as well. */
export async function printRun(format: MachineFormat, run: ReportedRun): Promise<void> {
  const text = await formatRun(format, run);
  if (text !== '') console.log(text);
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (format === 'github' && file)
    (await import('./step-summary.ts')).writeStepSummary(run.issues, { cwd: run.cwd, file });
}

/** Empty where a format has no words for a run without issues. */
async function formatRun(format: MachineFormat, run: ReportedRun): Promise<string> {
  const { issues, cwd, config, verdict, rules } = run;
  switch (format) {
    case 'json':
      return JSON.stringify(reportToJson(issues, run), null, 2);
    case 'github':
      return formatGithub(issues, { cwd });
    case 'sarif': {
      const [{ issuesToSarif }, { ruleText }] = await Promise.all([
        import('./sarif.ts'),
        import('../explain/families.ts'),
      ]);
      return JSON.stringify(issuesToSarif(issues, { cwd, config, ruleText }), null, 2);
    }
    case 'junit':
      return (await import('./junit.ts')).issuesToJunit(issues, { cwd, failing: verdict.failing, rules });
  }
}
