import { on } from '../bus.ts';
import { shownVariant } from '../shown-variant.ts';
import { carryCampaign, visitHistory } from './campaign-link.ts';
import { choice } from './consent.ts';
import { createTouch, deleteTouches, hasSource, storedTouches, storeTouches, type Touch } from './touch.ts';

/** How the sender of a lead came to the site. */
export interface Attribution {
  readonly first: Touch;
  readonly last: Touch;
  /** The build id of the page that sent it: a hash of everything the page is made of. */
  readonly build?: string | undefined;
}

/**
 * Returns how a visitor first and last came to a page, as far as known; this page by default. `addresses` are the
 * site's URLs that led there, the page's own last. `label` is the variant of its experiment, '' if it has none.
 */
export function attribution(
  build = document.getElementById('frontage-islands')?.dataset.build,
  addresses?: readonly URL[],
  referrer?: string,
  label?: string,
): Attribution {
  const visit = touchesOfVisit(addresses, referrer, label);
  const stored = storedTouches();
  const last = hasSource(visit.last) ? visit.last : (stored.last ?? visit.last);
  return { first: stored.first ?? visit.first, last, ...(build && { build }) };
}

let listening = false;

/**
 * Starts attribution on this page: stores touches once the visitor agrees. Until they choose or send a lead, links of
 * the site carry the campaign. Several forms on a page start it once.
 */
export function startAttribution(): void {
  if (listening) return;
  listening = true;
  const store = () => {
    const { first, last } = touchesOfVisit();
    storeTouches(first, last);
  };
  store();
  on('consent', ({ choice }) => (choice === 'yes' ? store() : deleteTouches()));
  let sent = false;
  on('lead', () => {
    sent = true;
  });
  carryCampaign(() => !sent && choice() === undefined);
}

/**
 * The first and last touch of a visit. The URLs that led to the page start with the first touch, and may include a
 * later one.
 */
function touchesOfVisit(
  addresses: readonly URL[] = visitHistory(),
  referrer = document.referrer,
  label = shownVariant()?.label,
): { readonly first: Touch; readonly last: Touch } {
  const touches = addresses.map((address, index) =>
    index === addresses.length - 1 ? createTouch(address, referrer, label) : createTouch(address),
  );
  const current = touches.at(-1) ?? createTouch(new URL(location.href));
  return { first: touches[0] ?? current, last: touches.filter(hasSource).at(-1) ?? touches[0] ?? current };
}
