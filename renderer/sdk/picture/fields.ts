import * as z from 'zod';
import { type Field, field, strictObject, text } from '../fields.ts';
import type { Image, Picture } from './picture.tsx';
import type { PictureSlot } from './slots.ts';

/** A point or area in shares of the picture, from the top left. */
interface Point {
  x: number;
  y: number;
}

interface Area extends Point {
  width: number;
  height: number;
}

/** A picture as a config writes it. */
export interface WrittenPicture {
  src: string;
  alt?: string | undefined;
  decorative?: true | undefined;
  focus?: Point | undefined;
  crop?: Area | undefined;
  dark?: string | undefined;
  small?: string | undefined;
  caption?: string | undefined;
  credit?: string | undefined;
}

/** A picture from `templates/images` as a file and its size, for a site's own block. Blocks with layouts use `picture`. */
export const image = (
  help: string,
  { decorates = false }: { decorates?: boolean } = {},
): Field<Image, { src: string; alt: string }> =>
  field(strictObject({ src: z.string(), alt: z.string() }), 'image', help, decorates ? { decorates } : {});

const share = () => z.number().min(0).max(1);

/** The point of a picture that stays in sight. */
export const focusSchema = z.strictObject({ x: share(), y: share() });

/** The part of a picture that is used. */
export const cropSchema = z.strictObject({ x: share(), y: share(), width: share(), height: share() });

/** The most characters of the words below a picture. */
export const captionLimits = { caption: 300, credit: 120 } as const;

const alternative = 'What it shows, for visitors who cannot see it: as you would say it on the phone.';

/**
 * A picture from `templates/images`. The build makes its files for the box that the block declares in `pictures`, by the name
 * of this field. `decorates` is for a picture beside text that says the same: it needs no `alt`. `captioned` adds a caption
 * and a credit, which the view shows. `box` is for a field that several blocks share, or whose name another one has: its box is not that of the block.
 */
export const picture = (
  help: string,
  { decorates = false, captioned = false, box }: { decorates?: boolean; captioned?: boolean; box?: PictureSlot } = {},
): Field<Picture, WrittenPicture> => {
  const captions = {
    caption: text('Words below the picture.', { max: captionLimits.caption }).optional(),
    credit: text('Who made it.', { max: captionLimits.credit }).optional(),
  };
  return field(
    strictObject(
      {
        src: z.string().meta({ description: 'Name of the file in templates/images.' }),
        alt: z.string().meta({ description: alternative }).optional(),
        decorative: z
          .literal(true)
          .meta({ description: 'In place of "alt": the picture says nothing that the text does not say.' })
          .optional(),
        focus: focusSchema
          .meta({ description: 'The point that stays in sight when it is cropped: { x: 0.5, y: 0.3 }.' })
          .optional(),
        crop: cropSchema
          .meta({ description: 'The part that is used, in shares: { x: 0.1, y: 0, width: 0.8, height: 1 }.' })
          .optional(),
        dark: z.string().meta({ description: 'Another file for dark grounds.' }).optional(),
        small: z.string().meta({ description: 'Another file for small screens.' }).optional(),
        ...(captioned ? captions : {}),
      },
      z.refine<object>((picture) => !('alt' in picture && 'decorative' in picture), {
        error: 'has both "alt" and "decorative"; write one of them',
      }),
    ),
    'picture',
    help,
    { ...(decorates && { decorates }), ...(box && { box }) },
  );
};
