import * as z from 'zod';
import { isVisible } from './unseen.ts';
import type { WordsKind } from './words/read-words.ts';

/**
 * The meaning of a field beyond its JavaScript type. By this kind `resolve` converts the written value to what a view
 * gets, and generated types and documentation name the field.
 */
export type FieldKind =
  | 'text'
  | 'rich'
  | 'headline'
  | 'number'
  | 'money'
  | 'date'
  | 'time'
  | 'price'
  | 'phone'
  | 'href'
  | 'frame'
  | 'image'
  | 'picture'
  | 'video'
  | 'icon'
  | 'prose'
  | 'id'
  | 'destination'
  | 'organization'
  | 'choice'
  | 'condition'
  | 'flag'
  | 'list'
  | 'group'
  | 'either'
  | 'action';

/** When visitors see what a field says: after a mistake, while a form is sent, once it has arrived, if that fails, or later. */
export type ShownWhen = 'errors' | 'sending' | 'sent' | 'failed' | 'later';

/** What a field's schema says beyond its type. */
export interface FieldMeta {
  /** The meaning of the field; see {@link FieldKind}. */
  kind?: FieldKind;
  /** A list of groups of links that may also be written as `{ pagesOf: … }`. */
  pages?: boolean;
  /** The value says which page follows a form. */
  afterForm?: boolean;
  /** A collection sets the value, which is written in its entries. */
  fromEntry?: boolean;
  /** The value is shown as a button that does nothing. */
  inert?: boolean;
  /** Its pictures are decorative: text beside them says the same. */
  decorates?: boolean;
  /** The box of a picture, if its block declares none. */
  box?: PictureSlot;
  /** Holds quoted text; see {@link onRecord}. */
  quoted?: boolean;
  /** The date must not be over on the day of the build. */
  ahead?: boolean;
  /** When visitors see it, if the page does not show it at first; see {@link shownWhen}. */
  shownWhen?: ShownWhen;
  /** Views read the text and do not only show it; see {@link readByView}. */
  readByView?: boolean;
  /** What the text may hold besides words; see {@link rich}. */
  words?: WordsKind;
  /** The maximum length of a non-empty text without other checks; see {@link text}. */
  maxLength?: number;
  /** Names an item among others, in this way of writing; see {@link identity}. */
  identity?: 'camel' | 'kebab' | 'words';
  /** The items are the questions of a form. */
  asks?: boolean;
  /** The list of the section whose items those of this list belong to, one by one. */
  alongside?: string;
  /** What the studio begins with, if not with words that say so. */
  initial?: unknown;
  /** How to derive the text if it is not written; see {@link textFrom}. */
  derivedFrom?: { readonly field: string; readonly make: (text: string) => string };
}

declare module 'zod' {
  interface GlobalMeta extends FieldMeta {}
}

/** A field: the type of the written value, and the type that the view gets. */
export type Field<Resolved, Written = Resolved> = z.ZodType<Resolved, Written>;

/**
 * Creates a field. zod checks the written type; the output type is a promise that `resolve` keeps for this kind. The
 * schema must belong to this field alone, because it is not copied.
 */
export function field<Output, Input>(
  schema: z.ZodType,
  kind: FieldKind,
  help: string,
  more?: Pick<z.GlobalMeta, 'maxLength' | 'words' | 'decorates' | 'box' | 'ahead'>,
): Field<Output, Input> {
  z.globalRegistry.add(schema, { kind, description: help, ...more });
  return schema as unknown as Field<Output, Input>;
}

/**
 * Creates a string with checks. Every command creates the schemas of all blocks, about a thousand. Each method that adds a check
 * copies the schema, so schemas are created with their checks at once, and shared parts are created once.
 */
export const string = (...checks: z.core.$ZodCheck<string>[]) => new z.ZodString({ type: 'string', checks });

/** Removes white space around a text, and all of a text that nobody can see. */
export const trim = z.overwrite<string>((text) => (isVisible(text) ? text.trim() : ''));
export const notEmpty = z.minLength(1, 'must not be empty');

/** A ratio of width to height. */
export type Ratio = `${number}/${number}`;

/** A share of the width of the page's content, the whole window, or a length. */
export type BoxWidth = number | 'full' | `${number}rem`;

/** The box of a picture in the layout of a block. The build makes the files for it. */
export interface PictureSlot {
  /**
   * How wide the box is, from a viewport width on, the widest first: `[['60rem', 1 / 2], ['0', 1]]` is half of the page's
   * content on wide screens, and all of it on others.
   */
  readonly boxes: readonly (readonly [from: `${number}rem` | '0', width: BoxWidth])[];
  /**
   * The ratio that the build crops the picture to, around its focus; `own` (the default) crops nothing. With `wide` and
   * `phone`, screens below 40rem get another crop.
   */
  readonly ratio?: 'own' | Ratio | { readonly wide: Ratio; readonly phone: Ratio };
  /**
   * `crop` (the default) shows all of the file, `cover` fills a box of any height, and the focus stays in sight: if it has a
   * ratio, what is left of the picture after that. `contain` is for logos, which get no ground. `poster` makes one file alone,
   * because a video has one still.
   */
  readonly fit?: 'crop' | 'cover' | 'contain' | 'poster';
  /** Name of a field of the block. If it has a value, the picture is the still of that video. */
  readonly posterOf?: string;
  /** Name of a field of the block. If it is true, one more file shows all of the picture, for visitors who enlarge it. */
  readonly enlargedBy?: string;
}

/** Returns the boxes of a picture from its widths by viewport width, the narrowest first: `{ 0: 1, '60rem': 1 / 2 }`. */
export function byViewport(widths: Readonly<Record<0 | `${number}rem`, BoxWidth>>): PictureSlot['boxes'] {
  return Object.entries(widths).reverse() as PictureSlot['boxes'][number][];
}

/** The boxes of a block's pictures, by the name of the field, with what differs in other layouts. */
export type PictureSlots<Layout extends string = string> = Readonly<
  Record<string, PictureSlot & { readonly layouts?: Readonly<Partial<Record<Layout, Partial<PictureSlot>>>> }>
>;
