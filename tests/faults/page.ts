/** What runs in the scratch page: the outbox with short waits, or a sender that hopes for the best. */
import {
  beginId,
  completeId,
  partialTiming,
  removePartial,
  writePartial,
} from '../../renderer/client/form/partial/partial-lead.ts';
import { timing } from '../../renderer/client/leads/attempt.ts';
import { type LeadIntent, type LeadResult, outboxName } from '../../renderer/client/leads/lead.ts';
import startOutbox, { submitLead } from '../../renderer/client/leads/outbox.ts';

declare global {
  interface Window {
    faults: {
      /** Submits a lead for each address, `times` times at once. */
      readonly submit: (addresses: readonly string[], times: number) => Promise<readonly LeadResult[]>;
      /** Sends the beginning of each lead, as a form with steps does. */
      readonly begin: (addresses: readonly string[]) => void;
      /** Submits one lead that differs from the others. */
      readonly submitOne: (changes: Partial<LeadIntent>, more?: Promise<LeadIntent['meta']>) => Promise<LeadResult>;
      /** How many leads stand in the outbox; none when there is no database. */
      readonly waiting: () => Promise<number>;
      /** How many leads are written down and not on disk. */
      readonly ahead: () => number;
      /** Asks for what waits to be sent, as the loader does. */
      readonly start: () => void;
    };
  }
}

const destinations = ['sheet', 'hook'];
const naive = new URLSearchParams(location.search).has('naive');
const declared: Record<string, { url: string; storageKey: string }> = await (await fetch('/destinations.json')).json();
for (const limits of [timing, partialTiming])
  Object.assign(limits, { verdict: 1500, request: 3000, firstWait: 2000, longestWait: 3_600_000 });

/** Ids of the leads that this page has begun, by address. */
const begun = new Map<string, string>();

window.faults = {
  submit: async (addresses, times) =>
    (
      await Promise.all(
        addresses.map((email) =>
          Promise.all(Array.from({ length: times }, () => (naive ? hope(email) : submit(email)))),
        ),
      )
    ).flat(),
  begin(addresses) {
    for (const email of addresses) {
      const intent = intentFrom({ payload: { ...payloadFrom(email), status: 'partial' } });
      const id = beginId(intent);
      if (id === undefined) continue;
      begun.set(email, id);
      writePartial(id, intent);
    }
    startOutbox();
  },
  submitOne,
  waiting,
  ahead,
  start: startOutbox,
};
if (!naive && ((await exists()) || ahead() > 0)) startOutbox();

function submit(email: string): Promise<LeadResult> {
  const id = begun.get(email);
  if (id === undefined) return submitOne({ payload: payloadFrom(email) });
  const intent = intentFrom({ payload: { ...payloadFrom(email), status: 'complete' } });
  completeId(id, intent);
  removePartial(id);
  return submitLead(intent);
}

function submitOne(changes: Partial<LeadIntent>, more?: Promise<LeadIntent['meta']>): Promise<LeadResult> {
  return submitLead(intentFrom(changes), more);
}

function intentFrom(changes: Partial<LeadIntent>): LeadIntent {
  return {
    payload: payloadFrom('ada@example.com'),
    destinations,
    delivery: 'all' as const,
    label: 'DiagnosticsError',
    meta: { page: '/' },
    source: '/destinations.json',
    ...changes,
  };
}

/** Answers cannot be read, so no error means success; what failed is forgotten. */
async function hope(email: string): Promise<LeadResult> {
  const requests = Promise.allSettled(
    destinations.map((name) => {
      const { url = '', storageKey = '' } = declared[name] ?? {};
      return fetch(stored(storageKey) || url, {
        method: 'POST',
        mode: 'no-cors',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(payloadFrom(email)),
      });
    }),
  );
  // Nobody looks at a page for ever.
  await Promise.race([requests, new Promise((resolve) => setTimeout(resolve, 2000))]);
  return { leadId: email, outcome: 'accepted', safe: true, results: [] };
}

function payloadFrom(email: string): Record<string, string> {
  return { firstName: 'Ada', email, formType: 'DiagnosticsError', submissionDate: new Date().toLocaleDateString() };
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

async function exists(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === outboxName);
  } catch {
    return false;
  }
}

function ahead(): number {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(outboxName)).length;
  } catch {
    return 0;
  }
}

async function waiting(): Promise<number> {
  if (!(await exists())) return 0;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(outboxName);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      if (!database.objectStoreNames.contains('leads')) {
        database.close();
        indexedDB.deleteDatabase(outboxName);
        resolve(0);
        return;
      }
      const count = database.transaction('leads').objectStore('leads').count();
      count.onsuccess = () => {
        database.close();
        resolve(count.result);
      };
    };
  });
}
