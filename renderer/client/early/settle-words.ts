import { queryPlaceholders } from '../../sdk/query-text.ts';
import { type EarlyData, queryValue } from './data.ts';

/**
 * Applies query parameters to an island's HTML and props, so that hydration finds the same text in both: each run of
 * text in one text node, as React renders it.
 */
export function settleWords(root: HTMLElement, queryProps: string): void {
  for (const element of root.querySelectorAll('[data-query]')) element.replaceWith(element.textContent ?? '');
  root.normalize();
  const data = document.querySelector<HTMLElement>('[data-early]')?.dataset.early;
  const { query }: EarlyData = data ? JSON.parse(data) : { query: {} };
  const parameters = new URLSearchParams(location.search);
  root.dataset.props = queryProps.replace(queryPlaceholders, (_, name, fallback) => {
    // The first allowed value, as in the early script.
    const value = parameters
      .getAll(name)
      .map((requested) => queryValue(query[name], requested))
      .find(Boolean);
    return value ? JSON.stringify(value).slice(1, -1) : fallback;
  });
}
