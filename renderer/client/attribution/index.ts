import { on } from '../bus.ts';
import { shownVariant } from '../shown-variant.ts';
import { carryAlong } from './carry.ts';
import { choice } from './consent.ts';
import { forget, remember, rememberedTouches } from './remember.ts';
import { saysWhence, type Touch, touchOf } from './touch.ts';
import { trail } from './trail.ts';

/** What a lead says of how its sender came to the site. */
export interface Attribution {
  readonly first: Touch;
  readonly last: Touch;
  /** The version of the page that it was sent from: a hash of all that the page is made of. */
  readonly build?: string | undefined;
}

/**
 * How a visitor first and last came to a page, as far as it is known; to this one when nothing is given. Takes the addresses
 * of the site that led there, the page's own last, and the variant of its experiment, '' where it has none.
 */
export function attribution(
  build = document.getElementById('frontage-islands')?.dataset.build,
  addresses?: readonly URL[],
  referrer?: string,
  label?: string,
): Attribution {
  const visit = touchesOfVisit(addresses, referrer, label);
  const known = rememberedTouches();
  const last = saysWhence(visit.last) ? visit.last : (known.last ?? visit.last);
  return { first: known.first ?? visit.first, last, ...(build && { build }) };
}

let listening = false;

/**
 * Begins to look after it on this page: keeps it once the visitor agrees, and hands it on along links of the site while
 * they have not chosen and sent nothing. Several forms on a page start it once.
 */
export function startAttribution(): void {
  if (listening) return;
  listening = true;
  const keep = () => {
    const { first, last } = touchesOfVisit();
    remember(first, last);
  };
  keep();
  on('consent', ({ choice }) => (choice === 'yes' ? keep() : forget()));
  let sent = false;
  on('lead', () => {
    sent = true;
  });
  carryAlong(() => !sent && choice() === undefined);
}

/** The touches of a visit: what led to its page within the site begins with the first, and may hold a later one. */
function touchesOfVisit(
  addresses: readonly URL[] = trail(),
  referrer = document.referrer,
  label = shownVariant()?.label,
): { readonly first: Touch; readonly last: Touch } {
  const touches = addresses.map((address, index) =>
    index === addresses.length - 1 ? touchOf(address, referrer, label) : touchOf(address),
  );
  const here = touches.at(-1) ?? touchOf(new URL(location.href));
  return { first: touches[0] ?? here, last: touches.filter(saysWhence).at(-1) ?? touches[0] ?? here };
}
