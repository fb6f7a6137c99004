import type { ComponentType } from 'react';
import type * as z from 'zod';
import { highest } from '../any-length.ts';
import type { FieldDiagnostic, SdkStyle } from '../block.ts';
import { type Fields, flag, group, groups, list, number, onRecord, rich, text, textFrom } from '../fields.ts';
import { formatNumber } from '../format.ts';
import { Picture, picture } from '../picture/picture.tsx';
import { Stars } from '../ui/parts.tsx';
import { clockOf, VideoPlayer, videoFile } from '../video/video.tsx';
import { Paragraph } from '../words/words.tsx';
import type { DrawingProps } from './drawing.ts';

export const reviewFields = {
  name: text('Who wrote it.', { max: 60 }),
  business: text('Their business, and where.', { max: 80 }).optional(),
  rating: number('Stars given, 1 to 5. Without it, the review has no stars.', { min: 1, max: 5 }).optional(),
  text: onRecord(rich('What they wrote.', { max: 600 })),
  date: onRecord(text('When, in words: "2 weeks ago", "March 2025".', { max: 40 })).optional(),
  initials: textFrom('name', initials, 'One or two letters for the round mark; taken from the name when left out.', {
    max: 2,
  }),
  portrait: picture('A portrait in place of the initials.', {
    decorates: true,
    box: { boxes: [['0', '3rem']], ratio: '1/1' },
  }).optional(),
  sample: flag('Says beside the name that nobody wrote it: a sample, to be replaced by a real review.').optional(),
};

/** A review: stars, text and author. */
function ReviewCard({ data, ui }: DrawingProps<typeof reviewFields>) {
  const details = [data.business, data.date, data.sample && ui.media.sample].filter(Boolean).join(', ');
  return (
    <>
      {data.rating !== undefined && <Stars rating={data.rating} ui={ui} />}
      <blockquote>
        <Paragraph text={data.text} />
      </blockquote>
      <figcaption className="review-by">
        {data.portrait ? (
          <Picture picture={data.portrait} className="review-mark" />
        ) : (
          <span className="review-mark" aria-hidden="true">
            {data.initials}
          </span>
        )}
        <span>
          <b>{data.name}</b>
          {details !== '' && <span className="figure-aside">{details}</span>}
        </span>
      </figcaption>
    </>
  );
}

/** Returns the first letters of the first and the last word: "Dana R. Whitfield" gives "DW". */
export function initials(name: string): string {
  const words = name.split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '').join('');
}

const videoMediaFields = {
  file: videoFile('The video.'),
  title: text('Title of the video.', { max: 120 }),
  poster: picture('A still, until it plays.', {
    box: { boxes: [['0', 1]], ratio: '16/9', fit: 'poster' },
  }).optional(),
};

/** A video with its title and how long it is. */
function VideoMedia({ data: { file, title, poster } }: DrawingProps<typeof videoMediaFields>) {
  return (
    <>
      <VideoPlayer video={file} title={title} poster={poster} />
      <figcaption className="figure-head">
        <b>{title}</b> <span className="figure-aside">{clockOf(file)}</span>
      </figcaption>
    </>
  );
}

const chartFields = {
  title: text('What the chart shows, in a few words.', { max: 80 }),
  label: text('Name of the series: "Calls".', { max: 40 }),
  unit: text('What one counts, as it reads after a number: "calls a month".', { max: 30 }).optional(),
  points: groups('The series, oldest first.', { min: 3, max: 36 }, 'One point in time.', {
    label: text('When: "Jan".', { max: 16 }),
    value: number('How many.', { min: 0 }),
  }),
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
function chartProblem({ second, points }: z.input<z.ZodObject<typeof chartFields>>): FieldDiagnostic[] {
  if (second === undefined || second.values.length === points.length) return [];
  const message = `has ${second.values.length} values, but the chart has ${points.length} points; every point needs one`;
  return [{ path: ['second', 'values'], message }];
}

/**
 * A series over time. The drawing stretches to its box while lines and letters keep their size, so it is readable on
 * phones and on wide pages.
 */
function LineChart({ id, data, ui: { locale } }: DrawingProps<typeof chartFields>) {
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

/** An axis from zero to a round number above the highest value. */
interface Scale {
  /** Values with a line: zero, the middle and the top. */
  readonly ticks: readonly number[];
  /** Distance of a value from the top, in percent with one decimal. */
  readonly y: (value: number) => number;
}

/** Creates an axis whose middle and top are round numbers: 50 and 100, 80 and 160. */
export function scaleTo(highest: number): Scale {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  const top = (roundTops.find((step) => step * power >= highest) ?? 10) * power;
  return {
    ticks: [0, top / 2, top],
    y: (value) => Math.round(1000 - (1000 * value) / top) / 10,
  };
}

const roundTops = [1, 1.6, 2, 3, 4, 6, 8, 10];

/** A kind of media of the engine. */
interface MediaKind<Shape extends Fields> {
  readonly fields: Shape;
  readonly View: ComponentType<DrawingProps<Shape>>;
  /** Rules between fields; see {@link Drawing.check}. */
  readonly check?: (data: z.input<z.ZodObject<Shape>>) => readonly FieldDiagnostic[];
  /** The sheet that the view needs besides `media`. */
  readonly style?: SdkStyle;
}

/** The kinds of media that every site has, by the name of each. Another kind is another entry. */
export const mediaKinds = {
  chart: kind({ fields: chartFields, View: LineChart, check: chartProblem, style: 'media-chart' }),
  review: kind({ fields: reviewFields, View: ReviewCard }),
  video: kind({ fields: videoMediaFields, View: VideoMedia, style: 'player' }),
};

function kind<const Shape extends Fields>(entry: MediaKind<Shape>): MediaKind<Shape> {
  return entry;
}
