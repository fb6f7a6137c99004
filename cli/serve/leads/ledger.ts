import type { Arrival, LeadHistory, SentLead } from './arrival.ts';
import { type Fault, takesLead } from './fault.ts';

/** More than anybody looks at; older ones are forgotten. */
const limit = 500;

export interface Receipt {
  readonly destination: string;
  readonly label: string;
  readonly fault: Fault;
}

/** The leads that came in, in the memory of this process and nowhere else. */
export class Ledger {
  #arrivals: readonly Arrival[] = [];
  #number = 0;

  /** How many requests there were so far; two equal counts mean that nothing has come in between. */
  get count(): number {
    return this.#number;
  }

  /** Every request with a lead, the newest first. */
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

  /** What came of each lead; the one that was heard of last comes first. */
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
