import { type Issue, type Severity, totalCount } from '../../renderer/sdk/issue.ts';
import { bySeverity, counted } from './counts.ts';

/** When a run fails. */
export interface Tolerance {
  /** `warning`: a single warning fails the run. */
  readonly failOn?: Severity;
  /** More warnings than this fail the run. */
  readonly maxWarnings?: number;
}

/** Whether a run failed, and why. */
export interface Verdict {
  readonly failed: boolean;
  /** The severities that fail it. */
  readonly failing: ReadonlySet<Severity>;
  /** Why warnings alone failed it. */
  readonly because?: string;
}

/** Returns whether a run failed. Errors fail it; warnings only as the options say. */
export function verdict(issues: readonly Issue[], { failOn = 'error', maxWarnings }: Tolerance): Verdict {
  const { errors, warnings } = bySeverity(issues);
  const tooMany = maxWarnings !== undefined && totalCount(warnings) > maxWarnings;
  const strict = failOn === 'warning' || tooMany;
  const failed = errors.length > 0 || (strict && warnings.length > 0);
  const failing = new Set<Severity>(strict ? ['error', 'warning'] : ['error']);
  if (!failed || errors.length > 0) return { failed, failing };
  const because = tooMany
    ? `${counted(totalCount(warnings), 'warning')}, but --max-warnings allows ${maxWarnings}.`
    : 'Warnings fail this run because of --fail-on warning.';
  return { failed, failing, because };
}
