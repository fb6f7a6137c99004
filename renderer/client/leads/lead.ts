/**
 * When a form counts as accepted.
 * - `any`: sent to all at once; one that accepts is enough.
 * - `all`: sent to all at once; each must accept.
 * - `sequential`: one after the other; each must accept.
 * - `ordered`: one after the other; a failure makes it a partial success.
 * - `settle`: sent to all at once; failures are nobody's concern, as long as the lead is kept.
 */
export type Delivery = 'any' | 'sequential' | 'all' | 'ordered' | 'settle';

/** What a person wants to send, and where. */
export interface LeadIntent {
  /** The form's fields and what it adds to them, at the top level of the body. */
  readonly payload: Readonly<Record<string, string>>;
  /** Names of destinations, in order. */
  readonly destinations: readonly string[];
  readonly delivery: Delivery;
  /** What logs and people call the form. */
  readonly label: string;
  /** What the site adds for itself; `meta` in the body. Must survive JSON. */
  readonly meta: Readonly<Record<string, unknown>>;
  /** Address of the file that says where destinations are. */
  readonly source: string;
}

/** Where a lead stands with one destination. */
export type DeliveryState =
  /** The destination says it has it. */
  | 'confirmed'
  /** It went out, to a destination whose answers cannot be read. */
  | 'sent-unverified'
  /** Nothing is known; it goes out again. */
  | 'queued'
  /** The destination answered, and does not have it; it goes out again. */
  | 'failed'
  /** The destination has no address. */
  | 'missing';

export interface DestinationResult {
  readonly name: string;
  readonly label: string;
  readonly state: DeliveryState;
  /** What went wrong, in a sentence; empty when nothing did. */
  readonly message: string;
}

/** What became of a lead in its first attempt. */
export interface LeadResult {
  readonly leadId: string;
  /** By the form's rule; `kept` when no destination has an address. */
  readonly outcome: 'accepted' | 'partial' | 'refused' | 'kept';
  /** Whether every destination has it, or this browser keeps it and goes on trying. */
  readonly safe: boolean;
  readonly results: readonly DestinationResult[];
}

/** A lead on its way, as it is stored. */
export interface Lead extends LeadIntent {
  /** Made once, at the press, and kept with the lead. */
  readonly id: string;
  /** When it was made, by this device's clock, in milliseconds since 1970. */
  readonly created: number;
  /** When it was first sent, by the clock of the site's server. */
  seen?: number;
  /** Whether the page has been told that a destination accepted it. */
  told?: boolean;
  /** One for each destination, in order. */
  readonly standings: readonly Standing[];
}

/** How a lead stands with one destination between attempts. Times in milliseconds. */
export interface Standing {
  readonly name: string;
  /** How it was delivered; left out while it was not. */
  delivered?: DeliveryState;
  tries: number;
  /** Attempts in a row whose answer was never read: the lead may have arrived with each of them. */
  unanswered: number;
  /** When the wait for the next attempt began, by this device's clock. */
  since: number;
  wait: number;
  /** Whether the destination itself asked for this wait. */
  asked: boolean;
}

/**
 * Whether what was stored is a lead that can be sent. Storage may hold anything: what was cut off, what another script or an
 * extension wrote, what somebody changed by hand.
 */
export function isLead(stored: Partial<Record<keyof Lead, unknown>>): stored is Lead {
  const { created, source, payload, meta, destinations, standings } = stored;
  return (
    Number.isFinite(created) &&
    isText(source) &&
    [meta, payload].every((value) => Object(value) === value) &&
    Object.values(Object(payload)).every(isText) &&
    isList(destinations, isText) &&
    isList(standings, isStanding)
  );
}

function isStanding(stored: unknown): boolean {
  const { name, since, wait } = Object(stored);
  return isText(name) && Number.isFinite(since) && Number.isFinite(wait);
}

function isText(stored: unknown): boolean {
  return typeof stored === 'string';
}

function isList(stored: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(stored) && stored.length > 0 && stored.every(isItem);
}
