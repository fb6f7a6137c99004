import type { Finding, Issue } from '../kit/issue.ts';
import { checkPages } from './check.ts';
import { incompleteData } from './json-ld/findings.ts';
import type { ReadyPlan } from './plan.ts';
import type { RenderedSections } from './render/index.ts';

/** What shows once pages are rendered; what was rendered before has been looked at before. */
export function foundIn(rendered: readonly RenderedSections[], { site, pages, loaded }: ReadyPlan): Finding[] {
  return [...checkPages(rendered, loaded.document), ...incompleteData(site, pages)];
}

export function isError({ severity }: Issue): boolean {
  return severity === 'error';
}
