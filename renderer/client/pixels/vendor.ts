import { pixelPolicy } from '../../sdk/pixels.ts';

/** An event to count. */
export interface TrackedEvent {
  /** `Lead`, `Schedule`, or a custom name of a block. */
  readonly name: string;
  readonly data?: Readonly<Record<string, string | number | boolean>> | undefined;
  /** Identifies the event, so that a vendor that gets it twice counts it once. */
  readonly id?: string | undefined;
}

/** An analytics vendor. The page holds nothing of it before `start`. */
export interface Vendor {
  /** Fetches the vendor's script and reports the page view; events queue until the script has loaded. */
  readonly start: () => void;
  readonly tell: (event: TrackedEvent) => void;
  /** Stops sending events. The script stays on the page, because it cannot be removed. */
  readonly stop: () => void;
  /** Undoes `stop`. */
  readonly resume: () => void;
}

declare global {
  interface Window {
    /** Trusted Types (W3C), if the browser supports them. */
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: { readonly createScriptURL: (src: string) => string },
      ) => { readonly createScriptURL: (src: string) => unknown };
    };
  }
}

/**
 * Adds a vendor's script to the page. If it is blocked, queued events are never sent. The URL is a constant in our
 * code, so the Trusted Types policy can pass it.
 */
export function fetchScript(address: string): void {
  trusted ??= window.trustedTypes?.createPolicy(pixelPolicy, { createScriptURL: (src) => src });
  const src = trusted?.createScriptURL(address) ?? address;
  document.head.append(Object.assign(document.createElement('script'), { async: true, src }));
}

let trusted: ReturnType<NonNullable<Window['trustedTypes']>['createPolicy']> | undefined;
