import type { CSSProperties, ReactElement } from 'react';
import { type CardSpec, type GridSide, type PaletteName, sideSize, streetScale } from '../spec.ts';
import { families, lowered } from './typeset.ts';

/** A ranking grid as numbered dots on a street map, with a caption below. */
export function GridPanel({ side, spec }: { side: GridSide; spec: CardSpec }): ReactElement {
  const { palette } = spec;
  const dots = dotsOf(side);
  return (
    <div style={{ ...panel, backgroundColor: palette['paper-2'] }}>
      <GridMap side={side} dots={dots} spec={spec} />
      {dots.map((dot) => (
        <DotText key={`${dot.x} ${dot.y}`} dot={dot} spec={spec} />
      ))}
      <div style={{ ...caption, backgroundColor: palette.paper, borderTop: `2px solid ${palette.line}` }}>
        <div style={{ ...line, fontFamily: families(spec, 'bold'), fontSize: 23 }}>{side.title}</div>
        <div style={{ ...line, color: palette['ink-2'], fontSize: 21 }}>{side.term}</div>
      </div>
    </div>
  );
}

interface Dot {
  /** Middle of the dot, in pixels of the panel. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  readonly colours: Band;
}

function dotsOf({ rows }: GridSide): Dot[] {
  const columns = rows[0]?.length ?? 1;
  const room = { width: sideSize.width - 2 * margin, height: sideSize.height - captionHeight - 2 * margin };
  const step = Math.floor(Math.min(room.width / columns, room.height / rows.length));
  const left = (sideSize.width - step * columns) / 2;
  const top = (sideSize.height - captionHeight - step * rows.length) / 2;
  return rows.flatMap((points, row) =>
    points.map(({ text, band }, column) => ({
      x: left + (column + 0.5) * step,
      y: top + (row + 0.5) * step,
      size: Math.round(step * 0.8),
      text,
      colours: bands[band] ?? bands[3],
    })),
  );
}

/** Streets and dots as one SVG, because each layout element would be clipped and composed separately. */
function GridMap({
  side,
  dots,
  spec: { palette },
}: {
  side: GridSide;
  dots: readonly Dot[];
  spec: CardSpec;
}): ReactElement {
  const { width, height } = sideSize;
  const { park, river, streets, avenues } = side.streets;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} fill="none" aria-hidden="true">
      <g transform={`scale(${streetScale})`}>
        <path d={park} fill={palette['positive-soft']} />
        <path d={river} stroke={palette['accent-soft']} strokeWidth={9} />
        <path d={streets} stroke={palette.line} strokeWidth={0.6} />
        <path d={avenues} stroke={palette.line} strokeWidth={2.4} />
      </g>
      {dots.map(({ x, y, size, colours: [ground] }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={size / 2} fill={palette[ground]} />
      ))}
    </svg>
  );
}

function DotText({ dot, spec }: { dot: Dot; spec: CardSpec }): ReactElement {
  const { x, y, size, text, colours } = dot;
  const fontSize = Math.round(size * (text.length > 2 ? 0.38 : 0.46));
  const style: CSSProperties = {
    display: 'flex',
    position: 'absolute',
    left: x - size / 2,
    top: y - size / 2 + lowered(spec, fontSize),
    width: size,
    height: size,
    alignItems: 'center',
    justifyContent: 'center',
    direction: 'ltr',
    color: spec.palette[colours[1]],
    fontFamily: families(spec, 'bold'),
    fontSize,
    lineHeight: 1,
  };
  return <div style={style}>{text}</div>;
}

type Band = readonly [ground: PaletteName, ink: PaletteName];

/** Colours of the ranking scale, best to worst. */
const bands: readonly [Band, Band, Band, Band] = [
  ['rank-top', 'on-rank-top'],
  ['rank-mid', 'on-rank-mid'],
  ['rank-low', 'on-rank-low'],
  ['rank-out', 'on-rank-out'],
];

const margin = 24;
const captionHeight = 112;

const panel = {
  display: 'flex',
  position: 'relative',
  width: sideSize.width,
  height: sideSize.height,
} satisfies CSSProperties;

const caption = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  position: 'absolute',
  left: 0,
  bottom: 0,
  boxSizing: 'border-box',
  width: sideSize.width,
  height: captionHeight,
  paddingLeft: 32,
  paddingRight: 32,
  gap: 4,
} satisfies CSSProperties;

const line = { display: 'block', lineHeight: 1.25, lineClamp: 1 } satisfies CSSProperties;
