import type * as z from 'zod';
import { either, onRecord } from '../fields.ts';
import { chartFields } from './line-chart.tsx';
import { packFields } from './map-pack.tsx';
import { gridFields } from './rank-grid.tsx';
import { reviewFields } from './review-card.tsx';

/**
 * What a block shows beside its text, drawn from data: `grid` (ranks over a map), `pack` (results of a local search), `chart` (a series
 * over time) or `review`. Show it with `Media`.
 */
export const media = (help: string) =>
  onRecord(either({ grid: gridFields, pack: packFields, chart: chartFields, review: reviewFields }, help)).superRefine(
    (data, context) => {
      if (data.kind === 'pack' && !data.results.some((result) => result.name === data.business)) {
        const names = data.results.map((result) => `"${result.name}"`).join(', ');
        context.addIssue({
          code: 'custom',
          path: ['business'],
          message: `must be the name of one of the results: ${names}`,
        });
      }
      if (data.kind === 'chart' && data.second !== undefined && data.second.values.length !== data.points.length) {
        const message = `has ${data.second.values.length} values, but the chart has ${data.points.length} points; every point needs one`;
        context.addIssue({ code: 'custom', path: ['second', 'values'], message });
      }
    },
  );

export type MediaData = z.output<ReturnType<typeof media>>;
