import type { Fault } from './fault.ts';

/** A lead as a form sent it. */
export interface SentLead {
  /** Empty if the browser sent the form without script. */
  readonly leadId: string;
  /** The name of the form. */
  readonly form: string;
  /** The path of its page. */
  readonly page: string;
  /** The time of submission by the browser's clock, in milliseconds since 1970. */
  readonly submitted: number | undefined;
  /** Signs that a bot sent it. */
  readonly suspect: readonly string[];
  /** A form without script sends texts only. */
  readonly payload: Readonly<Record<string, unknown>>;
  readonly meta: Readonly<Record<string, unknown>>;
}

/** A request with a lead. */
export interface Arrival extends SentLead {
  /** Sequential number. */
  readonly number: number;
  /** The time of arrival in milliseconds since 1970. */
  readonly arrived: number;
  readonly destination: string;
  /** The label of the destination. */
  readonly label: string;
  /** The simulated fault of the destination. */
  readonly fault: Fault;
  /** The number of this attempt for the destination, from 1. */
  readonly attempt: number;
  /** Whether the destination already had the lead. */
  readonly repeated: boolean;
}

/** All requests with one lead, oldest first. */
export interface LeadHistory {
  /** Usable as an element id. */
  readonly id: string;
  readonly arrivals: readonly Arrival[];
}
