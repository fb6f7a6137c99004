import type * as z from 'zod';
import type { FieldDiagnostic, LayoutProps } from '../../sdk/block.ts';
import { type serviceCardsFields, type serviceCardsLayouts, showsPictures } from './fields.ts';

type Written = z.input<z.ZodObject<typeof serviceCardsFields>> & LayoutProps<typeof serviceCardsLayouts>;

/** A card has the icon or the picture that its layout shows. */
export function checkServiceCards({ cards, layout = 'rows' }: Written): FieldDiagnostic[] {
  const takesPictures = showsPictures(layout);
  return cards.flatMap(({ title, icon, picture }, index) => {
    if (icon !== undefined || (takesPictures && picture !== undefined)) return [];
    return [
      {
        path: ['cards', index],
        message: takesPictures
          ? `The layout "${layout}" shows a picture or an icon of each card, and "${title}" has neither.`
          : `The layout "${layout}" shows the icon of each card, and "${title}" has none.`,
        suggestion: takesPictures ? 'Add "picture" or "icon".' : 'Add "icon".',
      },
    ];
  });
}
