import type { Site } from '../../site/site.ts';
import { contentHash } from '../lib/hash.ts';

/**
 * Returns the speculation rules (HTML Standard, "speculative loading"): a browser may prerender the page of a link that a
 * visitor is about to follow. Islands and dialogs wait until the page is shown.
 */
export function speculationRules({ origin }: Site): string {
  const { base } = origin;
  const where = { and: [{ href_matches: `${base}/*` }, { not: { href_matches: `${base}/assets/*` } }] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}

/** Returns the output file of the speculation rules. */
export function speculationFile(site: Site): string {
  return `assets/speculation-${contentHash(speculationRules(site)).slice(0, 10)}.json`;
}
