import * as z from 'zod';
import { type GridData, gridFields } from '../../../sdk/media/rank-grid.tsx';
import { lowestRank, rankBand, readRanks } from '../../../sdk/media/ranks.ts';
import { streetPlan } from '../../../sdk/media/street-plan.ts';
import type { ImageFile } from '../../inputs/images.ts';
import type { ResolvedPage } from '../../page/resolve/index.ts';
import type { Assets } from './assets.ts';
import { type GridSide, type Side, sideSize, streetScale } from './spec.ts';

/** Returns a picture as the side of a card. */
export function pictureSide(image: ImageFile, assets: Assets): Side | undefined {
  const asset = assets.addImage(image);
  return asset === undefined ? undefined : { kind: 'picture', asset, vector: image.output.endsWith('.svg') };
}

/** Returns the first ranking grid of a page; of several in one section, the one with the best ranks. */
export function gridSide({ sections }: Pick<ResolvedPage, 'sections'>): GridSide | undefined {
  for (const { given, slot } of sections) {
    const grids = slot === 'main' && hasRanks(given) ? gridsIn(given.props) : [];
    const [best] = grids.sort((a, b) => readRanks(a.ranks).average - readRanks(b.ranks).average);
    if (best !== undefined) return drawnGrid(best);
  }
  return undefined;
}

/** Whether any object in the props of a section has ranks. Sections of one shape have the same keys. */
function hasRanks(given: ResolvedPage['sections'][number]['given']): boolean {
  const props = given.shaped?.shape.props ?? given.props;
  const known = withRanks.get(props) ?? anyHasRanks(props);
  withRanks.set(props, known);
  return known;
}

const withRanks = new WeakMap<object, boolean>();

function anyHasRanks(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('ranks' in value) return true;
  for (const key in value) if (anyHasRanks(Reflect.get(value, key))) return true;
  return false;
}

const grid = z.object(gridFields);

function gridsIn(value: unknown): GridData[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('ranks' in value) {
    const parsed = grid.safeParse(value);
    if (parsed.success) return [parsed.data];
  }
  return Object.values(value).flatMap(gridsIn);
}

function drawnGrid({ title, place, term, ranks }: GridData): GridSide {
  const { rows } = readRanks(ranks);
  const { park, river, avenues, streets } = streetPlan(
    place,
    sideSize.width / streetScale,
    sideSize.height / streetScale,
  );
  return {
    kind: 'grid',
    title,
    term: `“${term}”`,
    rows: rows.map((row) =>
      row.map((rank) => ({ text: rank === lowestRank ? `${lowestRank}+` : String(rank), band: rankBand(rank) })),
    ),
    streets: { park, river, avenues, streets },
  };
}
