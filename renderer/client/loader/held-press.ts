import { aheadPrefix } from '../leads/name.ts';
import { named } from './page.ts';

/**
 * What a form would have sent, had its code been there: what is known of the form, of the build and of the variant that
 * is shown, the values under their names, the address of the page, where the visitor came from, and the time in
 * milliseconds. `left/held-lead.ts` makes a lead of it.
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

/** Where a browser keeps things, each denied, full or broken by itself; what is written to the first two outlives the page. */
export const stores = ['localStorage', 'sessionStorage', 'indexedDB'] as const;

/** A form that makes leads: it has a hidden field for the id. */
export interface LeadForm {
  readonly leadId: HTMLInputElement;
}

/**
 * Writes down what is pressed before its code is there: that may come late or never, and the page may be left. The form
 * carries the id from then on, so that its code, and a browser that posts it by itself, send the same lead.
 */
export function writeDown({ leadId }: LeadForm, root: HTMLElement, again: number): void {
  for (const store of stores) {
    try {
      leadId.disabled = false;
      if (!again) leadId.value = crypto.randomUUID();
      (self[store] as Storage)[aheadPrefix + leadId.value] = JSON.stringify([
        root.dataset,
        (named('frontage-islands') as HTMLElement).dataset,
        document.documentElement.dataset,
        [...new FormData(leadId.form as HTMLFormElement)],
        location,
        document.referrer,
        Date.now(),
      ] satisfies HeldPress);
      return;
    } catch {
      // It makes no leads, or this place takes nothing; the next one may.
    }
  }
}
