import type * as z from 'zod';
import type { FieldDiagnostic } from '../block.ts';
import { group, list, number, readByView, text } from '../fields.ts';
import { formatNumber } from '../format.ts';
import { Icon } from '../ui/icon.tsx';
import { Stars } from '../ui/stars.tsx';
import { fill } from '../ui-text/ui-text.ts';
import type { DrawingProps } from './drawing.ts';
import { Streets } from './streets.tsx';

export const packFields = {
  term: text('The search phrase, as a customer would type it.', { max: 80 }),
  place: readByView(text('City or area; the street plan behind the pins is generated from it.', { max: 60 })),
  results: list(
    group(
      {
        name: readByView(text('Name of the business in the result.', { max: 60 })),
        rating: number('Average rating, 1 to 5.', { min: 1, max: 5 }),
        reviews: number('How many reviews it has.', { min: 0 }),
        note: text('The line under the name: kind of business, opening hours.', { max: 80 }),
      },
      'One business in the results.',
    ),
    'The results in order, best first.',
    { min: 3, max: 4 },
  ),
  business: readByView(text('The result to highlight: the name of one of the results.', { max: 60 })),
  from: number('The former rank; the result then rises to its rank.', { min: 2, max: 100 }).optional(),
};

/** Checks that the highlighted business is one of the results. */
export function packProblem({ results, business }: z.input<z.ZodObject<typeof packFields>>): FieldDiagnostic[] {
  if (results.some(({ name }) => name === business)) return [];
  const names = results.map(({ name }) => `"${name}"`).join(', ');
  return [{ path: ['business'], message: `must be the name of one of the results: ${names}` }];
}

/** The results of a local search: a map with pins, and a list with one highlighted business. */
export function MapPack({ data, ui }: DrawingProps<typeof packFields>) {
  const { term, place, results, business, from } = data;
  const { locale, media } = ui;
  return (
    <>
      <figcaption className="pack-search">
        <Icon name="search" />
        {term}
      </figcaption>
      <svg className="map" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Streets place={place} width={width} height={height} />
        {results.map((result, index) => (
          <g key={result.name} className={result.name === business ? 'pack-pin pack-pin-own' : 'pack-pin'}>
            <path d={`M${pinX(index, results.length)} ${pinY[index]}l-7-10a9 9 0 1 1 14 0z`} />
            <text x={pinX(index, results.length)} y={(pinY[index] ?? 0) - 12}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol className={from === undefined ? 'pack' : 'pack pack-rising'}>
        {results.map((result) => (
          <li key={result.name} className={result.name === business ? 'pack-own' : undefined}>
            <b>{result.name}</b>
            <span className="pack-rating">
              {formatNumber(Number(result.rating.toFixed(1)), locale, { least: 1 })}{' '}
              <Stars rating={result.rating} ui={ui} /> ({formatNumber(result.reviews, locale)})
            </span>
            <span className="pack-note">{result.note}</span>
            {from !== undefined && result.name === business && (
              <span className="pack-from">
                <Icon name="rise" />
                {fill(media.risen, { rank: from })}
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

const width = 240;
const height = 80;

/** Pins are spread from west to east at uneven heights, so that they look like real locations. */
const pinY = [48, 70, 38, 62];
const pinX = (index: number, count: number) => Math.round((width * (index + 0.6)) / (count + 0.2));
