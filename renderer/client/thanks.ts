/**
 * An inline script, for pages that show values of the lead that led to them. Like `early.ts`, it runs in the head and
 * replaces each placeholder before it is painted. A value becomes a text node, never HTML.
 *
 * Its bytes are the same on all pages of all sites.
 */
import { queryPlaceholders } from '../sdk/query-text.ts';
import { isForThisPage, isOutOfDate, type LeadWords, leadPrefix, leadWordsKey } from './form/after/handover.ts';

const values = leadValues();

/** Returns the text for a placeholder, with what goes before it; undefined if the lead has no such value. */
function textFor(placeholder: string): string | undefined {
  const [name = '', before = ''] = placeholder.slice(leadPrefix.length).split('|');
  return placeholder.startsWith(leadPrefix) && Object.hasOwn(values, name) ? before + values[name] : undefined;
}

/** Replaces the placeholders there are. Those without a value stay until the page is parsed, because their text may still grow. */
function fill(isParsed: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-query^="${leadPrefix}"]`)) {
    const text = textFor(element.dataset.query ?? '') ?? (isParsed ? (element.textContent ?? '') : undefined);
    if (text !== undefined) element.replaceWith(text);
  }
  // Islands hydrate with the same text; see `settle-words.ts`.
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-query-props]')) {
    dataset.queryProps = dataset.queryProps?.replace(queryPlaceholders, (placeholder, name: string) => {
      const text = textFor(name);
      return text ? JSON.stringify(text).slice(1, -1) : placeholder;
    });
  }
}

new MutationObserver(() => fill(false)).observe(document, { childList: true, subtree: true });
document.addEventListener('DOMContentLoaded', () => fill(true));

/** Reads the values that the form has left for this page, and removes them once they are out of date. */
function leadValues(): LeadWords['values'] {
  try {
    const words: LeadWords = JSON.parse(sessionStorage[leadWordsKey]);
    if (isOutOfDate(words)) sessionStorage.removeItem(leadWordsKey);
    else if (isForThisPage(words)) return words.values;
  } catch {
    // Storage is denied, or the visitor has not come from a form.
  }
  return {};
}
