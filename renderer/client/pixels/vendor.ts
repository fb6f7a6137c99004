/** Something worth counting, as it happens on a page. */
export interface Counted {
  /** `Lead`, `Schedule`, or what a block of the site calls it. */
  readonly name: string;
  readonly data?: Readonly<Record<string, string | number | boolean>> | undefined;
  /** Tells it apart from others, so that whoever is told twice counts once. */
  readonly id?: string | undefined;
}

/** Somebody who counts. Nothing of theirs is on the page before `start`. */
export interface Vendor {
  /** Fetches their script and tells of the page; what is told meanwhile waits for the script. */
  readonly start: () => void;
  readonly tell: (event: Counted) => void;
  /** From here on nothing reaches them, though their script cannot be taken off the page. */
  readonly stop: () => void;
  /** Takes back `stop`. */
  readonly resume: () => void;
}

/** Adds a script of theirs to the page. One that is blocked stays away, and what waits for it is never sent. */
export function fetchScript(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { async: true, src }));
}
