import { InvalidArgumentError } from 'commander';
import type { Severity } from '../../renderer/sdk/issue.ts';

/** Reads the value of `--fail-on`. */
export function severityOption(value: string): Severity {
  if (value === 'error' || value === 'warning') return value;
  throw new InvalidArgumentError('Use error or warning.');
}

/** Reads the value of `--max-warnings`. */
export function countOption(value: string): number {
  if (/^\d{1,9}$/.test(value)) return Number(value);
  throw new InvalidArgumentError('Use a whole number, 0 or more.');
}
