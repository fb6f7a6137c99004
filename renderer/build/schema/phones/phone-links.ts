import { append } from '../../../sdk/any-length.ts';
import type { Finding, Path } from '../../../sdk/issue.ts';
import type { Site } from '../../../site/site.ts';
import { phoneFinding } from './phone-finding.ts';
import { readPhone } from './read-phone.ts';

/** Which country a number without a code is of, and where to put what is wrong with it. */
interface Context {
  readonly site: Pick<Site, 'region'>;
  readonly findings: Finding[];
}

/** The link that calls a number as people write it; '' with a finding where it cannot be dialled. */
export function telephoneOf(written: string, context: Context, at: Path): string {
  const dialled = dialledOf(written, context, at);
  return dialled && `tel:${dialled}`;
}

/** A link to call or to text a number, as it is written. */
interface Call {
  readonly scheme: 'tel' | 'sms';
  readonly number: string;
  /** Words of a message: `?body=Hello`. */
  readonly query: string;
}

/** Takes a link to call or to text a number apart; nothing for any other link. */
export function callOf(href: string): Call | undefined {
  if (/^tel:/i.test(href)) return { scheme: 'tel', number: href.slice(4), query: '' };
  const [, number, query = ''] = /^sms:([^?]*)(\?.*)?$/is.exec(href) ?? [];
  return number === undefined ? undefined : { scheme: 'sms', number, query };
}

/** The link as the document carries it; '' with a finding where it cannot be dialled. */
export function linkToDial({ scheme, number, query }: Call, context: Context, at: Path): string {
  if (scheme === 'tel') return telephoneOf(number, context, at);
  // Without a number, the visitor picks who gets the message.
  if (number.trim() === '') return `sms:${query}`;
  const dialled = dialledOf(number, context, at);
  // There is no message to an extension.
  return dialled && `sms:${dialled.replace(/;.*/, '')}${query}`;
}

/** What is dialled for a number as people write it; '' with a finding where it cannot be dialled. */
export function dialledOf(written: string, { site, findings }: Context, at: Path): string {
  append(findings, phoneFinding(written, site.region, at));
  const read = readPhone(written, site.region);
  return 'dialled' in read ? read.dialled : '';
}
