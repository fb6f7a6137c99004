/** What is known of a delivery after one attempt. */
export type Outcome =
  /** The destination says it has the lead. */
  | { readonly kind: 'confirmed' }
  /** The destination answered, and does not have it. */
  | { readonly kind: 'failed'; readonly status: number }
  /** No answer came, or none that may be read: the lead may have arrived all the same. */
  | { readonly kind: 'unreachable' };

interface PostOptions {
  /** Milliseconds until the attempt counts as unanswered. */
  readonly timeout?: number;
}

/**
 * Sends one payload to one destination, once. A string body without a content type of its own is a "simple" request
 * (Fetch Standard, CORS-safelisted request): no preflight, which script endpoints and webhooks do not answer, and the
 * answer can be read. Never throws.
 */
export async function post(url: string, payload: object, { timeout = 6000 }: PostOptions = {}): Promise<Outcome> {
  const body = JSON.stringify(payload);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      keepalive: fitsKeepalive(body),
      signal: AbortSignal.timeout(timeout),
    });
    return judge(answer.ok, answer.status, await answer.text());
  } catch {
    return { kind: 'unreachable' };
  }
}

/**
 * Reads an answer. Some script endpoints cannot set a status: they answer 200 and say `{"ok": false}` or
 * `{"status": "error"}` in the body.
 */
export function judge(ok: boolean, status: number, text: string): Outcome {
  return ok && !refuses(text) ? { kind: 'confirmed' } : { kind: 'failed', status };
}

function refuses(text: string): boolean {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer !== 'object' || answer === null) return false;
    return ('ok' in answer && answer.ok === false) || ('status' in answer && answer.status === 'error');
  } catch {
    return false;
  }
}

/** Requests that outlive their page share 64 KiB; a character takes three bytes at most. */
function fitsKeepalive(body: string): boolean {
  return body.length * 3 < 60_000;
}
