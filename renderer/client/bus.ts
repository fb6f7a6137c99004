/** What islands, the loader and trackers tell each other; no message holds what a person typed. */
export interface BusEvents {
  /** Opens a `<dialog>` of the page; the loader does it. */
  readonly openDialog: { readonly id: string };
  /** A short message over the page. */
  readonly toast: { readonly tone: 'positive' | 'negative'; readonly title: string; readonly text?: string };
  /** A destination has accepted a lead. */
  readonly lead: { readonly formType: string; readonly id?: string };
  /** Something worth counting. */
  readonly track: { readonly name: string; readonly data?: Readonly<Record<string, string | number | boolean>> };
}

/** Tells everyone who listens. */
export function emit<Name extends keyof BusEvents>(name: Name, detail: BusEvents[Name]): void {
  window.dispatchEvent(new CustomEvent(`frontage:${name}`, { detail }));
}

/** Listens until the returned function is called. */
export function on<Name extends keyof BusEvents>(name: Name, listener: (detail: BusEvents[Name]) => void): () => void {
  const receive = (event: Event) => {
    listener((event as CustomEvent<BusEvents[Name]>).detail);
  };
  window.addEventListener(`frontage:${name}`, receive);
  return () => window.removeEventListener(`frontage:${name}`, receive);
}
