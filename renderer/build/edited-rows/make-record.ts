import { contrast, themeOf } from '../lint/contrast.ts';
import type { MadePage } from '../made-page.ts';
import type { ReadyPlan } from '../plan.ts';
import type { RenderContext } from '../render/index.ts';
import { rowsOfMatrices } from '../tables.ts';
import { outlines } from './outline.ts';
import { recipesOf } from './recipes.ts';
import type { RowsRecord } from './record.ts';

interface Used extends Pick<RenderContext, 'version' | 'sheets' | 'islands'>, Pick<RowsRecord, 'tables' | 'compared'> {}

/** What is remembered of the rows of a build; nothing where its site has no tables, or where pages hang on more than is known. */
export function rowsRecord(
  state: string,
  ready: ReadyPlan,
  made: readonly MadePage[],
  { version, sheets, islands, tables, compared }: Used,
): RowsRecord | undefined {
  const { loaded, unfolded, site } = ready;
  const hangsOnMore = unfolded.lists.around || site.routes.some(({ experiment }) => experiment !== undefined);
  if (loaded.data.size === 0 || hangsOnMore || site.doorways.action === 'noindex') return undefined;
  const outlineOf = outlines(ready);
  const rowsOf = rowsOfMatrices(ready);
  const { recipes, recasts } = recipesOf(ready, made, version);
  const shapes = [...new Set(made.map(({ shape }) => shape))];
  const shapeOf = new Map(shapes.map((shape, index) => [shape, index]));
  return {
    state,
    tables,
    pages: made.map(({ page, shape }) => [
      page.path,
      outlineOf.get(page.path) ?? '',
      shapeOf.get(shape) ?? 0,
      rowsOf.get(page.path) ?? [],
      recasts.get(page.path),
    ]),
    shapes,
    threshold: site.doorways.threshold,
    compared,
    linked: [...sheets.linked].map(([{ cspHash }, file]) => [cspHash, file]),
    islands,
    theme: contrast(themeOf(loaded)),
    budgets: site.budgets,
    recipes,
  };
}
