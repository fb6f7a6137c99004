import { Icon, Stars } from 'frontage/block';
import { Streets } from '../streets/view.tsx';
import type { MapPackProps } from './fields.ts';

/** The results of a local search: a map with pins, and a list with one highlighted business. */
export function MapPack({ data }: MapPackProps) {
  const { term, place, results, business, from } = data;
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
              {result.rating.toFixed(1)} <Stars rating={result.rating} /> ({result.reviews.toLocaleString('en-US')})
            </span>
            <span className="pack-note">{result.note}</span>
            {from !== undefined && result.name === business && (
              <span className="pack-from">
                <Icon name="rise" />
                from {from}
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
