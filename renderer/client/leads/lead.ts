/**
 * When a lead counts as accepted.
 * - `any`: sends to all destinations at once; one must accept.
 * - `all`: sends to all at once; each must accept.
 * - `sequential`: sends one after the other; each must accept.
 * - `ordered`: sends one after the other; a failure makes it a partial success.
 * - `settle`: sends to all at once; failures do not count, as long as the lead is stored.
 */
export type Delivery = 'any' | 'sequential' | 'all' | 'ordered' | 'settle';

/** A value of a lead: a text, a number, a yes or no, nothing for a number that was not entered, or several texts. */
export type PayloadValue = string | number | boolean | null | readonly string[];

/** What a person wants to send, and where. */
export interface LeadIntent {
  /** The form's fields and added values, at the top level of the body. */
  readonly payload: Readonly<Record<string, PayloadValue>>;
  /** Names of the destinations, in order. */
  readonly destinations: readonly string[];
  readonly delivery: Delivery;
  /** Name of the form in logs and in the lead inbox. */
  readonly label: string;
  /** Values that the site adds as `meta` in the body. Must be JSON. */
  readonly meta: Readonly<Record<string, unknown>>;
  /** URL of the site's `destinations.json`. */
  readonly source: string;
  /** Whether something else than the outbox reports that a destination has accepted it. The name is part of stored data. */
  readonly told?: boolean;
}

/** The delivery of a lead to one destination. */
export type DeliveryState =
  /** The destination confirmed that it has the lead. */
  | 'confirmed'
  /** Sent to a destination whose responses cannot be read. */
  | 'sent-unverified'
  /** Unknown; it is sent again. */
  | 'queued'
  /** The destination answered with an error; it is sent again. */
  | 'failed'
  /** The destination has no address. */
  | 'missing';

export interface DestinationResult {
  readonly name: string;
  readonly label: string;
  readonly state: DeliveryState;
  /** The error in a sentence; empty if there is none. */
  readonly message: string;
}

/** The result of a lead's first attempt. */
export interface LeadResult {
  readonly leadId: string;
  /** By the form's delivery rule; `kept` when no destination has an address. */
  readonly outcome: 'accepted' | 'partial' | 'refused' | 'kept';
  /** Whether every destination has the lead, or this browser stores it and retries. */
  readonly safe: boolean;
  readonly results: readonly DestinationResult[];
}

/** A lead in the outbox, as it is stored. */
export interface Lead extends Omit<LeadIntent, 'told'> {
  /** Created once, at the press, and stored with the lead. */
  readonly id: string;
  /** When it was created, by this device's clock, in milliseconds since 1970. */
  readonly created: number;
  /** When it was first sent, by the site's server. The name is part of stored data. */
  seen?: number;
  /** Whether the page has reported that a destination accepted it. The name is part of stored data. */
  told?: boolean;
  /** One status per destination, in order. The name is part of stored data. */
  readonly standings: readonly DeliveryStatus[];
}

/** The delivery status of a lead at one destination between attempts. Times in milliseconds. */
export interface DeliveryStatus {
  readonly name: string;
  /** How it was delivered; undefined until then. */
  delivered?: DeliveryState;
  tries: number;
  /** Consecutive attempts without a readable answer: the lead may have arrived with each of them. */
  unanswered: number;
  /** When the wait for the next attempt began, by this device's clock. */
  since: number;
  wait: number;
  /** Whether the destination asked for this wait. */
  asked: boolean;
}

/**
 * Whether a stored value is a lead that can be sent. Storage may hold anything: truncated entries, entries of other
 * scripts or extensions, manual changes.
 */
export function isLead(stored: Partial<Record<keyof Lead, unknown>>): stored is Lead {
  const { created, source, payload, meta, destinations, standings } = stored;
  return (
    Number.isFinite(created) &&
    isText(source) &&
    [meta, payload].every(isObject) &&
    !Object.values(payload as object)
      .flat()
      .some(isObject) &&
    isList(destinations, isText) &&
    isList(standings, isStanding)
  );
}

function isStanding(stored: unknown): boolean {
  const { name, since, wait } = Object(stored);
  return isText(name) && Number.isFinite(since) && Number.isFinite(wait);
}

function isObject(stored: unknown): boolean {
  return Object(stored) === stored;
}

function isText(stored: unknown): boolean {
  return typeof stored === 'string';
}

function isList(stored: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(stored) && stored.length > 0 && stored.every(isItem);
}

/** The database of the outbox. It exists only while leads wait, so its existence tells a page to load the outbox. */
export const outboxName = 'frontage-outbox';

/** Prefix of the web storage keys that hold leads before they are in the database; the id of the lead follows. */
export const writeAheadPrefix = `${outboxName}:`;

/** Key in local storage for the ids of the leads that were sent within a day. */
export const leadKey = 'frontage-lead-key';

/** The name of the lock for sending a lead. */
export function lockName(id: string): string {
  return `${outboxName}:${id}`;
}

/**
 * Returns what a form may report after the first attempt. Ignores destinations without an address. `stored` says
 * whether the lead is in the database.
 */
export function verdictOf(
  delivery: Delivery,
  results: readonly DestinationResult[],
  stored: boolean,
): Pick<LeadResult, 'outcome' | 'safe'> {
  const tried = results.filter(({ state }) => state !== 'missing').length;
  const arrived = results.filter(hasArrived).length;
  const isEverywhere = arrived === tried;
  return { outcome: outcome(), safe: stored || (isEverywhere && tried > 0) };

  function outcome(): LeadResult['outcome'] {
    if (tried === 0) return 'kept';
    const isAnywhere = arrived > 0 || stored;
    if (isEverywhere || (delivery === 'any' && arrived > 0) || (delivery === 'settle' && isAnywhere)) return 'accepted';
    return delivery === 'ordered' && isAnywhere ? 'partial' : 'refused';
  }
}

/** Whether a destination has the lead, as far as known. */
export function hasArrived({ state }: Pick<DestinationResult, 'state'>): boolean {
  return state === 'confirmed' || state === 'sent-unverified';
}
