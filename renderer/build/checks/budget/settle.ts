import type { Finding } from '../../../sdk/issue.ts';
import type { Site } from '../../../site/site.ts';
import { weighExactly } from '../../lib/weigh.ts';
import type { MadePage } from '../../page/made-page.ts';
import { blockingSheets } from '../../page/render/css-delivery.ts';
import { type RenderContext, renderPage } from '../../page/render/index.ts';
import type { ResolvedPage } from '../../page/resolve/index.ts';
import { heavyPages, type WeighedPage } from './heavy-pages.ts';
import { heavyFinding, scriptFindings } from './index.ts';

/** What became of the budgets of a build. */
export interface Settled {
  readonly findings: readonly Finding[];
  /** What pages weigh exactly, as far as that was needed, by their file in the output. */
  readonly exact: ReadonlyMap<string, number>;
}

/** A page that can be found in the config. */
interface SettledPage extends WeighedPage {
  readonly page: ResolvedPage;
}

interface Documents<Page> {
  readonly html: (page: Page) => string;
  /** The sheets that its head links, in words. */
  readonly linked: (page: Page) => readonly string[];
}

/** Checks the pages of a build against their budgets. Returns the exact weights it computed, for the next build. */
export function settleBudgets(made: readonly MadePage[], site: Site, context: RenderContext): Settled {
  return budgetFindings(made, site, {
    html: ({ page }) => renderPage(page, context).html,
    linked: ({ page }) => blockingSheets(page, context.styles, context.sheets),
  });
}

/** Holds the pages of a build against their budget. Pages whose exact weight is remembered are not weighed again. */
export function budgetFindings<Page extends SettledPage>(
  pages: readonly Page[],
  { budgets, routes, notFound }: Pick<Site, 'budgets' | 'routes' | 'notFound'>,
  { html, linked }: Documents<Page>,
): Settled {
  const exact = new Map<string, number>();
  const heavy = heavyPages(pages, budgets, (made) => {
    const bytes = made.exact ?? weighExactly(html(made), linked(made));
    exact.set(made.page.file, bytes);
    return bytes;
  });
  const places = new Map([...routes, notFound].map(({ path, at }) => [path, at]));
  const findings = heavy.map(({ made, bytes, by }) => {
    const { path, sections } = made.page;
    const known = made === by ? { html: html(made) } : { by: by.page.path };
    return heavyFinding({ path, at: places.get(path) ?? [], bytes, known, sections }, budgets);
  });
  const scripts = scriptFindings(
    pages.map(({ weight }) => weight.script),
    budgets,
  );
  return { findings: [...findings, ...scripts], exact };
}
