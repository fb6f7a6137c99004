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
export const unanswered = { state: 'queued', message: 'No answer came.' } as const satisfies Answer;

/**
 * Sends a lead to one destination, once; the request outlives its page. A string body without a content type of its own
 * is a "simple" request (Fetch Standard, CORS-safelisted request): no preflight, which script endpoints and webhooks do
 * not answer, and the answer can be read. Only a service that needs a key gets headers, and so a preflight. Never throws.
 */
export async function request(url: string, lead: Lead, destination: Destination, timeout: number): Promise<Answer> {
  const signal = timeLimit(timeout);
  const key = keyOf(destination);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: bodyOf(lead, destination.fields),
      keepalive: true,
      mode: destination.mode ?? 'cors',
      ...(key && { headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' } }),
      signal,
    });
    if (answer.type === 'opaque') return { state: 'sent-unverified', message: '' };
    return judge(answer.status, await answer.text(), answer.headers.get('retry-after'));
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

/**
 * Reads an answer. Some script endpoints cannot set a status: they answer 200 and say `{"ok": false}` or
 * `{"status": "error"}` in the body. Markup is no receipt: it is an error page, or the sign-in page of a hotel's network.
 */
export function judge(status: number, text: string, retryAfter: string | null = null): Answer {
  if (status > 299 || refuses(text)) {
    // Seconds or a date (RFC 9110, section 10.2.3); a date that is past asks for no wait.
    const wait = Number(retryAfter) * 1000 || Date.parse(retryAfter ?? '') - Date.now();
    return { state: 'failed', message: `The answer was ${status}.`, retryAfter: wait };
  }
  return /^\s*</.test(text) ? unanswered : { state: 'confirmed', message: '' };
}

function refuses(text: string): boolean {
  const said = ifPossible(() => JSON.parse(text));
  return said?.ok === false || said?.status === 'error';
}
