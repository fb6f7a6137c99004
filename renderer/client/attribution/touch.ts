import { readUrl } from '../../sdk/url.ts';
import { consent } from './consent.ts';

/** How a visitor came to the site: the landing page, the referrer and the campaign of the link. */
export interface Touch {
  /** Path of the landing page. */
  readonly landing: string;
  /** The URL of the referring page, as far as the browser reports it. */
  readonly referrer?: string;
  /** The variant of an experiment that they saw there. */
  readonly variant?: string;
  /** Campaign parameters by name. */
  readonly campaign?: Readonly<Record<string, string>>;
}

/** Query parameters that identify campaigns and ad clicks. */
const campaignParameter = /^(utm_[a-z_]{1,24}|gclid|gbraid|wbraid|fbclid|msclkid)$/;

/** No real link exceeds these limits. */
const limits = { parameters: 12, characters: 200 };

/** Returns the campaign parameters of a URL. */
export function campaignParameters(address: URL): Record<string, string> {
  const found = [...address.searchParams].filter(
    ([name, value]) => campaignParameter.test(name) && value !== '' && value.length <= limits.characters,
  );
  return Object.fromEntries(found.slice(0, limits.parameters));
}

/** Creates a touch from a page's URL and its referrer, if that is another site's. */
export function createTouch(address: URL, referrer = '', variant?: string): Touch {
  const campaign = campaignParameters(address);
  const source = readUrl(referrer);
  return {
    landing: address.pathname,
    ...(source &&
      source.origin !== address.origin && { referrer: (source.origin + source.pathname).slice(0, limits.characters) }),
    ...(variant && { variant }),
    ...(Object.keys(campaign).length > 0 && { campaign }),
  };
}

/** Whether a touch has a campaign or a referrer. A link within the site, or a typed URL, has neither. */
export function hasSource({ referrer, campaign }: Touch): boolean {
  return referrer !== undefined || campaign !== undefined;
}

/** Key in local storage for the visitor's first touch, if they agreed. */
export const firstTouchKey = 'frontage-first-touch';

/** Key in session storage for the visitor's last touch, if they agreed. */
export const lastTouchKey = 'frontage-last-touch';

/** How long a touch is stored: 90 days, in milliseconds. */
const lifetime = 90 * 86_400_000;

/** Returns the first touch of all visits and the last one of the session, if the visitor agreed to storing them. */
export function storedTouches(): { readonly first?: Touch | undefined; readonly last?: Touch | undefined } {
  if (consent() === 'no') {
    deleteTouches();
    return {};
  }
  return { first: read(() => localStorage, firstTouchKey), last: read(() => sessionStorage, lastTouchKey) };
}

/** Stores the touches if the visitor agreed. The first one stays; a last one is replaced only by one with a source. */
export function storeTouches(first: Touch, last: Touch): void {
  if (consent() === 'no') return;
  const stored = storedTouches();
  if (!stored.first) write(() => localStorage, firstTouchKey, first);
  if (!stored.last || hasSource(last)) write(() => sessionStorage, lastTouchKey, last);
}

/** Deletes the stored touches. */
export function deleteTouches(): void {
  try {
    localStorage.removeItem(firstTouchKey);
    sessionStorage.removeItem(lastTouchKey);
  } catch {
    // Storage is denied, so nothing is stored.
  }
}

function read(storage: () => Storage, key: string): Touch | undefined {
  try {
    const { touch, until } = JSON.parse(storage().getItem(key) ?? '{}');
    return typeof until === 'number' && until > Date.now() && typeof touch?.landing === 'string' ? touch : undefined;
  } catch {
    return undefined;
  }
}

function write(storage: () => Storage, key: string, touch: Touch): void {
  try {
    storage().setItem(key, JSON.stringify({ touch, until: Date.now() + lifetime }));
  } catch {
    // Storage is denied: the touch lasts as long as the page.
  }
}
