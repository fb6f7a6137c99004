import { writeAheadPrefix } from '../leads/name.ts';
import { byId } from './page.ts';

/**
 * What a form would have sent if its code had loaded: datasets of the island, the build and the shown variant, the
 * named values, the page's address, the referrer and the time in milliseconds. `left/held-lead.ts` turns it into a
 * lead.
 */
export type HeldPress = readonly [
  island: DOMStringMap,
  page: DOMStringMap,
  shown: DOMStringMap,
  values: readonly (readonly [name: string, value: unknown])[],
  address: Pick<Location, 'href'>,
  referrer: string,
  created: number,
];

/** Browser storages; each may be denied, full or broken. Entries of the first two outlive the page. */
export const stores = ['localStorage', 'sessionStorage', 'indexedDB'] as const;

/** A form that creates leads has a hidden field for the id. */
export interface LeadForm {
  readonly leadId: HTMLInputElement;
}

/**
 * Stores a press until the island's code loads: the code may come late or never, and the visitor may leave the page.
 * The form carries the id from then on, so that its code, or the browser without it, sends the same lead.
 */
export function storePress({ leadId }: LeadForm, root: HTMLElement, heldCount: number): void {
  for (const store of stores) {
    try {
      leadId.disabled = false;
      if (!heldCount) leadId.value = crypto.randomUUID();
      (self[store] as Storage)[writeAheadPrefix + leadId.value] = JSON.stringify([
        root.dataset,
        (byId('frontage-islands') as HTMLElement).dataset,
        document.documentElement.dataset,
        [...new FormData(leadId.form as HTMLFormElement)],
        location,
        document.referrer,
        Date.now(),
      ] satisfies HeldPress);
      return;
    } catch {
      // The form creates no leads, or this storage refuses; try the next one.
    }
  }
}
