import { form } from '../../sdk/ui-text/english/form.ts';
import { fill } from '../../sdk/ui-text/ui-text.ts';
import { ignoreErrors, timeoutSignal } from './browser.ts';
import { type Destination, destinationKey } from './destination.ts';
import type { DeliveryState, Lead } from './lead.ts';

/** The outcome of one request. */
export interface Answer {
  readonly state: Exclude<DeliveryState, 'missing'>;
  readonly message: string;
  /** The wait that the destination asks for, in milliseconds; NaN if none. */
  readonly retryAfter?: number;
  /** Whether the request timed out. */
  readonly late?: boolean;
}

/** No usable answer came; the lead may have arrived anyway. */
export const unanswered = { state: 'queued', message: form.unanswered } as const satisfies Answer;

/**
 * Whether a request with this body can use `keepalive`. All such requests of a page share 64 KiB; 16 KiB leave room for
 * several destinations.
 */
export function fitsKeepalive(body: string): boolean {
  return new Blob([body]).size <= 16 * 1024;
}

/**
 * Sends a lead to one destination, once. The request outlives its page. A string body without a content type is a
 * "simple" request (Fetch Standard, CORS-safelisted request): no preflight, which script endpoints and webhooks do not
 * answer, and the response can be read. Only a service that needs a key gets headers, and so a preflight. Never throws.
 */
export async function request(url: string, lead: Lead, destination: Destination, timeout: number): Promise<Answer> {
  const signal = timeoutSignal(timeout);
  const key = destinationKey(destination);
  const body = requestBody(lead, destination.fields);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      // Browsers refuse `keepalive` for longer bodies; without it the request works while the page is open.
      keepalive: fitsKeepalive(body),
      mode: destination.mode ?? 'cors',
      ...(key && { headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' } }),
      signal,
    });
    if (answer.type === 'opaque') return { state: 'sent-unverified', message: '' };
    const mustConfirm = answer.redirected && !destination.redirectConfirms;
    return parseAnswer(answer.status, await answer.text(), answer.headers.get('retry-after'), {
      leadId: lead.id,
      mustConfirm,
    });
  } catch {
    return { ...unanswered, late: signal.aborted };
  }
}

/**
 * Builds the body for a destination: the form's values under the destination's names, and our own under `meta`. A value
 * keeps its own name if another value has the wanted one.
 */
export function requestBody(
  { id, payload, meta }: Pick<Lead, 'id' | 'payload' | 'meta'>,
  names?: Destination['fields'],
): string {
  const renamed: Record<string, unknown> = {};
  for (const name of Object.keys(payload)) {
    const wanted = names?.[name] ?? name;
    renamed[wanted in payload ? name : wanted] = payload[name];
  }
  return JSON.stringify({ ...renamed, leadId: id, meta });
}

/** What makes a response a receipt. */
interface Receipt {
  readonly leadId?: string;
  /** Whether the response must confirm the lead explicitly. */
  readonly mustConfirm?: boolean;
}

/**
 * Parses a response. Some script endpoints cannot set a status: they answer 200 and report the error in the body.
 * Markup is not a receipt: it is an error page, or a hotel's sign-in page. After a redirect (302, which a browser
 * follows with GET) the response may be any page, and 207 means that a part may have failed. Both must confirm the lead
 * explicitly.
 */
export function parseAnswer(
  status: number,
  text: string,
  retryAfter: string | null = null,
  { leadId = '', mustConfirm = false }: Receipt = {},
): Answer {
  const body: Record<string, unknown> = ignoreErrors(() => Object(JSON.parse(text))) ?? {};
  if (status < 200 || status > 299 || reportsFailure(body)) {
    // Seconds or a date (RFC 9110, section 10.2.3). A past date asks for no wait.
    const wait = Number(retryAfter) * 1000 || Date.parse(retryAfter ?? '') - Date.now();
    return { state: 'failed', message: fill(form.answered, { status }), retryAfter: wait };
  }
  if (/^\s*</.test(text)) return unanswered;
  const isConfirmed = reportsSuccess(body) || (leadId !== '' && text.includes(leadId));
  return isConfirmed || !(mustConfirm || status === 207)
    ? { state: 'confirmed', message: '' }
    : { state: 'queued', message: 'The answer does not say that it arrived.' };
}

/** Whether the body of a successful response reports a failure. */
function reportsFailure({ ok, success, status, error }: Readonly<Record<string, unknown>>): boolean {
  return [ok, success].includes(false) || /^(error|fail(ed|ure)?)$/i.test(`${status}`) || Boolean(error);
}

function reportsSuccess({ ok, success, status }: Readonly<Record<string, unknown>>): boolean {
  return [ok, success].includes(true) || status === 'success';
}
