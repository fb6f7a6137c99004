import { queryPlaces } from '../../sdk/query-words.ts';
import type { EarlyData } from './data.ts';
import { queryValue } from './query-value.ts';

/**
 * Brings an island's HTML and its props to the words that the visitor's address puts there, so that React finds the one
 * in the other: each run of words in one text node, as it would have rendered it.
 */
export function settleWords(root: HTMLElement, queryProps: string): void {
  for (const place of root.querySelectorAll('[data-query]')) place.replaceWith(place.textContent ?? '');
  root.normalize();
  const data = document.querySelector<HTMLElement>('[data-early]')?.dataset.early;
  const { query }: EarlyData = data ? JSON.parse(data) : { query: {} };
  const address = new URLSearchParams(location.search);
  root.dataset.props = queryProps.replace(queryPlaces, (_, name, words) => {
    // The first that is allowed, as the early script takes it.
    const value = address
      .getAll(name)
      .map((asked) => queryValue(query[name], asked))
      .find(Boolean);
    return value ? JSON.stringify(value).slice(1, -1) : words;
  });
}
