import type { CardSide } from 'frontage/block';
import { streetPlan } from '../streets/street-plan.ts';
import type { RankGridData } from './fields.ts';
import { lowestRank, rankBand, rankBands, readRanks } from './ranks.ts';

/** A ranking grid as numbered dots on a street map, with a caption below, for the side of a social card. */
export function RankGridCard({ grid, side }: { grid: RankGridData; side: CardSide }) {
  const dots = dotsOf(grid, side);
  const { width, height } = side;
  return (
    <div style={{ display: 'flex', position: 'relative', width, height, backgroundColor: 'var(--paper-2)' }}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} fill="none" aria-hidden="true">
        <Streets place={grid.place} side={side} />
        {dots.map(({ x, y, size, token }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={size / 2} fill={`var(--${token})`} />
        ))}
      </svg>
      {dots.map((dot) => (
        <DotText key={`${dot.x} ${dot.y}`} {...dot} />
      ))}
      <div style={{ ...caption, width }}>
        <div style={{ ...line, fontWeight: 700, fontSize: 23 }}>{grid.title}</div>
        <div style={{ ...line, color: 'var(--ink-2)', fontSize: 21 }}>{`“${grid.term}”`}</div>
      </div>
    </div>
  );
}

interface Dot {
  /** Middle of the dot, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  /** Token of its colour. */
  readonly token: string;
}

function dotsOf({ ranks }: RankGridData, { width, height }: CardSide): Dot[] {
  const { rows, columns } = readRanks(ranks);
  const step = Math.floor(
    Math.min((width - 2 * margin) / columns, (height - captionHeight - 2 * margin) / rows.length),
  );
  const left = (width - step * columns) / 2;
  const top = (height - captionHeight - step * rows.length) / 2;
  return rows.flatMap((points, row) =>
    points.flatMap((rank, column) =>
      rank === undefined
        ? []
        : {
            x: left + (column + 0.5) * step,
            y: top + (row + 0.5) * step,
            size: Math.round(step * 0.8),
            text: rank === lowestRank ? `${lowestRank}+` : String(rank),
            token: rankBands[rankBand(rank)]?.token ?? 'rank-out',
          },
    ),
  );
}

/** Streets and dots are one SVG, because each layout element would be clipped and composed separately. */
function Streets({ place, side: { width, height } }: { place: string; side: CardSide }) {
  const { park, water, streets, avenues } = streetPlan(place, width / scale, height / scale);
  return (
    <g transform={`scale(${scale})`}>
      <path d={streets} stroke="var(--line)" strokeWidth={0.6} />
      <path d={water} stroke="var(--accent-soft)" strokeWidth={11} />
      <path d={park} fill="var(--positive-soft)" />
      <path d={avenues} stroke="var(--line)" strokeWidth={2.4} />
    </g>
  );
}

function DotText({ x, y, size, text, token }: Dot) {
  const style = {
    display: 'flex',
    position: 'absolute',
    left: x - size / 2,
    top: y - size / 2,
    width: size,
    height: size,
    alignItems: 'center',
    justifyContent: 'center',
    direction: 'ltr',
    color: `var(--on-${token})`,
    fontWeight: 700,
    fontSize: Math.round(size * (text.length > 2 ? 0.38 : 0.46)),
    lineHeight: 1,
  } as const;
  return (
    <div data-middle style={style}>
      {text}
    </div>
  );
}

/** Pixels of a unit of the street plan. */
const scale = 3.4;
const margin = 24;
const captionHeight = 112;

const caption = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  position: 'absolute',
  left: 0,
  bottom: 0,
  boxSizing: 'border-box',
  height: captionHeight,
  paddingLeft: 32,
  paddingRight: 32,
  gap: 4,
  backgroundColor: 'var(--paper)',
  borderTop: '2px solid var(--line)',
} as const;

const line = { display: 'block', lineHeight: 1.25, lineClamp: 1 } as const;
