import type { SdkStyle } from '../block.ts';
import type { MediaData } from './media.ts';

/** Returns the style sheets that these pictures need, so that a page has no rules for other drawings. */
export function mediaStyles(pictures: readonly (MediaData | undefined)[]): SdkStyle[] {
  const kinds = new Set(pictures.map((picture) => picture?.kind));
  kinds.delete(undefined);
  return [
    ...(kinds.size > 0 ? (['media'] as const) : []),
    ...(kinds.has('pack') ? (['media-pack'] as const) : []),
    ...(kinds.has('chart') ? (['media-chart'] as const) : []),
  ];
}
