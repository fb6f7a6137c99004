import { shownVariant } from './shown-variant.ts';

/** What islands, the loader and trackers tell each other; no message holds what a person typed. */
export interface BusEvents {
  /** Opens a `<dialog>` of the page; the loader does it. */
  readonly openDialog: { readonly id: string };
  /** A short message over the page; send it with `toast()` of `toasts/`, which sees to it that somebody listens. */
  readonly toast: {
    readonly tone: 'positive' | 'neutral' | 'negative';
    readonly title: string;
    readonly text?: string | undefined;
    /** Milliseconds until it comes; at once when left out. */
    readonly after?: number | undefined;
    /** Milliseconds it stays. */
    readonly duration?: number | undefined;
    /** Gives way to dialogs: waits while one is open, and goes when one opens. */
    readonly yields?: boolean | undefined;
    /** What the button that takes it away is called for people who hear the page. */
    readonly closeLabel?: string | undefined;
  };
  /** A destination has accepted a lead. */
  readonly lead: { readonly formType: string; readonly id?: string };
  /** Something worth counting. */
  readonly track: {
    readonly name: string;
    readonly data?: Readonly<Record<string, string | number | boolean>>;
    /** What the visitor sees of the page's experiment; `emit` adds it. */
    readonly experiment?: string;
    readonly variant?: string;
  };
  /** The visitor has chosen whether anything about the visit may be kept; their choice is stored by then. */
  readonly consent: { readonly choice: 'yes' | 'no' };
}

/** The leads that destinations have accepted on this page: who begins to listen late learns of the earlier ones. */
export const acceptedLeads: BusEvents['lead'][] = [];

/** Tells everyone who listens. */
export function emit<Name extends keyof BusEvents>(name: Name, detail: BusEvents[Name]): void {
  const { experiment, variant } = (name === 'track' && shownVariant()) || {};
  const full = variant === undefined ? detail : { ...detail, experiment, variant };
  window.dispatchEvent(new CustomEvent(`frontage:${name}`, { detail: full }));
}

/** Listens until the returned function is called. */
export function on<Name extends keyof BusEvents>(name: Name, listener: (detail: BusEvents[Name]) => void): () => void {
  const receive = (event: Event) => {
    listener((event as CustomEvent<BusEvents[Name]>).detail);
  };
  window.addEventListener(`frontage:${name}`, receive);
  return () => window.removeEventListener(`frontage:${name}`, receive);
}
