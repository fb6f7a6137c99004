import type { Pixels } from '../../sdk/pixels.ts';
import { fetchScript, type Vendor } from './vendor.ts';

/** Replaces Meta's script until it has loaded, as Meta's base code does: a queue that the script takes over. */
interface Fbq {
  (...command: readonly unknown[]): void;
  queue: (readonly unknown[])[];
  callMethod?: (...command: readonly unknown[]) => void;
  loaded: boolean;
  version: string;
}

declare global {
  interface Window {
    fbq?: Fbq;
    _fbq?: Fbq;
  }
}

/** Meta's standard events (developers.facebook.com/docs/meta-pixel/reference); all others are custom. */
const standardEvents =
  /^(Lead|Schedule|Contact|CompleteRegistration|Purchase|Search|StartTrial|SubmitApplication|Subscribe|ViewContent)$/;

/** Meta's pixel. It reads nothing from the page; only events are sent. */
export function meta({ id }: NonNullable<Pixels['meta']>): Vendor {
  const fbq: Fbq = Object.assign(
    (...command: readonly unknown[]) => {
      // biome-ignore lint/plugin: the arguments of one call
      if (fbq.callMethod) fbq.callMethod(...command);
      else fbq.queue.push(command);
    },
    { queue: [], loaded: true, version: '2.0' },
  );
  return {
    start() {
      window.fbq = fbq;
      window._fbq = fbq;
      fbq('consent', 'grant');
      // By default it reports which buttons are pressed and their surroundings.
      fbq('set', 'autoConfig', false, id);
      fbq('init', id);
      fbq('track', 'PageView');
      fetchScript('https://connect.facebook.net/en_US/fbevents.js');
    },
    tell: ({ name, data = {}, id: eventID }) =>
      // biome-ignore lint/plugin: one argument or none
      fbq(standardEvents.test(name) ? 'track' : 'trackCustom', name, data, ...(eventID ? [{ eventID }] : [])),
    stop: () => fbq('consent', 'revoke'),
    resume: () => fbq('consent', 'grant'),
  };
}
