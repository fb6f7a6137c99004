import { pixelPolicy } from '../../sdk/pixels.ts';

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

declare global {
  interface Window {
    /** Trusted Types (W3C), where the browser has them. */
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: { readonly createScriptURL: (src: string) => string },
      ) => { readonly createScriptURL: (src: string) => unknown };
    };
  }
}

/**
 * Adds a script of theirs to the page. One that is blocked stays away, and what waits for it is never sent. Its address is
 * one that stands in our code, so that a policy which asks for trusted addresses need not object.
 */
export function fetchScript(address: string): void {
  trusted ??= window.trustedTypes?.createPolicy(pixelPolicy, { createScriptURL: (src) => src });
  const src = trusted?.createScriptURL(address) ?? address;
  document.head.append(Object.assign(document.createElement('script'), { async: true, src }));
}

let trusted: ReturnType<NonNullable<Window['trustedTypes']>['createPolicy']> | undefined;
