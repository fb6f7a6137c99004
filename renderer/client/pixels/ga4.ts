import type { Pixels } from '../../sdk/pixels.ts';
import { campaignOf } from '../attribution/touch.ts';
import { fetchScript, type Vendor } from './vendor.ts';

declare global {
  interface Window {
    /** Commands for gtag.js, the oldest first; it takes their place once it has arrived. */
    dataLayer?: unknown[];
  }
}

/**
 * Google Analytics 4, with Consent Mode v2: everything is denied before the first tag, and then granted, because it
 * starts only for visitors who have agreed (developers.google.com/tag-platform/security/guides/consent).
 */
export function ga4({ id, ads }: NonNullable<Pixels['ga4']>, days: number): Vendor {
  window.dataLayer ??= [];
  const commands = window.dataLayer;
  // gtag.js knows a command by its being an `arguments` object, which an array is not.
  function gtag(..._command: readonly unknown[]): void {
    commands.push(arguments);
  }
  const consent = (command: 'default' | 'update', analytics: Answer, advertising: Answer) =>
    gtag('consent', command, {
      analytics_storage: analytics,
      ad_storage: advertising,
      ad_user_data: advertising,
      ad_personalization: advertising,
    });
  const grant = () => consent('update', 'granted', ads ? 'granted' : 'denied');
  // What its script looks at before it sends anything.
  const silence = (silent: boolean) => Reflect.set(window, `ga-disable-${id}`, silent);

  return {
    start() {
      consent('default', 'denied', 'denied');
      grant();
      gtag('js', new Date());
      gtag('config', id, {
        page_location: plainAddress(),
        allow_google_signals: false,
        // In seconds; a browser that lets no page delete them keeps them until it is closed.
        cookie_expires: 'cookieStore' in window ? days * 86_400 : 0,
      });
      fetchScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
    },
    tell: ({ name, data, id: event_id }) => gtag('event', eventName(name), { ...data, ...(event_id && { event_id }) }),
    stop() {
      silence(true);
      consent('update', 'denied', 'denied');
    },
    resume() {
      silence(false);
      grant();
    },
  };
}

type Answer = 'granted' | 'denied';

/** Its own name for a lead, and for everything else small letters with underscores, as its reports want them. */
function eventName(name: string): string {
  return name === 'Lead'
    ? 'generate_lead'
    : name
        .replace(/\B[A-Z]|[^A-Za-z\d]+/g, '_$&')
        .replace(/\W+/g, '')
        .toLowerCase();
}

/** The address of the page with the parameters of campaigns and no others: one may hold anything. */
function plainAddress(): string {
  const campaign = new URLSearchParams(campaignOf(new URL(location.href)));
  return `${location.origin}${location.pathname}${campaign.size > 0 ? `?${campaign}` : ''}`;
}
