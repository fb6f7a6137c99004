import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import { inQuotes } from '../../../sdk/unseen.ts';
import { meantFact } from '../meant-value.ts';
import { readPhone } from './read-phone.ts';

/** Reports a phone number that cannot be dialled. */
export function phoneDiagnostic(written: string, region: string, path: Path): Diagnostic[] {
  const read = readPhone(written, region);
  if ('dialled' in read) return [];
  const message = `The phone number ${inQuotes(written)} ${read.problem}.`;
  return [{ code: 'phone-invalid', message, path, suggestion: meantFact(written) ?? read.suggestion }];
}
