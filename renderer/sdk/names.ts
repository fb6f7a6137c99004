/**
 * Names of one site. `npx frontage types` writes `.frontage/types.d.ts`, which merges the site's names into this interface.
 * Until then, every name is any string.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Register {}

type Registered<Key extends string, Fallback> = Register extends Record<Key, infer Names> ? Names : Fallback;

/** A route of this site, as its path: `'/pricing'`. */
export type RoutePath = Registered<'route', string>;

/** The dotted name of a fact: `'packages.starter.price'`. */
export type FactName = Registered<'fact', string>;

/** The file name of a picture under `templates/images`. */
export type ImageName = Registered<'image', string>;

/** The file name of a video under `templates/videos`. */
export type VideoName = Registered<'video', string>;

/** The file name of captions under `templates/videos`. */
export type CaptionsName = Registered<'captions', string>;

/** The name of an icon: the engine's, `own:tooth` for `templates/icons/tooth.svg`, or `lucide:croissant` of an installed set. */
export type IconRef = Registered<'icon', string>;

/** The name of a Markdown file under `templates/prose`. */
export type ProseFile = Registered<'prose', string>;

/** The name of a layout declared in the config. */
export type LayoutName = Registered<'layout', string>;

/** The name of a destination declared in the config. */
export type DestinationName = Registered<'destination', string>;

/** The address of a file of `templates/public`: `'/brochure.pdf'`. */
export type PublicPath = Registered<'publicFile', never>;

type Scheme = 'https://' | 'http://' | 'mailto:' | 'tel:' | 'sms:';

/** The target of a link: a route, an anchor on a page, or a URL with an allowed scheme. */
export type Href =
  | RoutePath
  | `${RoutePath & string}#${string}`
  | PublicPath
  | `${PublicPath & string}${'#' | '?'}${string}`
  | `#${string}`
  | `${Scheme}${string}`
  | `{{${string}}}`;

/**
 * Answers to fields of the same form, by their names: `{ service: 'implant' }`. Several fields must all match; of several values,
 * one is enough. A checkbox is `true` or `false`.
 */
export type Condition = Readonly<Record<string, string | boolean | readonly string[]>>;

/** A fact instead of a literal value. */
export interface FactRef {
  readonly fact: FactName;
}

/** The pages of a matrix or collection, instead of a list of groups of links or of articles. */
export interface PagesOf {
  /** Name of the matrix or collection. */
  readonly pagesOf: string;
  /** One group for each row of this parameter; one group for all pages by default. */
  readonly groupBy?: string;
  /** The title of a group, with `{{param.…}}` of its pages; the name of the row by default. */
  readonly title?: string;
  /** The text of a link, with `{{param.…}}` of its page; the names of the rows by default. */
  readonly label?: string;
  /** The note beside a link. */
  readonly note?: string;
  /** Only pages of these rows, by the value that the path uses. */
  readonly where?: Readonly<Record<string, string | readonly string[]>>;
  /** Lists this many pages at most. */
  readonly most?: number;
  /** Only entries of this topic. */
  readonly topic?: string;
}

/** Every block with its fields, by type. */
export type Blocks = Registered<'blocks', Record<string, { block: string; [field: string]: unknown }>>;

/** The sections of each page that has its own route: the block type by section name, by path of the page. */
export type PageSections = Registered<'pages', object>;

/** One section of a page: the name of its block, and that block's fields. */
export type Section<Type extends keyof Blocks = keyof Blocks> = Blocks[Type];
