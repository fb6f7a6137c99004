import { type Fault, takesLead } from './fault.ts';

/** Maximum number of requests; older ones are dropped. */
const limit = 500;

interface Receipt {
  readonly destination: string;
  readonly label: string;
  readonly fault: Fault;
}

/** The received leads, in memory only. */
export class Ledger {
  #arrivals: readonly Arrival[] = [];
  #number = 0;

  /** Changes with every request. */
  get count(): number {
    return this.#number;
  }

  /** All requests with a lead, newest first. */
  get arrivals(): readonly Arrival[] {
    return this.#arrivals;
  }

  add(lead: SentLead, receipt: Receipt): Arrival {
    const before = this.#arrivals.filter(
      ({ leadId, destination }) => leadId !== '' && leadId === lead.leadId && destination === receipt.destination,
    );
    this.#number += 1;
    const arrival: Arrival = {
      ...lead,
      ...receipt,
      number: this.#number,
      arrived: Date.now(),
      attempt: before.length + 1,
      repeated: before.some(({ fault }) => takesLead(fault)),
    };
    this.#arrivals = [arrival, ...this.#arrivals].slice(0, limit);
    return arrival;
  }

  clear(): void {
    this.#arrivals = [];
    this.#number += 1;
  }

  /** Returns the requests of each lead, the lead with the latest request first. */
  histories(): LeadHistory[] {
    const histories = new Map<string, Arrival[]>();
    for (const arrival of this.#arrivals) {
      const key = arrival.leadId || `request ${arrival.number}`;
      const arrivals = histories.get(key);
      if (arrivals === undefined) histories.set(key, [arrival]);
      else arrivals.unshift(arrival);
    }
    return [...histories.values()].map((arrivals) => ({ id: `lead-${arrivals[0]?.number ?? 0}`, arrivals }));
  }
}

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
