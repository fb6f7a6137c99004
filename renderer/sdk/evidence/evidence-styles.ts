import type { KitStyle } from '../block.ts';
import type { EvidenceData } from './evidence.ts';

/** The style sheets that some pictures need: a page carries no rules for drawings that it does not show. */
export function evidenceStyles(pictures: readonly (EvidenceData | undefined)[]): KitStyle[] {
  const kinds = new Set(pictures.map((picture) => picture?.kind));
  kinds.delete(undefined);
  return [
    ...(kinds.size > 0 ? (['evidence'] as const) : []),
    ...(kinds.has('pack') ? (['evidence-pack'] as const) : []),
    ...(kinds.has('chart') ? (['evidence-chart'] as const) : []),
  ];
}
