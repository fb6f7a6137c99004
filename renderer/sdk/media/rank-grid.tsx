import type { ReactNode } from 'react';
import type * as z from 'zod';
import { readByView, text } from '../fields.ts';
import { formatNumber } from '../format.ts';
import { Filled } from '../ui/filled.tsx';
import { fill } from '../ui-text/ui-text.ts';
import type { DrawingProps } from './drawing.ts';
import type { MediaUi } from './media-ui.ts';
import { describeRanks, lowestRank, rankBand, rankBands, ranks, readRanks } from './ranks.ts';
import { Streets } from './streets.tsx';

export const gridFields = {
  title: text('What the grid shows, in a few words: "Before", "After 90 days".', { max: 60 }),
  place: readByView(text('City or area; the street plan behind the dots is generated from it.', { max: 60 })),
  term: text('The search phrase that was ranked.', { max: 80 }),
  ranks: ranks(
    'Rank in the map results at each point, one line per row, north first: "12 9 4 2 3 8 15". 20 means 20 or lower. 5 to 9 rows of 5 to 9 points.',
  ),
};

export type GridData = z.output<z.ZodObject<typeof gridFields>>;

/** A geo-grid with its title above, and its key and averages below. */
export function RankGrid({ id, data, ui }: DrawingProps<typeof gridFields>) {
  const { inBand, points, average } = readRanks(data.ranks);
  const { locale, media } = ui;
  const top = fill(media.part, { count: inBand[0] ?? 0, all: points });
  return (
    <>
      <figcaption className="figure-head">
        <b>{data.title}</b> <span className="figure-aside">{fill(media.quote, { text: data.term })}</span>
      </figcaption>
      <RankMap id={id} {...data} ui={ui} />
      <RankKey>
        <Filled
          text={media.average}
          values={{ average: <b>{formatNumber(average, locale, { least: 1 })}</b>, top: <b>{top}</b> }}
        />
      </RankKey>
    </>
  );
}

/** The drawing alone: dots with ranks over the streets of a place. The ring in the middle is the business. */
export function RankMap({ id, title, place, term, ranks: written, ui }: GridData & { id: string; ui: MediaUi }) {
  const summary = readRanks(written);
  const width = summary.columns * step;
  const height = summary.rows.length * step;
  const dots = summary.rows.flatMap((row, y) =>
    row.map((rank, x) => ({ rank, x: x * step + step / 2, y: y * step + step / 2 })),
  );
  return (
    <svg className="map" viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={`${id}-name ${id}-numbers`}>
      <title id={`${id}-name`}>{fill(ui.media.place, { title, term, place })}</title>
      <desc id={`${id}-numbers`}>{describeRanks(summary, ui)}</desc>
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
      </span>{' '}
      <span>{children}</span>
    </p>
  );
}

/** Distance between two points of a grid, in SVG units. */
const step = 20;
