import type { ReactNode } from 'react';
import { Streets } from '../streets/view.tsx';
import type { RankGridData, RankGridProps } from './fields.ts';
import { describeRanks, lowestRank, rankBand, rankBands, readRanks } from './ranks.ts';

/** A geo-grid with its title above, and its key and averages below. */
export function RankGrid({ id, data }: RankGridProps) {
  const { inBand, points, average } = readRanks(data.ranks);
  return (
    <>
      <figcaption className="figure-head">
        <b>{data.title}</b> <span className="figure-aside">{`“${data.term}”`}</span>
      </figcaption>
      <RankMap id={id} {...data} />
      <RankKey>
        {/* Each text is one expression, because React separates neighbours in blocks with an island. */}
        {'Average '}
        <b>{average.toFixed(1)}</b>
        {', top 3 at '}
        <b>{`${inBand[0]} of ${points}`}</b>
      </RankKey>
    </>
  );
}

/** The drawing alone: dots with ranks over the streets of a place. The ring in the middle is the business. */
export function RankMap({ id, title, place, term, ranks }: RankGridData & { id: string }) {
  const summary = readRanks(ranks);
  const width = summary.columns * step;
  const height = summary.rows.length * step;
  const dots = summary.rows.flatMap((row, y) =>
    row.flatMap((rank, x) => (rank === undefined ? [] : { rank, x: x * step + step / 2, y: y * step + step / 2 })),
  );
  return (
    <svg className="map" viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={`${id}-name ${id}-numbers`}>
      <title id={`${id}-name`}>{`${title}: “${term}” in ${place}`}</title>
      <desc id={`${id}-numbers`}>{describeRanks(summary)}</desc>
      <Streets place={place} width={width} height={height} />
      {rankBands.map((band, index) => {
        const inside = dots.filter((dot) => rankBand(dot.rank) === index);
        if (inside.length === 0) return null;
        return (
          <g key={band.label} className={band.className}>
            <path d={inside.map((dot) => `M${dot.x} ${dot.y}h0`).join('')} />
            {inside.map((dot) => (
              <text key={`${dot.x} ${dot.y}`} x={dot.x} y={dot.y + 2.5}>
                {dot.rank === lowestRank ? `${lowestRank}+` : dot.rank}
              </text>
            ))}
          </g>
        );
      })}
      <circle className="map-home" cx={width / 2} cy={height / 2} r="8.5" />
    </svg>
  );
}

/** The key of a grid's colours, with text beside it. */
export function RankKey({ children }: { children?: ReactNode }) {
  return (
    <p className="figure-foot">
      <span className="map-key">
        {rankBands.map((band) => (
          <span key={band.label} className={band.className}>
            {band.label}
          </span>
        ))}
      </span>
      {children && (
        <>
          {' '}
          <span>{children}</span>
        </>
      )}
    </p>
  );
}

/** Distance between two points of a grid, in SVG units. */
const step = 20;
