import type { Pixels } from '../../sdk/pixels.ts';
import { fetchScript, type Vendor } from './vendor.ts';

/** What stands in for Meta's script until it has arrived, as its own base code makes it: a queue that it takes over. */
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

/** The events that Meta knows by name (developers.facebook.com/docs/meta-pixel/reference); others are the site's own. */
const standard =
  /^(Lead|Schedule|Contact|CompleteRegistration|Purchase|Search|StartTrial|SubmitApplication|Subscribe|ViewContent)$/;

/** Meta's pixel. It reads nothing off the page by itself: only what it is told is sent. */
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
      // Else it reports which buttons are pressed and what stands around them.
      fbq('set', 'autoConfig', false, id);
      fbq('init', id);
      fbq('track', 'PageView');
      fetchScript('https://connect.facebook.net/en_US/fbevents.js');
    },
    tell: ({ name, data = {}, id: eventID }) =>
      // biome-ignore lint/plugin: one argument or none
      fbq(standard.test(name) ? 'track' : 'trackCustom', name, data, ...(eventID ? [{ eventID }] : [])),
    stop: () => fbq('consent', 'revoke'),
    resume: () => fbq('consent', 'grant'),
  };
}
