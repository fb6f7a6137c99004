import type { Finding, Path } from '../../../sdk/issue.ts';
import { inQuotes } from '../../../sdk/unseen.ts';
import { readPhone } from './read-phone.ts';

/** Reports a phone number that cannot be dialled. */
export function phoneFinding(written: string, region: string, path: Path): Finding[] {
  const read = readPhone(written, region);
  if ('dialled' in read) return [];
  const message = `The phone number ${inQuotes(written)} ${read.fault}.`;
  return [{ code: 'phone-invalid', message, path, suggestion: read.suggestion }];
}
