import type { ComponentType } from 'react';
import type * as z from 'zod';
import { type DrawingStyle, type FieldDiagnostic, kebab, type SdkStyle } from '../block.ts';
import { either, type Field, type Fields, onRecord } from '../fields.ts';
import { Picture, picture } from '../picture/picture.tsx';
import type { MediaUi } from './drawing.ts';
import { mediaKinds } from './kinds.tsx';
import { siteDrawings } from './site-drawings.ts';

type Kinds = typeof mediaKinds;
type KindFields = { [Kind in keyof Kinds]: Kinds[Kind]['fields'] } & { picture: typeof photo };

const photo = picture('A photo or drawing from templates/images.', { captioned: true });

/**
 * What a block shows beside its text: a picture, one of the engine's {@link mediaKinds}, or one of the site's drawings. Show it with
 * `Media`, and name its style sheets with `mediaStyles`.
 */
export const media = (help: string): Field<MediaData, MediaInput> =>
  onRecord(either(fieldsByKind() as KindFields, help)).superRefine((data, context) => {
    for (const { path, message, suggestion } of problemsOf(data)) {
      context.addIssue({ code: 'custom', path: [...path], message, params: { suggestion } });
    }
  });

/** Media as a view gets it. The data of a site's drawings has kinds of its own. */
export type MediaData = z.output<ReturnType<typeof either<KindFields>>>;

/** Media as it is written. Types of a site know the fields of its drawings; here, they may be any. */
type MediaInput = z.input<ReturnType<typeof either<KindFields>>> | ({ kind: string } & Record<string, unknown>);

function fieldsByKind(): Record<string, Fields | typeof photo> {
  const own = siteDrawings.map(({ kind, fields }) => [kind, fields] as const);
  return Object.fromEntries([
    ['picture', photo] as const,
    ...Object.entries(mediaKinds).map(([kind, { fields }]) => [kind, fields] as const),
    ...own,
  ]);
}

function problemsOf({ kind, ...data }: { readonly kind: string }): readonly FieldDiagnostic[] {
  const kinds: Readonly<Record<string, { readonly check?: (data: never) => readonly FieldDiagnostic[] }>> = mediaKinds;
  if (Object.hasOwn(kinds, kind)) return kinds[kind]?.check?.(data as never) ?? [];
  const drawing = siteDrawings.find((one) => one.kind === kind);
  try {
    const found: unknown = drawing?.check?.(data) ?? [];
    if (!Array.isArray(found)) throw new TypeError('no list of problems came back');
    return found;
  } catch (error) {
    return [{ path: [], message: `cannot be checked: the check of the drawing "${kind}" threw ${String(error)}` }];
  }
}

interface MediaProps {
  /** Prefix of the ids inside, unique on the page: the section's id with a suffix, such as `hero-proof`. */
  id: string;
  data: MediaData;
  ui: MediaUi;
  className?: string;
  /** A picture is the largest of the first section of a page, and loads before all others. */
  first?: boolean;
  /** Leaves out the `<figure>`, inside a link or beside text that says what it shows. */
  bare?: boolean;
}

/** Media in a figure. The block that shows it declares its style sheets with `mediaStyles`. */
export function Media({ id, data, ui, className, first = false, bare = false }: MediaProps) {
  const content = contentOf({ id, data, ui, first, bare });
  if (bare) return content;
  return (
    <figure className={`figure figure-${kebab(data.kind)}${className === undefined ? '' : ` ${className}`}`}>
      {content}
    </figure>
  );
}

function contentOf({ id, data, ui, first, bare }: Required<Omit<MediaProps, 'className'>>) {
  if (data.kind === 'picture' && bare) return <Picture picture={data} className="photo" />;
  if (data.kind === 'picture') return <PictureMedia picture={data} first={first} />;
  const View = viewOf(data.kind);
  return <View id={id} data={data} ui={ui} />;
}

type View = ComponentType<{ id: string; data: Record<string, unknown>; ui: MediaUi }>;

function viewOf(kind: string): View {
  const kinds: Readonly<Record<string, { readonly View: unknown }>> = mediaKinds;
  const known = Object.hasOwn(kinds, kind) ? kinds[kind] : siteDrawings.find((drawing) => drawing.kind === kind);
  return known?.View as View;
}

interface PictureMediaProps {
  readonly picture: Picture;
  /** It is the largest picture of the first section of a page. */
  readonly first: boolean;
}

/** A picture with its caption, and who made it. */
function PictureMedia({ picture, first }: PictureMediaProps) {
  return (
    <>
      <Picture picture={picture} loading={first ? 'first' : 'lazy'} />
      <PictureCaption picture={picture} />
    </>
  );
}

/** The caption of a picture, and who made it; nothing without both. */
export function PictureCaption({ picture: { caption, credit } }: Pick<PictureMediaProps, 'picture'>) {
  return (
    (caption ?? credit) !== undefined && (
      <figcaption>
        {caption} {credit && <small>{credit}</small>}
      </figcaption>
    )
  );
}

/**
 * Returns the style sheets that these media need, so that a page has no rules for others. `bare` says that they stand
 * without a figure.
 */
export function mediaStyles(
  shown: readonly ({ readonly kind: string } | undefined)[],
  { bare = false }: { bare?: boolean } = {},
): (SdkStyle | DrawingStyle)[] {
  // A section with a picture gets its style sheet from the build.
  const kinds = [
    ...new Set(shown.flatMap((media) => (media === undefined || media.kind === 'picture' ? [] : media.kind))),
  ];
  return [...new Set([...(kinds.length > 0 && !bare ? (['media'] as const) : []), ...kinds.flatMap(stylesOf)])];
}

function stylesOf(kind: string): readonly (SdkStyle | DrawingStyle)[] {
  const kinds: Readonly<Record<string, { readonly style?: SdkStyle }>> = mediaKinds;
  if (Object.hasOwn(kinds, kind)) return [kinds[kind]?.style ?? []].flat();
  const { styles = [] } = siteDrawings.find((drawing) => drawing.kind === kind) ?? {};
  return [...styles, kind].map((name) => `drawing:${name}` as const);
}
