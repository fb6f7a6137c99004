import { alone } from './alone.ts';
import { saysTheSame } from './identity.ts';
import { isLead, type Lead } from './lead.ts';
import { outboxName } from './name.ts';
import { strike, writeAhead } from './write-ahead.ts';

/** More than anyone sends; what fills it is a program. */
const limit = 50;

/** Milliseconds that a person waits for the database; none on a page where it has kept anyone waiting. */
let patience = 2000;

/** Milliseconds until a database that does not answer counts as broken where no person waits. */
const longPatience = 4000;

/** Milliseconds until a transaction gives up its turn: longer than anyone waits, for what comes late counts too. */
const turn = 60_000;

/** Leads that are not on disk, or not yet; they live as long as their page, or as what was written ahead of them. */
const inMemory = new Map<string, Lead>();

/** Every lead on its way. What the database holds besides can never be sent, and goes. */
export async function listLeads(): Promise<Lead[]> {
  const listing = inStore<Partial<Lead>[]>('relaxed', (leads) => leads.getAll());
  const stored = (await inTime(listing, longPatience).catch(() => undefined)) ?? [];
  for (const other of stored) if (!isLead(other)) await removeLead(other.id ?? '');
  return [...stored.filter(isLead), ...inMemory.values()];
}

/** A lead as it stands now; undefined when it is not on its way any more. Throws when the database does not say. */
export async function findLead(id: string): Promise<Lead | undefined> {
  return (
    inMemory.get(id) ??
    inTime(
      inStore<Lead | undefined>('relaxed', (leads) => leads.get(id)),
      longPatience,
    )
  );
}

/**
 * Keeps a lead, on disk before the promise is fulfilled if the database is quick enough. A lead that is kept already, or
 * another that says the same, comes back as it is: under the id that it has. What was written ahead of it goes as soon
 * as it is on disk.
 */
export async function keepLead(lead: Lead): Promise<Lead> {
  const { id } = lead;
  const same = (other: Lead) => other.id === id || saysTheSame(other, lead);
  const held = [...inMemory.values()].find(same);
  if (held) {
    if (held.id !== id) strike(id);
    return held;
  }
  let late = false;
  const add = (leads: IDBObjectStore) => {
    const all: IDBRequest<Lead[]> = leads.getAll();
    all.onsuccess = () => {
      // It may have arrived while the database took its time.
      const arrived = late && isStored(id);
      if (!arrived && all.result.length < limit && !all.result.some(same)) leads.put(lead);
    };
    return all;
  };
  const saving = inStore('strict', add, true).then((leads = []) => {
    const known = leads.find(same);
    if (!known && leads.length >= limit) throw new Error(outboxName);
    strike(id);
    return known ?? lead;
  });
  return inTime(saving, patience).catch(() => {
    late = true;
    inMemory.set(id, lead);
    saving.then(
      () => settle(lead),
      () => undefined,
    );
    return lead;
  });
}

/** A lead is on disk after all: there it stands as it does now, or goes if it is not on its way any more. */
function settle(lead: Lead): Promise<void> {
  return inMemory.delete(lead.id) ? updateLead(lead) : removeLead(lead.id);
}

/** Whether a lead outlives its page. */
export function isStored(id: string): boolean {
  return !inMemory.has(id);
}

/** Remembers how a lead stands. */
export async function updateLead(lead: Lead): Promise<void> {
  if (!isStored(lead.id)) {
    writeAhead(lead);
    return;
  }
  const saving = inStore('relaxed', (leads) => leads.put(lead), true);
  await inTime(saving, patience).catch(() => undefined);
}

/** Forgets a lead. */
export async function removeLead(id: string): Promise<void> {
  strike(id);
  if (inMemory.delete(id)) return;
  const removing = inStore('strict', (leads) => leads.delete(id));
  await inTime(removing, longPatience).catch(() => undefined);
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
      // What creates it may put a lead after the count.
      if (left.result === 0 && !create && navigator.locks) await drop();
      return { found: request.result };
    } finally {
      database.close();
    }
  };
  const done = await alone(outboxName, transact, turn);
  if (!done) throw new Error(outboxName);
  return done.found;
}

/** What comes of work, or an error when that takes too long; the work goes on. */
async function inTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));
  const done = await Promise.race([work.then((result) => ({ result })), late]);
  if (done) return done.result;
  patience = 0;
  throw new Error(outboxName);
}

/** Undefined when there is no database and none should be made; one that somebody else has made in its place goes. */
function open(create: boolean): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(outboxName, 1);
    request.onupgradeneeded = () => {
      if (create) request.result.createObjectStore('leads', { keyPath: 'id' });
      else request.transaction?.abort();
    };
    request.onsuccess = () => {
      const { result } = request;
      if (result.objectStoreNames.contains('leads')) {
        resolve(result);
        return;
      }
      result.close();
      resolve(drop().then(() => (create ? open(create) : undefined)));
    };
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
