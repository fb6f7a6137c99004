/**
 * Names that only a site knows. `frontage types` writes `.frontage/types.d.ts`, which merges the site's own names into
 * this interface; until it has run, every name is any string.
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

/** The name of a layout declared in the config. */
export type LayoutName = Registered<'layout', string>;

/** The name of a destination declared in the config. */
export type DestinationName = Registered<'destination', string>;

type Scheme = 'https://' | 'http://' | 'mailto:' | 'tel:' | 'sms:';

/** Where a link goes: a route, a place on a page, or an address with one of the allowed schemes. */
export type Href =
  | RoutePath
  | `${RoutePath & string}#${string}`
  | `#${string}`
  | `${Scheme}${string}`
  | `{{${string}}}`;

/** A fact in place of a literal value. */
export interface FactRef {
  readonly fact: FactName;
}

/** Links to the pages of a matrix, in place of a list of groups of links. */
export interface PagesOf {
  /** Name of the matrix. */
  readonly pagesOf: string;
  /** One group for each row of this parameter; one group for all when left out. */
  readonly groupBy?: string;
  /** What stands over a group, with `{{param.…}}` of its pages; the name of the row when left out. */
  readonly title?: string;
  /** What a link says, with `{{param.…}}` of its page; the names of the rows when left out. */
  readonly label?: string;
  /** What stands beside a link. */
  readonly note?: string;
  /** Only pages of these rows, by the value that the path uses. */
  readonly where?: Readonly<Record<string, string | readonly string[]>>;
}

/** Every block with its fields, by type. */
export type Blocks = Registered<'blocks', Record<string, { block: string; [field: string]: unknown }>>;

/** The sections of each page that is written by itself: the type of their block by name, by the path of the page. */
export type PageSections = Registered<'pages', object>;

/** One section of a page: the name of its block, and that block's fields. */
export type Section<Type extends keyof Blocks = keyof Blocks> = Blocks[Type];
