import type { ComponentType } from 'react';
import type * as z from 'zod';
import type { FieldDiagnostic, SdkStyle } from '../block.ts';
import type { Fields } from '../fields.ts';
import type { DrawingProps } from './drawing.ts';
import { chartFields, chartProblem, LineChart } from './line-chart.tsx';
import { ReviewCard, reviewFields } from './review-card.tsx';
import { VideoMedia, videoMediaFields } from './video-media.tsx';

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
