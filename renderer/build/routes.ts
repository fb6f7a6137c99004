import type { Issue } from '../kit/issue.ts';
import type { PageOrigin } from '../site/site.ts';
import { inOrder } from './issues.ts';
import { weighPage } from './made-page.ts';
import { type PlanOptions, plan } from './plan.ts';
import { diskFragments } from './render/fragments.ts';
import { renderPage } from './render/index.ts';
import { foundIn, isError } from './rendered-findings.ts';
import { inlineScripts, renderContext } from './site-assets.ts';

/** One route as `routes` lists it. */
export interface RouteReport {
  readonly path: string;
  readonly file: string;
  readonly kind: 'page' | PageOrigin['kind'];
  /** What it is made of: the path of a variant's original, the name of a matrix. */
  readonly of: string | null;
  readonly layout: string | null;
  readonly theme: string;
  readonly title: string;
  readonly noindex: boolean;
  readonly sections: readonly { readonly name: string; readonly block: string }[];
  /** HTML with its inline styles, in brotli at quality 5, in bytes. */
  readonly weight: number;
}

/** Every route of a site in the order of the config, with what it weighs; nothing when the site has errors. */
export async function routes(
  options: PlanOptions,
): Promise<{ readonly issues: readonly Issue[]; readonly routes: readonly RouteReport[] | undefined }> {
  const { issues, ready } = await plan(options);
  if (ready === undefined) return { issues, routes: undefined };
  const [loader, early] = await inlineScripts(ready, options);
  // What the last build rendered need not be rendered again; nothing is kept of what is.
  const context = renderContext(ready, { loader, early, islands: {}, fragments: diskFragments(options.cacheDir) });
  const rendered = ready.pages.map((page) => renderPage(page, context));
  const found = ready.locate(foundIn(rendered, ready));
  if (found.some(isError)) return { issues: inOrder([...issues, ...found]), routes: undefined };
  const nodes = new Map([...ready.site.routes, ready.site.notFound].map((node) => [node.path, node]));
  return {
    issues: inOrder([...issues, ...found]),
    routes: rendered.map(({ page, html }) => ({
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
      weight: weighPage({ page, html }, context).document,
    })),
  };
}
