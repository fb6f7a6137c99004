import { append } from '../../../sdk/any-length.ts';
import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import { inQuotes } from '../../../sdk/unseen.ts';
import type { Site } from '../../../site/site.ts';
import { meantFact } from '../custom-diagnostic.ts';
import { readPhone } from './read-phone.ts';

/** The region of numbers without a country code, and the list for diagnostics. */
interface Context {
  readonly site: Pick<Site, 'region'>;
  readonly diagnostics: Diagnostic[];
}

/** Returns a link that calls a number; '' and a diagnostic if the number cannot be dialled. */
export function telephoneOf(written: string, context: Context, at: Path): string {
  const dialled = dialledOf(written, context, at);
  return dialled && `tel:${dialled}`;
}

/** A link to call or text a number, as it is written. */
interface Call {
  readonly scheme: 'tel' | 'sms';
  readonly number: string;
  /** Text of the message: `?body=Hello`. */
  readonly query: string;
}

/** Parses a link to call or text a number; undefined for other links. */
export function callOf(href: string): Call | undefined {
  if (/^tel:/i.test(href)) return { scheme: 'tel', number: href.slice(4), query: '' };
  const [, number, query = ''] = /^sms:([^?]*)(\?.*)?$/is.exec(href) ?? [];
  return number === undefined ? undefined : { scheme: 'sms', number, query };
}

/** Returns the link for the document; '' and a diagnostic if the number cannot be dialled. */
export function linkToDial({ scheme, number, query }: Call, context: Context, at: Path): string {
  if (scheme === 'tel') return telephoneOf(number, context, at);
  // Without a number, the visitor chooses the recipient.
  if (number.trim() === '') return `sms:${query}`;
  const dialled = dialledOf(number, context, at);
  // Messages cannot be sent to an extension.
  return dialled && `sms:${dialled.replace(/;.*/, '')}${query}`;
}

/** Returns the number to dial; '' and a diagnostic if it cannot be dialled. */
export function dialledOf(written: string, { site, diagnostics }: Context, at: Path): string {
  append(diagnostics, phoneDiagnostic(written, site.region, at));
  const read = readPhone(written, site.region);
  return 'dialled' in read ? read.dialled : '';
}

/** Reports a phone number that cannot be dialled. */
export function phoneDiagnostic(written: string, region: string, path: Path): Diagnostic[] {
  const read = readPhone(written, region);
  if ('dialled' in read) return [];
  const message = `The phone number ${inQuotes(written)} ${read.problem}.`;
  return [{ code: 'phone-invalid', message, path, suggestion: meantFact(written) ?? read.suggestion }];
}
