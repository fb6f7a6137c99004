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

/** Names of the cookies that the scripts of Google Analytics and Meta set. */
const vendorCookies = /^(_ga(_.*)?|_gid|_gat.*|_gcl_.*|_fb[cp])$/;

/**
 * Deletes the vendors' cookies. Their scripts set them on the widest domain that the browser allows, so delete each on
 * every domain above this page's.
 */
export async function deleteCookies(): Promise<void> {
  if (!('cookieStore' in window)) return;
  const labels = location.hostname.split('.');
  const domains = [null, ...labels.map((_, index) => labels.slice(index).join('.'))];
  for (const { name = '' } of await cookieStore.getAll()) {
    if (!vendorCookies.test(name)) continue;
    // Browsers reject domains without cookies (a public suffix, an IP address).
    for (const domain of domains) await cookieStore.delete({ name, domain }).catch(() => undefined);
  }
}
