import type { Finding, Issue } from '../../sdk/issue.ts';
import type { RenderedSections } from '../page/render/index.ts';
import type { ReadyPlan } from '../plan.ts';
import { incompleteData } from './json-ld/findings.ts';
import { PageChecker } from './page-checker.ts';

/** Looks at pages as they are rendered: what is wrong with them only shows then. */
export class RenderedLook {
  readonly #ready: ReadyPlan;
  readonly #checker: PageChecker;

  constructor(ready: ReadyPlan) {
    this.#ready = ready;
    this.#checker = new PageChecker(ready.document.source);
  }

  add(rendered: RenderedSections): void {
    this.#checker.add(rendered);
  }

  /** What there is to say of all pages, once all of them are rendered. */
  findings(): Finding[] {
    const { site, pages } = this.#ready;
    return [...this.#checker.findings(), ...incompleteData(site, pages)];
  }

  /**
   * The pages that something was found on, by their file, whatever the rules of the site make of it: a build that does not
   * put them together anew looks at them again, so that a warning is shown until it is mended.
   */
  get faulty(): ReadonlySet<string> {
    return this.#checker.faulty;
  }
}

/** What is wrong with pages that are rendered. */
export function foundIn(rendered: readonly RenderedSections[], ready: ReadyPlan): Finding[] {
  const look = new RenderedLook(ready);
  for (const page of rendered) look.add(page);
  return look.findings();
}

export function isError({ severity }: Issue): boolean {
  return severity === 'error';
}
