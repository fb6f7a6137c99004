import type { SdkStyle } from '../block.ts';
import type { EvidenceData } from './evidence.ts';

/** Returns the style sheets that these pictures need, so that a page has no rules for other drawings. */
export function evidenceStyles(pictures: readonly (EvidenceData | undefined)[]): SdkStyle[] {
  const kinds = new Set(pictures.map((picture) => picture?.kind));
  kinds.delete(undefined);
  return [
    ...(kinds.size > 0 ? (['evidence'] as const) : []),
    ...(kinds.has('pack') ? (['evidence-pack'] as const) : []),
    ...(kinds.has('chart') ? (['evidence-chart'] as const) : []),
  ];
}
