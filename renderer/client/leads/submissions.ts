import { withLock } from './acquire-lock.ts';
import { attempt, newRound } from './attempt.ts';
import { storeId } from './identity.ts';
import type { DestinationResult, Lead, LeadIntent, LeadResult } from './lead.ts';
import { lockName } from './name.ts';
import { checkSize } from './payload-too-large.ts';
import { findLead, isStored, storeLead } from './store.ts';
import { verdictOf } from './verdict.ts';
import type { Timing } from './wait.ts';

/** Options for submitting a lead. */
interface SubmitOptions {
  /** Joins the lead's `meta`. */
  readonly more?: Promise<LeadIntent['meta'] | undefined> | undefined;
  /** Whether another page has taken the lead over. */
  readonly isTaken?: () => boolean;
  /** Whether to throw if it is too large: a person can still be told. */
  readonly checked?: boolean;
}

/** The leads that this page sends for the first time. */
export interface Submissions {
  /** Stores a lead and sends it. A lead that is being submitted already is not submitted again. */
  readonly submitOnce: (lead: Lead, options?: SubmitOptions) => Promise<LeadResult>;
  /** The current attempts, by id of their lead. They never reject. */
  readonly working: ReadonlyMap<string, Promise<unknown>>;
}

/** Creates the submissions of a page. `onEnd` is called after each attempt. */
export function createSubmissions(timing: Timing, onEnd: () => Promise<void>): Submissions {
  const pending = new Map<string, Promise<LeadResult>>();
  const working = new Map<string, Promise<unknown>>();

  const submitOnce = (lead: Lead, options: SubmitOptions = {}): Promise<LeadResult> => {
    const known = pending.get(lead.id);
    if (known) return known;
    const result = submit(lead, options).finally(() => pending.delete(lead.id));
    pending.set(lead.id, result);
    return result;
  };

  const submit = async (draft: Lead, { more, isTaken, checked = false }: SubmitOptions) => {
    const lead = { ...draft, meta: { ...draft.meta, ...(await more) } };
    if (checked) checkSize(lead);
    const stored = isTaken?.() ? lead : await storeLead(lead);
    const { id, delivery } = stored;
    if (id !== lead.id) storeId(lead, id);
    return new Promise<LeadResult>((resolve) => {
      const answer = (results: readonly DestinationResult[]) =>
        resolve({ leadId: id, results, ...verdictOf(delivery, results, isStored(id)) });
      const work = async () => {
        const current = await findLead(id).catch(() => stored);
        // Another tab has sent it in the meantime.
        if (!current) answer(resultsFor(lead, 'confirmed'));
        else {
          const { results, over } = attempt(current, newRound(timing, true));
          results.then(answer);
          await over;
        }
        return true;
      };
      const done = withLock(lockName(id), work, timing.verdict)
        .catch(() => false)
        .then((sent) => {
          if (!sent) answer(resultsFor(lead, 'queued'));
          working.delete(id);
          return onEnd();
        });
      working.set(id, done);
    });
  };

  return { submitOnce, working };
}

function resultsFor({ destinations }: Lead, state: 'confirmed' | 'queued'): DestinationResult[] {
  return destinations.map((name) => ({ name, label: name, state, message: '' }));
}
