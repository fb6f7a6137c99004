import type { Site } from '../../site/site.ts';
import { contentHash } from '../lib/hash.ts';

/**
 * Which pages a browser may prepare before they are asked for (HTML Standard, "speculative loading"): those behind a
 * link that a person is about to follow. Islands and dialogs wait until a prepared page is shown.
 */
export function speculationRules({ origin }: Site): string {
  const { base } = origin;
  const where = { and: [{ href_matches: `${base}/*` }, { not: { href_matches: `${base}/assets/*` } }] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}

/** The file in the output that holds them. */
export function speculationFile(site: Site): string {
  return `assets/speculation-${contentHash(speculationRules(site)).slice(0, 10)}.json`;
}
