import type { Issue, IssueCode } from '../../renderer/sdk/issue.ts';
import { UsageError } from '../failure.ts';
import { formatGithub } from './github.ts';
import { reportToJson } from './json.ts';
import type { Verdict } from './verdict.ts';

/** Output formats for other programs. */
export const machineFormats = ['json', 'github', 'sarif', 'junit'] as const;

export type MachineFormat = (typeof machineFormats)[number];

/** The result of a run, as a report shows it. */
export interface ReportedRun {
  readonly issues: readonly Issue[];
  readonly verdict: Verdict;
  /** Reports show file names relative to this folder. */
  readonly cwd: string;
  /** Absolute path of the config. */
  readonly config: string;
  readonly notShown: number;
  readonly complete: boolean;
  /** Number of pages that were rendered and checked. */
  readonly pages?: number | undefined;
  /** The rules of `--rule`; all rules if undefined. */
  readonly rules?: readonly IssueCode[] | undefined;
}

/** Reads `--format` and its short form `--json`; undefined means text for people. Throws a {@link UsageError}. */
export function formatOption({ format, json }: { format?: string; json?: boolean }): MachineFormat | undefined {
  const name = format ?? (json ? 'json' : 'pretty');
  if (name === 'pretty') return undefined;
  const known = machineFormats.find((one) => one === name);
  if (known !== undefined) return known;
  throw new UsageError(`There is no format "${name}".`, `Use one of: pretty, ${machineFormats.join(', ')}.`);
}

/** Prints a run in a machine format; for GitHub, also adds it to the step summary. */
export async function printRun(format: MachineFormat, run: ReportedRun): Promise<void> {
  const text = await formatRun(format, run);
  if (text !== '') console.log(text);
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (format === 'github' && file)
    (await import('./step-summary.ts')).writeStepSummary(run.issues, { cwd: run.cwd, file });
}

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
