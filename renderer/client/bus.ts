import { shownVariant } from './shown-variant.ts';

/** Events between islands, the loader and trackers. No event holds what a person typed. */
export interface BusEvents {
  /** Opens a `<dialog>` of the page. The loader handles it. */
  readonly openDialog: { readonly id: string };
  /** A short message over the page. Send it with `toast()` of `toasts/`, which loads the listener first. */
  readonly toast: {
    readonly tone: 'positive' | 'neutral' | 'negative';
    readonly title: string;
    readonly text?: string | undefined;
    /** Delay in milliseconds; none when left out. */
    readonly after?: number | undefined;
    /** How long it stays, in milliseconds. */
    readonly duration?: number | undefined;
    /** Nobody asked for it: waits until the visitor has nothing else open, and makes room for other messages. */
    readonly yields?: boolean | undefined;
    /** Accessible name of the button that closes it. */
    readonly closeLabel?: string | undefined;
  };
  /** A destination has accepted a lead. */
  readonly lead: { readonly formType: string; readonly id?: string };
  /** Something to count. */
  readonly track: {
    readonly name: string;
    readonly data?: Readonly<Record<string, string | number | boolean>>;
    /** The experiment of the page and the variant that the visitor sees; `emit` adds both. */
    readonly experiment?: string;
    readonly variant?: string;
  };
  /** The visitor accepted or rejected tracking. The choice is already stored. */
  readonly consent: { readonly choice: 'yes' | 'no' };
}

/** The leads that destinations have accepted on this page, for code that starts to listen late. */
export const acceptedLeads: BusEvents['lead'][] = [];

/** Sends an event to all listeners. */
export function emit<Name extends keyof BusEvents>(name: Name, detail: BusEvents[Name]): void {
  const { experiment, variant } = (name === 'track' && shownVariant()) || {};
  const full = variant === undefined ? detail : { ...detail, experiment, variant };
  window.dispatchEvent(new CustomEvent(`frontage:${name}`, { detail: full }));
}

/** Listens to an event until the returned function is called. */
export function on<Name extends keyof BusEvents>(name: Name, listener: (detail: BusEvents[Name]) => void): () => void {
  const receive = (event: Event) => {
    listener((event as CustomEvent<BusEvents[Name]>).detail);
  };
  window.addEventListener(`frontage:${name}`, receive);
  return () => window.removeEventListener(`frontage:${name}`, receive);
}
