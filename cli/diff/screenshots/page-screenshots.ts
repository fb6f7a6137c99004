import { highest } from '../../../renderer/sdk/any-length.ts';
import type { PageDiff } from '../change.ts';
import type { View } from './take.ts';

/** WebP screenshots of a page in one view: before, after and the difference. */
export interface ComparedView extends View {
  readonly before?: Buffer;
  readonly after?: Buffer;
  readonly difference?: Buffer;
  readonly changed: number;
}

export interface PageScreenshots {
  readonly page: PageDiff;
  readonly views: readonly ComparedView[];
}

/** Returns the largest share of changed pixels among the views. */
export function largestShare({ views }: PageScreenshots): number {
  return highest(views.map(({ changed }) => changed));
}
