import { alone } from './alone.ts';
import type { Lead } from './lead.ts';
import { outboxName } from './name.ts';

/** More than anyone sends; what fills it is a program. */
const limit = 50;

/** Milliseconds until a database that does not answer counts as broken. */
const patience = 4000;

/** Leads that the database would not take; they live as long as their page. */
const inMemory = new Map<string, Lead>();

/** Every lead on its way. */
export async function listLeads(): Promise<Lead[]> {
  const stored = await inStore<Lead[]>('relaxed', (leads) => leads.getAll()).catch(() => undefined);
  return [...(stored ?? []), ...inMemory.values()];
}

/** A lead as it stands now; undefined when it is not on its way any more. Throws when the database does not say. */
export async function findLead(id: string): Promise<Lead | undefined> {
  return inMemory.get(id) ?? inStore<Lead | undefined>('relaxed', (leads) => leads.get(id));
}

/**
 * Keeps a lead, on disk before the promise is fulfilled. A lead that is kept already comes back as it stands. `stored`
 * is false when it could be kept only as long as the page.
 */
export async function keepLead(lead: Lead): Promise<{ readonly lead: Lead; readonly stored: boolean }> {
  const leads = await listLeads();
  const known = leads.find(({ id }) => id === lead.id);
  if (known) return { lead: known, stored: !inMemory.has(lead.id) };
  const stored = leads.length < limit && (await put(lead, 'strict'));
  if (!stored) inMemory.set(lead.id, lead);
  return { lead, stored };
}

/** Remembers how a lead stands. */
export async function updateLead(lead: Lead): Promise<void> {
  if (!inMemory.has(lead.id)) await put(lead, 'relaxed');
}

/** Forgets a lead. */
export async function removeLead(id: string): Promise<void> {
  if (!inMemory.delete(id)) await inStore('strict', (leads) => leads.delete(id)).catch(() => undefined);
}

function put(lead: Lead, durability: IDBTransactionDurability): Promise<boolean> {
  return inStore(durability, (leads) => leads.put(lead), true).then(
    () => true,
    () => false,
  );
}

/**
 * One transaction. No connection outlives it (an open one keeps a page from being restored by the back button), and a
 * database that it leaves empty is deleted. No tab may work here meanwhile: its lead would be deleted with it.
 */
async function inStore<Found>(
  durability: IDBTransactionDurability,
  work: (leads: IDBObjectStore) => IDBRequest<Found>,
  create = false,
): Promise<Found | undefined> {
  const transact = async () => {
    const database = await open(create);
    if (!database) return { found: undefined };
    try {
      const transaction = database.transaction('leads', 'readwrite', { durability });
      const leads = transaction.objectStore('leads');
      const request = work(leads);
      const left = leads.count();
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
      });
      database.close();
      if (left.result === 0 && navigator.locks) await drop();
      return { found: request.result };
    } finally {
      database.close();
    }
  };
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const done = await Promise.race([alone(outboxName, transact, patience), late]);
  if (!done) throw new Error(outboxName);
  return done.found;
}

/** Undefined when there is no database and none should be made. */
function open(create: boolean): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(outboxName, 1);
    request.onupgradeneeded = () => {
      if (create) request.result.createObjectStore('leads', { keyPath: 'id' });
      else request.transaction?.abort();
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => (request.error?.name === 'AbortError' ? resolve(undefined) : reject(request.error));
  });
}

/** Fulfilled whether it worked or not: an empty database does no harm. */
function drop(): Promise<unknown> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(outboxName);
    request.onsuccess = request.onerror = request.onblocked = resolve;
  });
}
