/**
 * The second inline script, for pages with text that a query parameter may replace and for pages with an experiment. It
 * runs in the head while the document is still being parsed. A mutation observer gets new elements in a microtask after
 * each step of the parser, so before they are painted and before the loader looks for islands (HTML Standard, "event
 * loop processing model").
 *
 * Its bytes are the same on all pages of all sites, like those of the loader.
 */
import { chooseVariant } from './early/choose-variant.ts';
import { type EarlyData, queryValue, variantParameter } from './early/data.ts';

const { query, test }: EarlyData = JSON.parse((document.currentScript as HTMLElement).dataset.early as string);
const parameters = new URLSearchParams(location.search);
const dataset = document.documentElement.dataset;

// A host that chooses the variant itself has written it into the document.
if (test) dataset.variant = chooseVariant(test, dataset.variant ?? parameters.get(variantParameter));

new MutationObserver(() => {
  // The templates of the variant are in the head. Each changes its section as soon as that starts, and is empty from then on.
  for (const template of all(`[data-in=${dataset.variant}]`)) {
    for (const section of all(template.dataset.at as string))
      section[template.dataset.put as 'replaceWith']((template as HTMLTemplateElement).content);
  }
  for (const [name, requested] of parameters) {
    const value = queryValue(query[name], requested);
    if (value) for (const element of all(`[data-query=${name}]`)) element.replaceWith(value);
  }
}).observe(document, { childList: true, subtree: true });

function all(selector: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll(selector);
}
