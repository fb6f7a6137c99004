import type { IncomingMessage } from 'node:http';
import { escapeHtml } from '../../../renderer/build/page/render/escape.ts';
import type { Destination } from '../../../renderer/client/leads/destination.ts';
import { destinationsFile, rewriteDestinations } from '../loopback.ts';

/** Where the inbox is: at the root of the site's origin, whatever folder the site stands in. */
export const inboxPath = '/__leads';

/** Where the inbox takes the leads of a destination. */
export function deliveryPath(destination: string): string {
  return `${inboxPath}/to/${encodeURIComponent(destination)}`;
}

/** Whether a request is for the inbox, which takes posts. */
export function takesPosts({ url = '/' }: IncomingMessage): boolean {
  return new RegExp(`^${inboxPath}(?:[/?]|$)`).test(url);
}

export interface Reroute {
  /** The site's destinations as they were built. */
  readonly destinations: Readonly<Record<string, Destination>>;
  /** Origin that the browser asks, which is the inbox's as well. */
  readonly origin: string;
}

/**
 * A file of the site that sends to the inbox: its destinations all have an address there, those that miss one in the
 * config as well, and so have the forms that a browser posts by itself. Addresses that were saved in the browser while
 * trying other things are set aside.
 */
export function rerouted(file: string, text: string, { destinations, origin }: Reroute): string {
  if (file === destinationsFile) {
    return rewriteDestinations(text, (destination, name) => ({
      ...destination,
      url: origin + deliveryPath(name),
      // One that needs a key needs none here.
      setting: 'url',
      allowedOrigins: [origin],
    }));
  }
  if (!file.endsWith('.html')) return text;
  let html = text;
  for (const [name, { url }] of Object.entries(destinations)) {
    if (!url) continue;
    // In the form, and in the data of the island that takes it over; the first destination with an address wins.
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
