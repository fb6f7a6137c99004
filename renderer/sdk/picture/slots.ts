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

/** The boxes of a block's pictures, by the name of the field, with what differs in other layouts. */
export type PictureSlots<Layout extends string = string> = Readonly<
  Record<string, PictureSlot & { readonly layouts?: Readonly<Partial<Record<Layout, Partial<PictureSlot>>>> }>
>;
