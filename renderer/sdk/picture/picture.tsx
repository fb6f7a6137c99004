import * as z from 'zod';
import type { PictureSlot } from '../field.ts';
import { type Field, field, strictObject, text } from '../fields.ts';

/** A picture file as a view of a site's own block may get it: one address, and its size in pixels. */
export interface Image {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A picture as a view gets it, to be handed to `<Picture>`. Its names follow from the source; nothing is encoded yet. */
export interface Picture extends Image {
  /** Its files by format and width, best first; none for a drawing (SVG). */
  readonly sources?: readonly PictureSource[];
  /** Its mean colour, `#b9a`, until it arrives. */
  readonly ground?: string;
  /** Cell of the point that stays in sight if the box crops it, of five columns and five rows: `15` is bottom left. */
  readonly focus?: string;
  /** The file of all of it, and that for dark grounds if there is another. Only for a slot with `enlargedBy`. */
  readonly enlarged?: { readonly src: string; readonly dark?: string };
  readonly caption?: string;
  readonly credit?: string;
}

/** The files of a picture in one format. */
export interface PictureSource {
  /** Undefined for the format of `src`. */
  readonly type?: string;
  readonly srcset: string;
  /** Undefined if there is only one width. */
  readonly sizes?: string;
  /** Viewports or colour schemes that it is for. */
  readonly media?: string;
  /** In pixels, if its ratio differs from that of `src`. */
  readonly width?: number;
  readonly height?: number;
}

interface PictureProps {
  picture: Picture;
  className?: string | undefined;
  /**
   * `lazy` (the default) waits until the picture is near the screen. `first` is for the largest picture of a page's first
   * section: it comes before all others. `eager` is for small pictures at the top, such as a logo.
   */
  loading?: 'lazy' | 'eager' | 'first';
}

/** A picture in the best format and width that the browser knows. */
export function Picture({ picture, className, loading = 'lazy' }: PictureProps) {
  const { sources = [], src, width, height, alt, ground, focus } = picture;
  const isLazy = loading === 'lazy';
  const own = sources.find(({ type, media }) => type === undefined && media === undefined);
  const others = sources.filter((source) => source !== own);
  // Chromium measures the box of a lazy picture if its `<img>` says so too. Other browsers skip the word.
  const isMeasured = isLazy && sources.some(({ sizes, media }) => sizes !== undefined && media === undefined);
  const sized = (sizes?: string, media?: string) => (isMeasured && media === undefined ? `auto, ${sizes}` : sizes);
  const measured = isMeasured ? { srcSet: `${src} ${width}w`, sizes: 'auto' } : {};
  const image = (
    <img
      className={className}
      src={src}
      {...(own ? { srcSet: own.srcset, sizes: sized(own.sizes) } : measured)}
      width={width}
      height={height}
      alt={alt}
      data-ground={ground}
      data-focus={focus}
      loading={isLazy ? 'lazy' : undefined}
      decoding={isLazy ? 'async' : undefined}
      fetchPriority={loading === 'first' ? 'high' : undefined}
    />
  );
  if (others.length === 0) return image;
  return (
    <picture>
      {others.map(({ type, srcset, sizes, media, ...size }) => (
        <source key={srcset} media={media} type={type} srcSet={srcset} sizes={sized(sizes, media)} {...size} />
      ))}
      {image}
    </picture>
  );
}

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
