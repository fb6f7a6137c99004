import type { Diagnostic, Path } from '../../../../sdk/issue.ts';
import { islandTypes } from '../../../../site/registry.ts';
import { weighExactly } from '../../../lib/weigh.ts';
import { everySection, type PageSummary } from '../../../page/resolve/index.ts';
import { heavyPages, type WeighedPage } from './heavy-pages.ts';
import { type Budgets, heavyDiagnostic, scriptDiagnostics } from './index.ts';

/** The pages of a build over their budgets. */
export interface BudgetResult {
  readonly diagnostics: readonly Diagnostic[];
  /** The exact weights that were needed, by the pages' files in the output. */
  readonly exact: ReadonlyMap<string, number>;
}

/** A page of a build, and where it is in the config. */
export interface BudgetedPage extends Omit<WeighedPage, 'shape'> {
  readonly page: PageSummary;
  readonly at: Path;
}

interface Documents {
  readonly html: (page: PageSummary) => string;
  /** CSS of the style sheets that its head links. */
  readonly linked: (page: PageSummary) => readonly string[];
}

/** Checks pages against their budgets. Pages whose exact weight is known are not weighed again. */
export function checkBudgets(
  pages: readonly BudgetedPage[],
  budgets: Budgets,
  { html, linked }: Documents,
): BudgetResult {
  const exact = new Map<string, number>();
  const weighed = pages.map((given) => ({
    given,
    shape: blockTypes(given.page),
    size: given.size,
    weight: given.weight,
  }));
  const heavy = heavyPages(weighed, budgets, ({ given }) => {
    const bytes = given.exact ?? weighExactly(html(given.page), linked(given.page));
    exact.set(given.page.file, bytes);
    return bytes;
  });
  const diagnostics = heavy.map(({ page: { given }, bytes, weighed: by }) => {
    const { page, at } = given;
    const known = given === by.given ? { html: html(page) } : { by: by.given.page.path };
    return heavyDiagnostic({ path: page.path, at, bytes, known, sections: page.sections }, budgets);
  });
  const scripts = scriptDiagnostics(
    pages.map(({ weight }) => weight.script),
    budgets,
  );
  return { diagnostics: [...diagnostics, ...scripts], exact };
}

/** The types of the blocks on a page. */
function blockTypes(page: PageSummary): string {
  return everySection(page)
    .flatMap(({ type, styles }) => islandTypes(type, styles))
    .join(' ');
}
