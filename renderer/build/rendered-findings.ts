import type { Finding, Issue } from '../kit/issue.ts';
import { checkPages } from './check.ts';
import { incompleteData } from './json-ld/findings.ts';
import type { ReadyPlan } from './plan.ts';
import type { RenderedSections } from './render/index.ts';

/** What shows once pages are rendered. */
export function foundIn(rendered: readonly RenderedSections[], { site, pages, loaded }: ReadyPlan): Finding[] {
  return [...checkPages(rendered, loaded.document), ...incompleteData(site, pages)];
}

/**
 * The pages that something was found on, by their file, whatever the rules of the site make of it: a build that does not
 * put them together anew looks at them again, so that a warning is shown until it is mended. `findings` are those of all.
 */
export function foundOn(
  rendered: readonly RenderedSections[],
  { loaded }: ReadyPlan,
  findings: readonly Finding[],
): ReadonlySet<string> {
  if (findings.length === 0) return new Set();
  const found = rendered.filter((one) => checkPages([one], loaded.document).length > 0);
  return new Set(found.map(({ page }) => page.file));
}

export function isError({ severity }: Issue): boolean {
  return severity === 'error';
}
