import { append } from '../../../sdk/any-length.ts';
import type { PictureSlot } from '../../../sdk/field.ts';
import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import type { Image, Picture, WrittenPicture } from '../../../sdk/picture/picture.tsx';
import type { Video, WrittenVideo } from '../../../sdk/video/video.tsx';
import { type ImageFile, imageNamed } from '../../inputs/images.ts';
import { videoNamed } from '../../inputs/videos/index.ts';
import { areaOf, type Crop } from '../pictures/area.ts';
import type { Narrow, PictureUse } from '../pictures/planner.ts';
import { type FieldContext, fillText } from './fill-text.ts';

/** The box of a picture whose block declares none for it. */
const wholePage: PictureSlot = { boxes: [['0', 1]] };

/** What the field of a picture says of it. */
export interface PictureField {
  /** Text beside it says the same. */
  readonly decorates: boolean;
  /** The view shows its caption and its credit. */
  readonly captioned: boolean;
  /** What to do if it has no alternative text. */
  readonly describe?: string;
  /** The view shows a small one in its own size. */
  readonly keepsSize?: boolean;
  /** Its own box; otherwise, its block declares one. */
  readonly box?: PictureSlot | undefined;
}

/** Resolves a field of the kind `picture`. Its own values win over those that the config has for the file. */
export function resolvedPicture(
  written: WrittenPicture,
  context: FieldContext,
  at: Path,
  { decorates, captioned, describe, keepsSize, box }: PictureField,
): Picture {
  const { src, caption, credit } = written;
  const image = imageAt(src, context, [...at, 'src']);
  const usual = context.site.pictures.files[image?.name ?? src];
  const { dark = usual?.dark } = written;
  const darkAt = written.dark === undefined ? ['pictures', 'files', src, 'dark'] : [...at, 'dark'];
  const night = dark === undefined ? undefined : imageAt(dark, context, darkAt);
  const smallAt = written.small === undefined ? ['pictures', 'files', src, 'small'] : [...at, 'small'];
  const small = smallPicture(written.small ?? usual?.small, context, smallAt);
  const name = at.findLast((step) => typeof step === 'string') ?? '';
  const slot = box ?? context.slotOf?.(String(name)) ?? wholePage;
  const { focus = usual?.focus, crop = usual?.crop } = written;
  const cropAt = written.crop === undefined ? ['pictures', 'files', src, 'crop'] : [...at, 'crop'];
  const badCrop = image && crop ? cropDiagnostics(image, crop, cropAt) : [];
  append(context.diagnostics, badCrop);
  const planned =
    image && context.pictures?.plan(image, { slot, focus, crop, dark: night, small, scheme: context.scheme });
  if (planned?.narrow !== undefined && badCrop.length === 0 && !keepsSize)
    context.diagnostics.push(narrowDiagnostic(planned.narrow, at));
  if (planned !== undefined) context.shown?.pictures.push(planned.files);
  const { picture = { src: '', width: 0, height: 0 } } = planned ?? {};
  if (context.shown !== undefined && (picture.ground ?? picture.focus) !== undefined) context.shown.hasSheet = true;
  const shownCredit = captioned ? (credit ?? usual?.credit) : undefined;
  return {
    ...picture,
    alt:
      (decorates || slot.fit === 'poster') && written.alt === undefined
        ? ''
        : alternative({ ...written, describe }, usual?.alt, context, at),
    ...(caption !== undefined && { caption: fillText(caption, context, [...at, 'caption'], context.queries) }),
    ...(shownCredit !== undefined && { credit: fillText(shownCredit, context, [...at, 'credit'], context.queries) }),
  };
}

/** The picture for small screens, with what the config has for it: another on dark grounds, and its focus. */
function smallPicture(name: string | undefined, context: FieldContext, at: Path): PictureUse['small'] {
  const image = name === undefined ? undefined : imageAt(name, context, at);
  if (image === undefined) return undefined;
  const { dark, focus } = context.site.pictures.files[image.name] ?? {};
  return {
    image,
    focus,
    dark: dark === undefined ? undefined : imageAt(dark, context, ['pictures', 'files', image.name, 'dark']),
  };
}

/** Resolves a field of the kind `image`: one file. */
export function resolvedImage({ src, alt }: { src: string; alt: string }, context: FieldContext, at: Path): Image {
  const image = imageAt(src, context, [...at, 'src']);
  const { width = 0, height = 0, output = '' } = (image && context.pictures?.single(image)) ?? {};
  if (output !== '') context.shown?.pictures.push([output]);
  return { src: `${context.site.origin.base}/${output}`, width, height, alt: fillText(alt, context, [...at, 'alt']) };
}

/** Pixels of the smallest part of a photo that is shown. */
const leastCrop = 160;

function cropDiagnostics(image: ImageFile, crop: Crop, path: Path): Diagnostic[] {
  const { x, y, width, height } = crop;
  const isOutside = x + width > 1.001 || y + height > 1.001;
  const area = areaOf(image, crop);
  const isSmall = image.type !== 'drawing' && Math.min(area.width, area.height) < leastCrop;
  if (!isOutside && !isSmall) return [];
  return [
    {
      code: 'image-crop',
      message: isOutside
        ? `The crop of the picture "${image.name}" ends outside of it.`
        : `The crop of the picture "${image.name}" has ${area.width} by ${area.height} pixels, and at least ${leastCrop} are needed.`,
      path,
      suggestion: isOutside
        ? 'Write shares from 0 to 1: `x` and `width` add up to 1 at most, and so do `y` and `height`.'
        : 'Use a larger part, or a photo with more pixels.',
    },
  ];
}

function narrowDiagnostic({ image, width, box }: Narrow, path: Path): Diagnostic {
  return {
    code: 'image-small',
    message: `The part of the picture "${image.name}" that is shown here is ${width} pixels wide, and its box is up to ${box}.`,
    path,
    suggestion: 'Use a file with more pixels, or a larger part of it. Otherwise it looks blurred on wide screens.',
  };
}

function imageAt(name: string, { pictures, shows, diagnostics }: FieldContext, at: Path): ImageFile | undefined {
  const image = pictures && imageNamed(name, pictures.images, at, diagnostics);
  if (image !== undefined) shows?.add(`picture ${image.name}`);
  return image;
}

const describePicture =
  'Describe what it shows, as you would on the phone. If it only decorates, write `decorative: true`.';

function alternative(
  { src, alt, decorative, describe = describePicture }: WrittenPicture & Pick<PictureField, 'describe'>,
  usual: string | undefined,
  context: FieldContext,
  at: Path,
): string {
  if (decorative) return '';
  if (alt !== undefined) return fillText(alt, context, [...at, 'alt']);
  if (usual !== undefined) return fillText(usual, context, ['pictures', 'files', src, 'alt']);
  context.diagnostics.push({
    code: 'missing-field',
    message: `The picture "${src}" has no "alt": words for those who cannot see it.`,
    path: at,
    lacks: 'alt',
    suggestion: describe,
  });
  return '';
}

/** Resolves a field of the kind `video`. Reports a video without captions, unless it says that it is silent or has no sound. */
export function resolvedVideo({ src, captions, silent }: WrittenVideo, context: FieldContext, at: Path): Video {
  const { site, pictures, played, shows, diagnostics } = context;
  const nothing = { src: '', width: 0, height: 0, seconds: 0 };
  if (pictures === undefined) return nothing;
  const named = (name: string, kind: 'video' | 'captions', field: string) =>
    videoNamed(pictures.videos, name, kind, [...at, field], diagnostics);
  const found = named(src, 'video', 'src');
  const words = captions === undefined ? undefined : named(captions, 'captions', 'captions');
  if (found?.video?.hasSound && captions === undefined && !silent) {
    diagnostics.push({
      code: 'video-captions',
      message: `The video "${src}" has sound, but no captions for those who cannot hear it.`,
      path: at,
      suggestion:
        "Save a WebVTT file beside it and name it: `captions: 'tour.vtt'`. If nothing that can be heard matters, write `silent: true`.",
    });
  }
  const address = (output: string) => `${site.origin.base}/${output}`;
  for (const file of [found, words]) {
    if (file === undefined) continue;
    played?.add(file.output);
    shows?.add(`video ${file.name}`);
  }
  if (found?.video === undefined) return nothing;
  const { width, height, seconds } = found.video;
  const label = new Intl.DisplayNames([site.locale], { type: 'language' }).of(site.locale) ?? site.locale;
  return {
    src: address(found.output),
    width,
    height,
    seconds,
    ...(words && { captions: { src: address(words.output), lang: site.locale, label } }),
  };
}
