import { ignoreErrors, listKeys, readEntry, remove, withLock, writeEntry } from './browser.ts';
import { hasSameContent } from './identity.ts';
import { isLead, type Lead, outboxName, writeAheadPrefix } from './lead.ts';

/** More leads than a person sends; only a bot fills it. */
const limit = 50;

/** Milliseconds that a person waits for the database; 0 after the first timeout on this page. */
let shortTimeout = 2000;

/** Milliseconds until a database counts as broken when no person waits. */
const longTimeout = 4000;

/** Milliseconds that a transaction waits for its lock. It is long, because late transactions count too. */
const lockTimeout = 60_000;

/** Leads that are not in the database yet. They live as long as the page, or as their write-ahead entry. */
const inMemory = new Map<string, Lead>();

/** Lists all leads of the outbox. Removes entries of the database that are not valid leads. */
export async function listLeads(): Promise<Lead[]> {
  const listing = inTransaction<Partial<Lead>[]>('relaxed', (leads) => leads.getAll());
  const stored = (await withTimeout(listing, longTimeout).catch(() => undefined)) ?? [];
  for (const candidate of stored) if (!isLead(candidate)) await removeLead(candidate.id ?? '');
  return [...stored.filter(isLead), ...inMemory.values()];
}

/**
 * Returns the current state of a lead; undefined if it is no longer in the outbox. Throws if the database does not
 * answer.
 */
export async function findLead(id: string): Promise<Lead | undefined> {
  return (
    inMemory.get(id) ??
    withTimeout(
      inTransaction<Lead | undefined>('relaxed', (leads) => leads.get(id)),
      longTimeout,
    )
  );
}

/**
 * Stores a lead, in the database before the promise is fulfilled if that is quick enough. Returns the existing lead if
 * the outbox has this lead, or one with the same content. Removes the write-ahead entry once the lead is in the
 * database.
 */
export async function storeLead(lead: Lead): Promise<Lead> {
  const { id } = lead;
  const same = (candidate: Lead) => candidate.id === id || hasSameContent(candidate, lead);
  const inMemoryLead = [...inMemory.values()].find(same);
  if (inMemoryLead) {
    if (inMemoryLead.id !== id) removeWriteAhead(id);
    return inMemoryLead;
  }
  let late = false;
  const add = (leads: IDBObjectStore) => {
    const all: IDBRequest<Lead[]> = leads.getAll();
    all.onsuccess = () => {
      // The lead may have been delivered in the meantime.
      const arrived = late && isStored(id);
      if (!arrived && all.result.length < limit && !all.result.some(same)) leads.put(lead);
    };
    return all;
  };
  const storing = inTransaction('strict', add, true).then((leads = []) => {
    const known = leads.find(same);
    if (!known && leads.length >= limit) throw new Error(outboxName);
    removeWriteAhead(id);
    return known ?? lead;
  });
  return withTimeout(storing, shortTimeout).catch(() => {
    late = true;
    inMemory.set(id, lead);
    storing.then(
      () => syncLate(lead),
      () => undefined,
    );
    return lead;
  });
}

/** The lead reached the database late: update it there, or remove it if it is no longer in the outbox. */
function syncLate(lead: Lead): Promise<void> {
  return inMemory.delete(lead.id) ? updateLead(lead) : removeLead(lead.id);
}

/** Whether a lead is in the database and outlives its page. */
export function isStored(id: string): boolean {
  return !inMemory.has(id);
}

/** Stores the current state of a lead. */
export async function updateLead(lead: Lead): Promise<void> {
  if (!isStored(lead.id)) {
    writeAhead(lead);
    return;
  }
  const storing = inTransaction('relaxed', (leads) => leads.put(lead), true);
  await withTimeout(storing, shortTimeout).catch(() => undefined);
}

/** Removes a lead. */
export async function removeLead(id: string): Promise<void> {
  removeWriteAhead(id);
  if (inMemory.delete(id)) return;
  const removing = inTransaction('strict', (leads) => leads.delete(id));
  await withTimeout(removing, longTimeout).catch(() => undefined);
}

/**
 * Runs one transaction. Closes the connection after it, because an open one keeps a page out of the back-forward cache.
 * Deletes the database if it is empty; no other tab may work here meanwhile, or its lead would be deleted too.
 */
async function inTransaction<Found>(
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
      // A transaction that creates the database may put a lead after the count.
      if (left.result === 0 && !create && navigator.locks) await deleteDatabase();
      return { found: request.result };
    } finally {
      database.close();
    }
  };
  const done = await withLock(outboxName, transact, lockTimeout);
  if (!done) throw new Error(outboxName);
  return done.found;
}

/** Returns the result of `work`, or throws if it takes too long; the work continues. */
async function withTimeout<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));
  const done = await Promise.race([work.then((result) => ({ result })), late]);
  if (done) return done.result;
  shortTimeout = 0;
  throw new Error(outboxName);
}

/**
 * Opens the database; undefined if it does not exist and must not be created. Replaces a database of the same name with
 * other contents.
 */
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
      resolve(deleteDatabase().then(() => (create ? open(create) : undefined)));
    };
    request.onerror = () => (request.error?.name === 'AbortError' ? resolve(undefined) : reject(request.error));
  });
}

/** Deletes the database. Never rejects: an empty database does no harm. */
function deleteDatabase(): Promise<unknown> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(outboxName);
    request.onsuccess = request.onerror = request.onblocked = resolve;
  });
}

/** Ids of the leads whose entries this page wrote or took over. */
const own = new Set<string>();

/**
 * Stores a lead synchronously: a database takes time, and the visitor may leave the page meanwhile. Returns false if
 * storage is denied, full, or keeps nothing.
 */
export function writeAhead(lead: Lead): boolean {
  own.add(lead.id);
  return writeEntry(writeAheadPrefix + lead.id, JSON.stringify(lead));
}

/** Whether a lead has a write-ahead entry: until it is in the database, or delivered. */
export function isWrittenAhead(id: string): boolean {
  return readEntry(writeAheadPrefix + id) !== undefined;
}

/** Removes the write-ahead entry of a lead, if there is one. If that fails, the next page sends the lead again under the same id. */
export function removeWriteAhead(id: string | undefined): void {
  remove(writeAheadPrefix + id);
}

/**
 * Takes over the entries of other pages, most of which were closed before the lead reached the database. `createLead`
 * turns a held press of the loader into a lead; it returns undefined if that is impossible, and throws if it has to
 * wait.
 */
export async function takeOverWriteAhead(
  createLead: (entry: unknown, id: string) => Promise<Lead | undefined>,
): Promise<Lead[]> {
  const found: Lead[] = [];
  for (const key of listKeys(writeAheadPrefix)) {
    const id = key.slice(writeAheadPrefix.length);
    if (own.has(id)) continue;
    own.add(id);
    const entry = { ...ignoreErrors(() => JSON.parse(readEntry(key) ?? '')), id };
    try {
      const lead = isLead(entry) ? entry : await createLead(entry, id);
      if (lead) found.push(lead);
      // It is truncated, invalid, or from another script.
      else removeWriteAhead(id);
    } catch {
      own.delete(id);
    }
  }
  return found;
}
