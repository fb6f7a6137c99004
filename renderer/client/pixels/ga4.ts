import type { Pixels } from '../../sdk/pixels.ts';
import { campaignParameters } from '../attribution/touch.ts';
import { fetchScript, type Vendor } from './vendor.ts';

declare global {
  interface Window {
    /** Queue of commands for gtag.js, oldest first. */
    dataLayer?: unknown[];
  }
}

/**
 * Google Analytics 4 with Consent Mode v2. Everything is denied before the first tag and then granted, because it
 * starts only after the visitor agreed (developers.google.com/tag-platform/security/guides/consent).
 */
export function ga4({ id, ads }: NonNullable<Pixels['ga4']>, days: number): Vendor {
  window.dataLayer ??= [];
  const commands = window.dataLayer;
  // gtag.js accepts `arguments` objects only, not arrays.
  function gtag(..._command: readonly unknown[]): void {
    commands.push(arguments);
  }
  const consent = (command: 'default' | 'update', analytics: Grant, advertising: Grant) =>
    gtag('consent', command, {
      analytics_storage: analytics,
      ad_storage: advertising,
      ad_user_data: advertising,
      ad_personalization: advertising,
    });
  const grant = () => consent('update', 'granted', ads ? 'granted' : 'denied');
  // gtag.js reads this property before it sends anything.
  const setDisabled = (disabled: boolean) => Reflect.set(window, `ga-disable-${id}`, disabled);

  return {
    start() {
      consent('default', 'denied', 'denied');
      grant();
      gtag('js', new Date());
      gtag('config', id, {
        page_location: cleanAddress(),
        allow_google_signals: false,
        // In seconds. If a page cannot delete cookies, they end with the session.
        cookie_expires: 'cookieStore' in window ? days * 86_400 : 0,
      });
      fetchScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
    },
    tell: ({ name, data, id: event_id }) => gtag('event', eventName(name), { ...data, ...(event_id && { event_id }) }),
    stop() {
      setDisabled(true);
      consent('update', 'denied', 'denied');
    },
    resume() {
      setDisabled(false);
      grant();
    },
  };
}

type Grant = 'granted' | 'denied';

/** GA4's name for a lead; other names in lower case with underscores, as its reports expect. */
function eventName(name: string): string {
  return name === 'Lead'
    ? 'generate_lead'
    : name
        .replace(/\B[A-Z]|[^A-Za-z\d]+/g, '_$&')
        .replace(/\W+/g, '')
        .toLowerCase();
}

/** The page's URL with campaign parameters only: other parameters may hold anything. */
function cleanAddress(): string {
  const campaign = new URLSearchParams(campaignParameters(new URL(location.href)));
  return `${location.origin}${location.pathname}${campaign.size > 0 ? `?${campaign}` : ''}`;
}
