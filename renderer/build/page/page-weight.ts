import { scriptWeight, type Weight, weigh } from '../lib/weigh.ts';
import { needsEarly, needsThanks } from './render/early-data.ts';
import type { RenderContext } from './render/index.ts';
import type { PageSummary } from './resolve/index.ts';

/** Returns the weight of a page. `html` returns its document. */
export function weighPage(page: PageSummary, context: RenderContext, html: () => string): Weight {
  const { loader, early, thanks } = context;
  // The inline scripts are weighed as one, because they are in one document.
  const scripts = [loader, needsEarly(page) ? early : '', needsThanks(page) ? thanks : ''].join('');
  return weigh(html, scriptWeight(scripts));
}
