import type { Fault } from './fault.ts';

/** What a form sent: the values of a lead, and what the site adds for itself. */
export interface SentLead {
  /** Empty where a browser sent the form by itself, without script. */
  readonly leadId: string;
  /** What the site calls the form. */
  readonly form: string;
  /** Path of the page that it stands on. */
  readonly page: string;
  /** When it was submitted, by the clock of the browser, in milliseconds since 1970. */
  readonly submitted: number | undefined;
  /** Why it may be a program's. */
  readonly suspect: readonly string[];
  readonly payload: Readonly<Record<string, string>>;
  readonly meta: Readonly<Record<string, unknown>>;
}

/** One request with a lead, as it came in. */
export interface Arrival extends SentLead {
  /** Counts up. */
  readonly number: number;
  /** When it came, in milliseconds since 1970. */
  readonly arrived: number;
  readonly destination: string;
  /** What people call the destination. */
  readonly label: string;
  /** What the destination did with it. */
  readonly fault: Fault;
  /** Which request with this lead it is for this destination, from 1. */
  readonly attempt: number;
  /** Whether the destination had the lead before: it must drop this one. */
  readonly repeated: boolean;
}

/** Everything that came of one lead, the oldest first. */
export interface LeadHistory {
  /** Safe as an id of an element. */
  readonly id: string;
  readonly arrivals: readonly Arrival[];
}
