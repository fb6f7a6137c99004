import type { PictureSlot, Ratio } from '../../../sdk/picture/slots.ts';

/** The ratios of a box: on wide screens, and on phones where they differ. */
export function ratiosOf({ ratio = 'own', fit }: PictureSlot): { readonly wide?: Ratio; readonly upright?: Ratio } {
  if (ratio === 'own' || fit === 'contain') return {};
  return typeof ratio === 'string' ? { wide: ratio } : { wide: ratio.wide, upright: ratio.phone };
}

export function numberOf(ratio: Ratio): number {
  const [, width = 1, height = 1] = /^([\d.]+)\/([\d.]+)$/.exec(ratio) ?? [];
  return Number(width) / Number(height);
}
