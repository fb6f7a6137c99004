import type * as z from 'zod';
import { highest } from '../any-length.ts';
import type { FieldDiagnostic } from '../block.ts';
import { group, list, number, text } from '../fields.ts';
import { formatNumber } from '../format.ts';
import type { DrawingProps } from './drawing.ts';
import { scaleTo } from './scale.ts';

export const chartFields = {
  title: text('What the chart shows, in a few words.', { max: 80 }),
  label: text('Name of the series: "Calls".', { max: 40 }),
  unit: text('What one counts, as it reads after a number: "calls a month".', { max: 30 }).optional(),
  points: list(
    group({ label: text('When: "Jan".', { max: 16 }), value: number('How many.', { min: 0 }) }, 'One point in time.'),
    'The series, oldest first.',
    { min: 3, max: 36 },
  ),
  second: group(
    {
      label: text('Name of the series.', { max: 40 }),
      values: list(number('How many.', { min: 0 }), 'One value for each point.', { min: 3, max: 36 }),
    },
    'A second series over the same points, drawn quietly behind the first.',
  ).optional(),
};

type ChartData = z.output<z.ZodObject<typeof chartFields>>;

/** Checks that a second series has a value for each point. */
export function chartProblem({ second, points }: z.input<z.ZodObject<typeof chartFields>>): FieldDiagnostic[] {
  if (second === undefined || second.values.length === points.length) return [];
  const message = `has ${second.values.length} values, but the chart has ${points.length} points; every point needs one`;
  return [{ path: ['second', 'values'], message }];
}

/**
 * A series over time. The drawing stretches to its box while lines and letters keep their size, so it is readable on
 * phones and on wide pages.
 */
export function LineChart({ id, data, ui: { locale } }: DrawingProps<typeof chartFields>) {
  const { title, label, unit, points, second } = data;
  const values = points.map((point) => point.value);
  const scale = scaleTo(highest([...values, ...(second?.values ?? [])]));
  const last = values.length - 1;
  const end = values[last] ?? 0;
  const endY = `${scale.y(end)}%`;
  return (
    <>
      <figcaption className="figure-head">
        <b>{title}</b> {unit !== undefined && <span className="figure-aside">{unit}</span>}
      </figcaption>
      <div className="chart">
        <svg role="img" aria-labelledby={`${id}-name ${id}-numbers`}>
          <title id={`${id}-name`}>{title}</title>
          <desc id={`${id}-numbers`}>{describe(data, locale)}</desc>
          {scale.ticks.map((tick) => (
            <g key={tick} className="chart-tick">
              <line x2="100%" y1={`${scale.y(tick)}%`} y2={`${scale.y(tick)}%`} />
              <text y={`${scale.y(tick)}%`} dy="-5">
                {formatNumber(tick, locale)}
              </text>
            </g>
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path className="chart-area" d={`${linePath(values, scale.y)}V100H0z`} />
            {second !== undefined && <path className="chart-second" d={linePath(second.values, scale.y)} />}
            <path className="chart-line" d={linePath(values, scale.y)} />
          </svg>
          <circle className="chart-end" cx="100%" cy={endY} r="5" />
          <text className="chart-value" x="100%" y={endY} dy="-14">
            {formatNumber(end, locale)}
          </text>
          {labelled(last).map(({ index, anchor }) => (
            <text
              key={index}
              className="chart-label"
              x={`${round((100 * index) / last)}%`}
              y="100%"
              dy="20"
              textAnchor={anchor}
            >
              {points[index]?.label}
            </text>
          ))}
        </svg>
      </div>
      {second !== undefined && (
        <p className="figure-foot">
          <span className="chart-key">{label}</span> <span className="chart-key chart-key-second">{second.label}</span>
        </p>
      )}
    </>
  );
}

/** Returns the points with a label: the ends, and the middle if there is a middle point. */
function labelled(last: number): readonly { index: number; anchor: 'start' | 'middle' | 'end' }[] {
  const middle = last % 2 === 0 ? [{ index: last / 2, anchor: 'middle' as const }] : [];
  return [{ index: 0, anchor: 'start' }, ...middle, { index: last, anchor: 'end' }];
}

function linePath(values: readonly number[], y: (value: number) => number): string {
  return values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${round((100 * index) / (values.length - 1))} ${y(value)}`)
    .join('');
}

function describe({ label, unit, points, second }: ChartData, locale: string): string {
  const named = (values: readonly number[]) =>
    values.map((value, index) => `${points[index]?.label} ${formatNumber(value, locale)}`).join(', ');
  const first = `${label}: ${named(points.map(({ value }) => value))}${unit === undefined ? '' : ` (${unit})`}.`;
  return second === undefined ? first : `${first} ${second.label}: ${named(second.values)}.`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
