import { form } from '../../sdk/ui-text/english/form.ts';
import { fill } from '../../sdk/ui-text/ui-text.ts';
import { type Destination, keyOf } from './destination.ts';
import { ifPossible } from './if-possible.ts';
import type { DeliveryState, Lead } from './lead.ts';
import { timeLimit } from './time-limit.ts';

/** What is known after one request. */
export interface Answer {
  readonly state: Exclude<DeliveryState, 'missing'>;
  readonly message: string;
  /** The wait that the destination asks for, in milliseconds; NaN when it asks for none. */
  readonly retryAfter?: number;
  /** Whether it took all the time there was. */
  readonly late?: boolean;
}

/** No answer came, or none that says anything: the lead may have arrived all the same. */
export const unanswered = { state: 'queued', message: form.unanswered } as const satisfies Answer;

/**
 * Whether a request with this body outlives its page. All that do share 64 KiB in a browser: a quarter of it, 16 KiB, leaves
 * room for several destinations.
 */
export function isKeptAlive(body: string): boolean {
  return new Blob([body]).size <= 16 * 1024;
}

/**
 * Sends a lead to one destination, once; the request outlives its page. A string body without a content type of its own
 * is a "simple" request (Fetch Standard, CORS-safelisted request): no preflight, which script endpoints and webhooks do
 * not answer, and the answer can be read. Only a service that needs a key gets headers, and so a preflight. Never throws.
 */
export async function request(url: string, lead: Lead, destination: Destination, timeout: number): Promise<Answer> {
  const signal = timeLimit(timeout);
  const key = keyOf(destination);
  const body = bodyOf(lead, destination.fields);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      // Browsers refuse one that is too long for that; it is sent all the same while its page is there.
      keepalive: isKeptAlive(body),
      mode: destination.mode ?? 'cors',
      ...(key && { headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' } }),
      signal,
    });
    if (answer.type === 'opaque') return { state: 'sent-unverified', message: '' };
    const mustConfirm = answer.redirected && !destination.redirectConfirms;
    return judge(answer.status, await answer.text(), answer.headers.get('retry-after'), {
      leadId: lead.id,
      mustConfirm,
    });
  } catch {
    return { ...unanswered, late: signal.aborted };
  }
}

/**
 * What a destination gets: the form's values under the names it wants, our own under `meta`. A value keeps its own name where
 * another has the one that is wanted.
 */
export function bodyOf(
  { id, payload, meta }: Pick<Lead, 'id' | 'payload' | 'meta'>,
  names?: Destination['fields'],
): string {
  const renamed: Record<string, string> = {};
  for (const name of Object.keys(payload)) {
    const wanted = names?.[name] ?? name;
    renamed[wanted in payload ? name : wanted] = payload[name] as string;
  }
  return JSON.stringify({ ...renamed, leadId: id, meta });
}

/** What tells a receipt from other answers. */
interface Receipt {
  readonly leadId?: string;
  /** Whether only words that confirm the lead are one. */
  readonly mustConfirm?: boolean;
}

/**
 * Reads an answer. Some script endpoints cannot set a status: they answer 200 and say in the body that it went wrong.
 * Markup is no receipt: it is an error page, or the sign-in page of a hotel's network. Behind a redirect (302, after which
 * a browser asks by GET) there may be any page, and 207 is what a service answers of which a part may have failed: these
 * must say that the lead is there.
 */
export function judge(
  status: number,
  text: string,
  retryAfter: string | null = null,
  { leadId = '', mustConfirm = false }: Receipt = {},
): Answer {
  const said: Record<string, unknown> = ifPossible(() => Object(JSON.parse(text))) ?? {};
  if (status < 200 || status > 299 || refuses(said)) {
    // Seconds or a date (RFC 9110, section 10.2.3); a date that is past asks for no wait.
    const wait = Number(retryAfter) * 1000 || Date.parse(retryAfter ?? '') - Date.now();
    return { state: 'failed', message: fill(form.answered, { status }), retryAfter: wait };
  }
  if (/^\s*</.test(text)) return unanswered;
  const isConfirmed = confirms(said) || (leadId !== '' && text.includes(leadId));
  return isConfirmed || !(mustConfirm || status === 207)
    ? { state: 'confirmed', message: '' }
    : { state: 'queued', message: 'The answer does not say that it arrived.' };
}

/** What services say in a body that has the status of success. */
function refuses({ ok, success, status, error }: Readonly<Record<string, unknown>>): boolean {
  return [ok, success].includes(false) || /^(error|fail(ed|ure)?)$/i.test(`${status}`) || Boolean(error);
}

function confirms({ ok, success, status }: Readonly<Record<string, unknown>>): boolean {
  return [ok, success].includes(true) || status === 'success';
}
