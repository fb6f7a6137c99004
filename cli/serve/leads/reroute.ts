import type { IncomingMessage } from 'node:http';
import type { Destination } from '../../../renderer/client/leads/destination.ts';
import { escapeHtml } from '../../../renderer/sdk/raw-text.ts';
import { destinationsFile, rewriteDestinations } from '../loopback.ts';

/** The path of the inbox at the root of the origin, outside any base path. */
export const inboxPath = '/__leads';

/** Returns the path that receives the leads of a destination. */
export function deliveryPath(destination: string): string {
  return `${inboxPath}/to/${encodeURIComponent(destination)}`;
}

/** Returns whether a request is for the inbox, which accepts POST. */
export function isInboxRequest({ url = '/' }: IncomingMessage): boolean {
  return new RegExp(`^${inboxPath}(?:[/?]|$)`).test(url);
}

export interface Reroute {
  /** The site's original destinations. */
  readonly destinations: Readonly<Record<string, Destination>>;
  /** The origin of the site and the inbox. */
  readonly origin: string;
}

/**
 * Returns a file of the site with the addresses of the inbox in place of its destinations, also in forms that the browser
 * posts without script. Addresses that are saved in the browser do not apply.
 */
export function rerouteFile(file: string, text: string, { destinations, origin }: Reroute): string {
  if (file === destinationsFile) {
    return rewriteDestinations(text, (destination, name) => ({
      ...destination,
      url: origin + deliveryPath(name),
      // The inbox needs no key.
      setting: 'url',
      allowedOrigins: [origin],
    }));
  }
  if (!file.endsWith('.html')) return text;
  let html = text;
  for (const [name, { url }] of Object.entries(destinations)) {
    if (!url) continue;
    // Both the form and the data of its island contain the address of the first destination.
    const written = escapeHtml(url).replaceAll('&#39;', '&#x27;');
    for (const [before, after] of attributes)
      html = html.replaceAll(`${before}${written}${after}`, () => `${before}${deliveryPath(name)}${after}`);
  }
  return html;
}

const attributes = [
  [' action="', '"'],
  ['&quot;action&quot;:&quot;', '&quot;'],
] as const;
