import { randomUUID } from 'node:crypto';
import { parseAnswer, requestBody } from '../../renderer/client/leads/request.ts';
import type { Site } from '../../renderer/site/site.ts';
import { UsageError } from '../failure.ts';

/** What became of a test lead, in a sentence. */
export interface TestLeadAnswer {
  readonly hasArrived: boolean;
  readonly text: string;
}

/** Milliseconds until a destination counts as silent. */
const longestWait = 15_000;

/**
 * Sends a lead to a destination as the forms of the published site do, and says what they would make of the answer. Throws a
 * UsageError if there is no such destination.
 */
export async function sendTestLead(site: Site, name: string): Promise<TestLeadAnswer> {
  const destination = site.destinations.get(name);
  if (destination === undefined) throw new UsageError(`There is no destination ${name}.`, 'Load the studio again.');
  if (destination.setting === 'key') return failed('Each browser has its own key for it: send a form on the page.');
  if (!destination.url) return failed(destination.missing ?? 'It has no address yet.');
  const { origin } = site.origin;
  const id = randomUUID();
  const payload = {
    formType: 'test',
    name: 'Test lead',
    email: 'test@example.com',
    message: `A test of where the forms of ${site.name} send their leads. There is nothing to do.`,
  };
  const body = requestBody({ id, payload, meta: { test: true } }, destination.fields);
  try {
    const signal = AbortSignal.timeout(longestWait);
    const response = await fetch(destination.url, { method: 'POST', body, headers: { origin }, signal });
    const mustConfirm = response.redirected && !destination.redirectConfirms;
    const { state, message } = parseAnswer(response.status, await response.text(), null, { leadId: id, mustConfirm });
    if (state === 'failed') return failed(message);
    if (destination.mode === 'no-cors') return sent('Sent. Its answers cannot be read: look for "Test lead" there.');
    const allowed = response.headers.get('access-control-allow-origin');
    if (allowed !== '*' && allowed !== origin)
      return failed(
        `It answered, but lets no form of ${origin} read that (Access-Control-Allow-Origin): visitors would send each lead again and again.`,
      );
    return state === 'confirmed' ? sent('It arrived: look for "Test lead" there.') : failed(message);
  } catch {
    return failed(`${new URL(destination.url).host} does not answer. Check the address.`);
  }
}

function sent(text: string): TestLeadAnswer {
  return { hasArrived: true, text };
}

function failed(text: string): TestLeadAnswer {
  return { hasArrived: false, text };
}
