import { Faults, type Issue } from '../../sdk/issue.ts';
import type { PageOrigin } from '../../site/site.ts';
import { Bundling, makeContext } from '../assets/site-assets.ts';
import type { MadeReport } from '../cache/last-report.ts';
import { leftToTheRun } from '../cache/same-inputs.ts';
import { inOrder } from '../checks/issues.ts';
import { foundIn, isError } from '../checks/rendered-findings.ts';
import { weighPage } from '../page/made-page.ts';
import { diskFragments } from '../page/render/fragments.ts';
import { renderPage } from '../page/render/index.ts';
import { loadSite, type PlanOptions, plan } from '../plan.ts';

/** A route in the report of `routes`. */
export interface RouteReport {
  readonly path: string;
  readonly file: string;
  readonly kind: 'page' | PageOrigin['kind'];
  /** Its source: the path of a variant's original, or the name of a matrix. */
  readonly of: string | null;
  readonly layout: string | null;
  readonly theme: string;
  readonly title: string;
  readonly noindex: boolean;
  readonly sections: readonly { readonly name: string; readonly block: string }[];
  /** HTML with its inline styles, in brotli at quality 5, in bytes. */
  readonly weight: number;
}

/** The report of `routes`. */
export interface RoutesReport {
  readonly issues: readonly Issue[];
  /** In the order of the config; absent if the site has errors. */
  readonly routes?: readonly RouteReport[];
}

/** Bundling the islands may find errors. */
function asFaults(error: unknown): Faults {
  if (!(error instanceof Faults)) throw error;
  return error;
}

/** Returns every route of a site with its weight. */
export async function routes(options: PlanOptions): Promise<MadeReport<RoutesReport>> {
  // `plan` reports the errors of a site that cannot be loaded.
  const loading = loadSite(options);
  const loaded = await loading.catch(leftToTheRun);
  const bundling = loaded && new Bundling(loaded, options);
  await bundling?.started;
  const { issues, ready } = await plan({ ...options, loaded: loading });
  if (ready === undefined) {
    await bundling?.done;
    return { report: { issues }, input: undefined };
  }
  // Uses fragments that the last build rendered, and stores none.
  const made = await makeContext(ready, options, diskFragments(options.cacheDir), bundling?.done).catch(asFaults);
  if (made instanceof Faults) {
    return { report: { issues: inOrder([...issues, ...ready.locate(made.findings)]) }, input: undefined };
  }
  const { context } = made;
  const rendered = ready.pages.map((page) => renderPage(page, context));
  const found = ready.locate(foundIn(rendered, ready));
  const all = inOrder([...issues, ...found]);
  const { input } = ready.loaded;
  if (found.some(isError)) return { report: { issues: all }, input };
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
      sections: page.sections.flatMap(({ name, slot, definition }) =>
        slot === 'main' ? [{ name, block: definition.block.type }] : [],
      ),
      weight: weighPage(page, context, () => html).document,
    }),
  );
  return { report: { issues: all, routes }, input };
}
