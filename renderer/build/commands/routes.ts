import { DiagnosticsError, type Issue } from '../../sdk/issue.ts';
import type { PageOrigin } from '../../site/site.ts';
import { makeContext } from '../assets/site-assets.ts';
import { MarkupChecks } from '../checks/check-markup.ts';
import { sortIssues } from '../checks/issues.ts';
import { withHidden } from '../page/expand.ts';
import { type RenderedPage, renderPage, weighPage } from '../page/render/index.ts';
import { analyzeSite, type SiteOptions } from '../run/analyze-site.ts';
import { htmlDiagnostics } from '../run/check-site.ts';
import type { NewReport } from '../run/stored-report.ts';

/** One route as `routes` lists it. */
export interface RouteReport {
  readonly path: string;
  readonly file: string;
  readonly kind: 'page' | PageOrigin['kind'];
  /** The path of a variant's original, or the name of a matrix. */
  readonly of: string | null;
  readonly layout: string | null;
  readonly theme: string;
  readonly title: string;
  readonly noindex: boolean;
  /** In their order; hidden ones are checked and not shown. */
  readonly sections: readonly { readonly name: string; readonly block: string; readonly hidden?: true }[];
  /** HTML with its inline styles, in brotli at quality 5, in bytes. */
  readonly weight: number;
}

/** The routes of a site, and its diagnostics. */
export interface RoutesReport {
  readonly issues: readonly Issue[];
  /** In the order of the config; undefined if the site has errors. */
  readonly routes?: readonly RouteReport[];
}

/** Passes on errors of islands, which bundling finds. */
function asDiagnostics(error: unknown): DiagnosticsError {
  if (!(error instanceof DiagnosticsError)) throw error;
  return error;
}

/** Returns every route of a site with its weight. */
export async function routes(options: SiteOptions): Promise<NewReport<RoutesReport>> {
  const { issues, ready } = await analyzeSite(options);
  if (ready === undefined) return { report: { issues }, input: undefined };
  const made = await makeContext(ready, options).catch(asDiagnostics);
  if (made instanceof DiagnosticsError) {
    return { report: { issues: sortIssues([...issues, ...ready.locate(made.diagnostics)]) }, input: undefined };
  }
  const { context } = made;
  const rendered = ready.pages.map((page) => renderPage(page, context));
  const checker = new MarkupChecks(ready.document.source);
  const found = ready.locate(htmlDiagnostics(ready.records, (index) => checker.check(rendered[index] as RenderedPage)));
  const all = sortIssues([...issues, ...found]);
  const { input } = ready.loaded;
  if (found.some(({ severity }) => severity === 'error')) return { report: { issues: all }, input };
  const nodes = new Map([...ready.site.routes, ready.site.notFound].map((node) => [node.path, node]));
  const routes = rendered.map(
    ({ page, html }): RouteReport => ({
      path: page.path,
      file: page.file,
      kind: nodes.get(page.path)?.origin?.kind ?? 'page',
      of: nodes.get(page.path)?.origin?.of ?? null,
      layout: nodes.get(page.path)?.layout ?? null,
      theme: page.theme,
      title: page.title,
      noindex: page.noindex,
      sections: withHidden(
        page.sections.flatMap(({ name, slot, definition }) =>
          slot === 'main' ? [{ name, block: definition.block.type }] : [],
        ),
        nodes.get(page.path)?.hidden ?? [],
        ({ name, type }) => ({ name, block: type, hidden: true as const }),
      ),
      weight: weighPage(page, context, () => html).document,
    }),
  );
  return { report: { issues: all, routes }, input };
}
