import { highest } from '../../../renderer/sdk/any-length.ts';
import type { PageDiff } from '../change.ts';
import type { View } from './take.ts';

/** A page in one view, as WebP: as it was, as it is, and the difference. */
export interface ComparedView extends View {
  readonly before?: Buffer;
  readonly after?: Buffer;
  readonly difference?: Buffer;
  readonly changed: number;
}

export interface PicturedPage {
  readonly page: PageDiff;
  readonly views: readonly ComparedView[];
}

/** How much of a page changed, in the view where it is most. */
export function most({ views }: PicturedPage): number {
  return highest(views.map(({ changed }) => changed));
}
