import { type Spent, spending } from '../../renderer/build/checks/budget/spending.ts';
import type { RenderedSite } from '../../renderer/build/index.ts';
import { weighExactly } from '../../renderer/build/lib/weigh.ts';
import { blockingSheets } from '../../renderer/build/page/render/css-delivery.ts';
import { weighPage } from '../../renderer/build/page/render/index.ts';

/** What a page weighs before anything is pressed, in bytes as `build` counts them. */
export interface PageWeight {
  /** HTML and the style sheets that block it. */
  readonly document: { readonly bytes: number; readonly budget: number };
  readonly script: { readonly bytes: number; readonly budget: number };
  /** What weighs most in it, if that was asked for. */
  readonly parts?: readonly Spent[];
}

/** Returns what a page weighs; undefined if there is no such page. With `parts`, that takes several times as long. */
export function pageWeight(
  { rendered, ready, context }: RenderedSite,
  { page: path, parts }: { readonly page: string; readonly parts: boolean },
): PageWeight | undefined {
  const found = rendered.find(({ page }) => page.path === path);
  if (found === undefined) return undefined;
  const { page, html } = found;
  const { budgets } = ready.site;
  const { script } = weighPage(page, context, () => html);
  const bytes = weighExactly(html, blockingSheets(page, context.styles, context.sheets));
  return {
    document: { bytes, budget: budgets.html },
    script: { bytes: script, budget: budgets.script },
    ...(parts && { parts: spending(html).slice(0, listedParts) }),
  };
}

const listedParts = 6;
