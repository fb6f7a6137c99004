/**
 * The second inline script, on the pages that need it: those with words that the visitor's address may replace, and those
 * of an experiment. It stands in the head and works while the document is still being parsed. An observer is told of new
 * elements in a microtask at the end of each step of the parser, so before any of them is painted (HTML Standard, "event
 * loop processing model"), and before the loader looks for islands.
 *
 * Its bytes are the same on all pages of all sites, as those of the loader are.
 */
import { chooseVariant } from './early/choose-variant.ts';
import { type EarlyData, variantParameter } from './early/data.ts';
import { queryValue } from './early/query-value.ts';

const { query, test }: EarlyData = JSON.parse((document.currentScript as HTMLElement).dataset.early as string);
const address = new URLSearchParams(location.search);
const dataset = document.documentElement.dataset;

// A host that chooses by itself has written it into the document.
if (test) dataset.variant = chooseVariant(test, dataset.variant ?? address.get(variantParameter));

new MutationObserver(() => {
  const { variant } = dataset;
  // A section of the variant goes in once it is complete, and what it takes the place of goes out as soon as it begins.
  for (const part of all(`[data-in~=${variant}]:is(slot,:has(+*))`)) {
    part.replaceWith((part as HTMLTemplateElement).content ?? '');
  }
  for (const [name, asked] of address) {
    const value = queryValue(query[name], asked);
    if (value) for (const place of all(`[data-query=${name}]`)) place.replaceWith(value);
  }
}).observe(document, { childList: true, subtree: true });

function all(selector: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll(selector);
}
