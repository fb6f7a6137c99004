import { budgetFindings, type Settled } from './budget/settle.ts';
import { placedSheets } from './hosting/sheet-placement.ts';
import { outputFile } from './output-file.ts';
import type { ReadyPlan } from './plan.ts';
import { needsEarly } from './render/early-data.ts';
import {
  keepFragments,
  pageKey,
  type RenderContext,
  type RenderedPage,
  type RenderedSections,
  renderPage,
  renderSections,
} from './render/index.ts';
import type { ResolvedPage } from './resolve/index.ts';
import { type Weight, weigh } from './weigh.ts';
import type { KeptFile, Manifest, OutputFile } from './write/index.ts';

/** A page of the output, and what is remembered of it. */
export interface MadePage {
  readonly page: ResolvedPage;
  readonly key: string;
  readonly file: OutputFile | KeptFile;
  readonly weight: Weight;
  readonly rendered: RenderedPage | undefined;
  /** What is looked at for faults; nothing where the last build found none on the same page. */
  readonly looked: RenderedSections | undefined;
}

/** A page whose key is the one in the manifest stands in the output already, and is not rendered. */
export function makePage(page: ResolvedPage, context: RenderContext, manifest: Manifest): MadePage {
  const key = pageKey(page, context);
  const entry = manifest.files.get(page.file);
  const [lastKey, document, script, exact, found] = (manifest.pages[page.file] ?? '').split(' ');
  if (entry !== undefined && lastKey === key) {
    keepFragments(page, context);
    return {
      page,
      key,
      file: { path: page.file, hash: entry.hash },
      weight: {
        document: Number(document),
        script: Number(script),
        ...(Number(exact) > 0 && { exact: Number(exact) }),
      },
      rendered: undefined,
      looked: found === undefined ? undefined : renderSections(page, context),
    };
  }
  const rendered = renderPage(page, context);
  return {
    page,
    key,
    file: outputFile(page.file, rendered.html),
    weight: weighPage(rendered, context),
    rendered,
    looked: rendered,
  };
}

/** Both inline scripts travel in one document, so they are weighed as one. */
export function weighPage(
  { html, page }: Pick<RenderedPage, 'html' | 'page'>,
  { loader, early }: RenderContext,
): Weight {
  return weigh(html, needsEarly(page) ? loader + early : loader);
}

/** What the manifest holds of a page: its key, its weight, and whether something was found on it. */
export function remembered({ key, weight }: MadePage, exact: number | undefined, isFaulty: boolean): string {
  const { document, script } = weight;
  return [key, document, script, ...(exact || isFaulty ? [exact ?? 0] : []), ...(isFaulty ? ['found'] : [])].join(' ');
}

/** Holds the pages against their budget; what a page weighs exactly is remembered with it. */
export function settleBudgets(made: readonly MadePage[], { site }: ReadyPlan, context: RenderContext): Settled {
  return budgetFindings(made, site, {
    html: ({ page, rendered }) => (rendered ?? renderPage(page, context)).html,
    linked: ({ page }) =>
      placedSheets(page, context.styles).head.flatMap((sheet) => (context.sheets.linked.has(sheet) ? [sheet.css] : [])),
  });
}

export interface PageReport {
  readonly path: string;
  readonly file: string;
  readonly weight: Weight;
  /** The page was put together anew, not taken from the last build. */
  readonly rendered: boolean;
}

export function pageReport({ page, weight, rendered }: MadePage): PageReport {
  return { path: page.path, file: page.file, weight, rendered: rendered !== undefined };
}
