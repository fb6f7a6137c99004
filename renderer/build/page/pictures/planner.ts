import { lowest } from '../../../sdk/any-length.ts';
import type { PictureSlot, Ratio } from '../../../sdk/field.ts';
import type { Picture, PictureSource } from '../../../sdk/picture/picture.tsx';
import type { Site } from '../../../site/site.ts';
import { packageVersions } from '../../inputs/bundle/package-versions.ts';
import type { ImageFile, Images } from '../../inputs/images.ts';
import type { Loaded } from '../../inputs/index.ts';
import { stemOf } from '../../inputs/published/file-kind.ts';
import { readRules } from '../../inputs/theme/declarations.ts';
import { rootTokens, tokenValue } from '../../inputs/theme/tokens.ts';
import type { Videos } from '../../inputs/videos/index.ts';
import { contentHash } from '../../lib/hash.ts';
import { type Area, areaOf, type Crop, centre, type Focus, focusCell, type Size, withRatio } from './area.ts';
import {
  numberOf,
  type PageWidths,
  pageWidths,
  ratiosOf,
  type Screens,
  sizesOf,
  widestBox,
  widthsFor,
} from './boxes.ts';

/** How one file of a picture is made. */
export interface Recipe {
  readonly image: ImageFile;
  /** The part of the picture that it shows. */
  readonly area: Area;
  /** Size of the file in pixels. */
  readonly size: Size;
  /** `copy` is a drawing, which is not encoded. */
  readonly format: PictureFormat | 'jpeg' | 'copy';
}

/** Formats of photos that pages show. */
export type PictureFormat = 'avif' | 'webp';

/** A use of a picture: where it is shown, and which part of it. */
export interface PictureUse {
  readonly slot: PictureSlot;
  readonly crop?: Crop | undefined;
  readonly focus?: Focus | undefined;
  /** Another picture for dark grounds, and which of the two the page needs: both if it follows the visitor. */
  readonly dark?: ImageFile | undefined;
  /** Another picture for small screens, its own for dark grounds, and the point that stays in sight in both. */
  readonly small?: (Pick<PictureUse, 'dark' | 'focus'> & { readonly image: ImageFile }) | undefined;
  readonly scheme?: 'auto' | 'light' | 'dark' | undefined;
}

/** What a view gets of a picture but its texts, and the paths of its files in the output. */
export interface PlannedPicture {
  readonly picture: Omit<Picture, 'alt'>;
  readonly files: readonly string[];
  /** A file that is narrower than the box, after its crop, with both widths in pixels. */
  readonly narrow: Narrow | undefined;
}

export interface PlannerOptions {
  readonly images: Images;
  readonly videos?: Videos;
  readonly formats: readonly PictureFormat[];
  /** The site's base path. */
  readonly base: string;
  /** The site's design tokens. */
  readonly theme: string;
}

/** Changes whenever the same recipe would give other bytes. */
const encoding = 5;

/** Most pixels in a row or column of a WebP file. AVIF has room for one more. */
const mostInRow = 16_383;

/** Screens that get the crop for phones. */
const phones = '(max-width:39.99rem)';

const darkScheme = '(prefers-color-scheme:dark)';

/** Pixels in the width of the file that `src` names, for browsers without AVIF. */
const usualWidth = 800;

/** Pixels in the width of the one still of a video. */
const posterWidth = 1200;

/** Pixels in the width of pictures for social cards, and for search engines. */
const socialWidth = 1200;

/** Pixels in the height of a social card. */
const cardHeight = 630;

/**
 * Names the files of pictures before any is encoded: each name has a hash of everything that its bytes depend on, one for all
 * widths. Collects how each is made.
 */
export class PicturePlanner {
  readonly images: Images;
  /** Videos and captions, which are published under the names that they have. */
  readonly videos: Videos;
  readonly recipes: Map<string, Recipe>;
  readonly #options: PlannerOptions;
  #version: string | undefined;
  #widths: PageWidths | undefined;

  constructor(options: PlannerOptions, recipes = new Map<string, Recipe>()) {
    this.images = options.images;
    this.videos = options.videos ?? new Map();
    this.recipes = recipes;
    this.#options = options;
  }

  static of(
    { pictures, origin }: Pick<Site, 'pictures' | 'origin'>,
    { images, videos, theme }: Pick<Loaded, 'images' | 'videos' | 'theme'>,
  ) {
    return new PicturePlanner({ images, videos, formats: pictures.formats, base: origin.base, theme });
  }

  /** A planner of other pictures and videos. The recipes are in the same list. */
  withSamples(images: Images, videos: Videos): PicturePlanner {
    return new PicturePlanner({ ...this.#options, images, videos }, this.recipes);
  }

  /** Takes over files that another planner of the same site named, by their paths. */
  adopt({ recipes }: PicturePlanner, paths: ReadonlySet<string>): void {
    for (const [path, recipe] of recipes) if (paths.has(path)) this.recipes.set(path, recipe);
  }

  /** Plans a picture for its box. */
  plan(image: ImageFile, use: PictureUse): PlannedPicture {
    const { dark, small, scheme = 'auto' } = use;
    if (dark !== undefined && scheme === 'dark') {
      const darkSmall = small && { ...small, image: small.dark ?? small.image, dark: undefined };
      return this.plan(dark, { ...use, dark: undefined, small: darkSmall, crop: undefined });
    }
    const { slot, focus = centre } = use;
    const files: string[] = [];
    let narrow: Narrow | undefined;
    const make = (shown: ImageFile, ratio: Ratio | undefined, on: Screens, part: Pick<Wanted, 'crop' | 'focus'>) => {
      const group = this.#make(shown, { slot, ratio, on, ...part }, files);
      narrow ??= group.narrow;
      return group;
    };
    const { wide, upright } = ratiosOf(slot);
    const other = slot.fit === 'poster' ? undefined : small;
    const isSplit = upright !== undefined || other !== undefined;
    const forSmall = (shown: ImageFile, part: Pick<Wanted, 'crop' | 'focus'>) =>
      other === undefined
        ? make(shown, upright, 'phone', part)
        : make(shown, upright ?? wide, 'phone', { crop: undefined, focus: other.focus ?? centre });
    const night = scheme === 'auto' ? dark : undefined;
    const smallNight = scheme === 'auto' && other !== undefined ? other.dark : night;
    const all = make(image, wide, isSplit ? 'wide' : 'all', { crop: use.crop, focus });
    const uncropped = { crop: undefined, focus };
    const sources = [
      ...(isSplit && smallNight !== undefined
        ? conditionalSources(forSmall(smallNight, uncropped), `${darkScheme} and ${phones}`)
        : []),
      ...(isSplit ? conditionalSources(forSmall(other?.image ?? image, { crop: use.crop, focus }), phones) : []),
      ...(night === undefined
        ? []
        : conditionalSources(make(night, wide, isSplit ? 'wide' : 'all', uncropped), darkScheme)),
      ...all.sources,
    ];
    const { fit, enlargedBy } = slot;
    const part = areaOf(image, use.crop);
    const shown = wide === undefined ? part : withRatio(part, numberOf(wide), image, focus);
    return {
      picture: {
        src: all.src,
        ...all.size,
        ...(sources.length > 0 && { sources }),
        ...(image.ground !== undefined &&
          fit !== 'contain' &&
          fit !== 'poster' && { ground: groundOf(image.ground, scheme === 'auto' ? dark?.ground : undefined) }),
        ...(fit === 'cover' && { focus: focusCell(focus, shown, image) }),
        ...(enlargedBy !== undefined && { enlarged: this.#enlarged(image, { crop: use.crop, dark: night }, files) }),
      },
      files,
      narrow,
    };
  }

  /** Plans a file that is published as it is, without its metadata: the icon in browser tabs. */
  asIs(image: ImageFile): string {
    const { output, width, height } = image;
    this.recipes.set(output, { image, area: areaOf(image, undefined), size: { width, height }, format: 'copy' });
    return output;
  }

  /** Plans the one JPEG file for social networks and search engines, also of a drawing, which no network shows. */
  social(image: ImageFile): Size & { readonly output: string } {
    const { width, height } = image;
    if (image.type === 'icon') return { output: this.asIs(image), width, height };
    const size = socialSize(image);
    return { output: this.#file(image, areaOf(image, undefined), { size, format: 'jpeg' }), ...size };
  }

  /** Plans the one file that a site's own block gets for the kind `image`: its `src` alone. */
  single(image: ImageFile): Size & { readonly output: string } {
    return this.#whole(image, undefined, singleWidth);
  }

  #whole(image: ImageFile, crop: Crop | undefined, most: number): Size & { readonly output: string } {
    const { width, height } = image;
    if (isCopied(image)) return { output: this.asIs(image), width, height };
    const area = areaOf(image, crop);
    const size = scaled(area, Math.min(most, widestOf(area)));
    return { output: this.#file(image, area, { size, format: 'webp' }), ...size };
  }

  #enlarged(image: ImageFile, { crop, dark }: Pick<PictureUse, 'crop' | 'dark'>, files: string[]): Picture['enlarged'] {
    const address = (shown: ImageFile, part?: Crop) => {
      const { output } = this.#whole(shown, part, enlargedWidth);
      files.push(output);
      return `${this.#options.base}/${output}`;
    };
    return { src: address(image, crop), ...(dark !== undefined && { dark: address(dark) }) };
  }

  /** The widths of the page, which the sizes of its pictures depend on. */
  get widths(): PageWidths {
    this.#widths ??= widthsOf(this.#options.theme);
    return this.#widths;
  }

  #make(image: ImageFile, { slot, ratio, crop, focus, on }: Wanted, files: string[]): FileGroup {
    const { base, formats } = this.#options;
    if (isCopied(image)) {
      const { width, height } = image;
      const path = this.asIs(image);
      files.push(path);
      return { src: `${base}/${path}`, size: { width, height }, sources: [] };
    }
    const page = this.widths;
    const part = areaOf(image, crop);
    const area = ratio === undefined ? part : withRatio(part, numberOf(ratio), image, focus);
    const widths = widthsFor(slot.boxes, widestOf(area), page, { on, isExact: image.type !== 'photo' });
    if (slot.fit === 'poster') {
      const size = scaled(area, Math.min(posterWidth, widestOf(area)));
      const path = this.#file(image, area, { size, format: 'webp' });
      files.push(path);
      return { src: `${base}/${path}`, size, sources: [] };
    }
    const sizes = sizesOf(slot.boxes, page);
    const listed = (format: PictureFormat) =>
      widths
        .map((width) => {
          const path = this.#file(image, area, { size: scaled(area, width), format });
          files.push(path);
          return `${base}/${path} ${width}w`;
        })
        .join(',');
    const isPhoto = image.type === 'photo' && formats.includes('avif');
    const least = lowest(widths.map((width) => Math.abs(width - usualWidth)));
    const size = scaled(area, widths.find((width) => Math.abs(width - usualWidth) === least) ?? widestOf(area));
    const source: PictureSource = isPhoto
      ? { type: 'image/avif', srcset: listed('avif'), sizes }
      : { srcset: listed('webp'), sizes };
    const path = this.#file(image, area, { size, format: 'webp' });
    if (isPhoto) files.push(path);
    const box = widestBox(slot.boxes, page, on);
    return {
      src: `${base}/${path}`,
      size,
      sources: isPhoto || widths.length > 1 ? [source] : [],
      // A logo has a box to stay within.
      ...(slot.fit !== 'contain' && area.width < box && { narrow: { image, width: area.width, box } }),
    };
  }

  /** Returns the path of a file in the output. */
  #file(image: ImageFile, area: Area, { size, format }: Pick<Recipe, 'size' | 'format'>): string {
    this.#version ??= `${encoding} ${packageVersions('sharp')}`;
    const { left, top, width, height } = area;
    const hash = contentHash(this.#version, image.hash, [left, top, width, height].join()).slice(0, 10);
    const stem = stemOf(image.name);
    const ending = format === 'jpeg' ? 'jpg' : format;
    const path = `assets/${stem === '' ? '' : `${stem}-`}${hash}-${size.width}.${ending}`;
    if (!this.recipes.has(path)) this.recipes.set(path, { image, area, size, format });
    return path;
  }
}

/** Pixels in the width of the one file for the kind `image`. */
const singleWidth = 1600;

/** Pixels in the width of the file of an enlarged picture. */
const enlargedWidth = 2000;

interface Wanted extends Pick<PictureUse, 'slot' | 'crop'> {
  readonly ratio: Ratio | undefined;
  readonly focus: Focus;
  readonly on: Screens;
}

/** The widths of the page that a theme sets. */
function widthsOf(theme: string): PageWidths {
  const tokens = rootTokens(readRules(theme), 'light');
  return pageWidths(tokenValue('page', tokens), tokenValue('gutter', tokens));
}

/** The mean colour by day and by night. */
function groundOf(day: string, night: string | undefined): string {
  return night === undefined || night === day ? day : `light-dark(${day},${night})`;
}

/** Returns the largest width of a file with an area: a tall screenshot is scaled down to what the formats have room for. */
function widestOf({ width, height }: Size): number {
  return Math.max(1, Math.min(width, Math.floor((mostInRow * width) / Math.max(width, height))));
}

function scaled({ width, height }: Size, to: number): Size {
  return { width: to, height: Math.max(1, Math.round((height * to) / width)) };
}

function socialSize(image: ImageFile): Size {
  const area = areaOf(image, undefined);
  return scaled(area, image.type === 'drawing' ? socialWidth : Math.min(socialWidth, widestOf(area)));
}

/** Whether networks show a picture as large as a card when somebody shares a page. */
export function isLargeAsCard(image: ImageFile): boolean {
  const { width, height } = socialSize(image);
  return image.type !== 'icon' && image.type !== 'drawing' && width >= socialWidth && height >= cardHeight;
}

function isCopied({ type }: ImageFile): boolean {
  return type === 'drawing' || type === 'icon';
}

/** The files of one crop of a picture. */
export interface FileGroup {
  readonly src: string;
  readonly size: Size;
  readonly sources: readonly PictureSource[];
  readonly narrow?: Narrow;
}

/** The sources of a group for some screens only. Its file for browsers without AVIF is one of them. */
function conditionalSources({ src, size, sources }: FileGroup, media: string): PictureSource[] {
  const [first] = sources;
  if (first === undefined) return [{ srcset: src, media, ...size }];
  const { type, sizes = '' } = first;
  const plain = type === undefined ? [] : [{ srcset: `${src} ${size.width}w`, sizes, media, ...size }];
  return [{ ...first, media, ...size }, ...plain];
}

/** A file that is narrower than its box. */
export interface Narrow {
  readonly image: ImageFile;
  readonly width: number;
  readonly box: number;
}
