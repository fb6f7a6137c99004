import type { Path, Place, TooLong } from '../../sdk/issue.ts';
import type { PageOrigin } from '../../site/site.ts';

/** An expanded page, as if it was written by hand. */
export interface RawPage {
  /** JSON path of the page among the expanded routes. */
  readonly at: Path;
  /** The page, not validated yet. A page of a matrix is filled in on each access. */
  readonly input: unknown;
  /** Its path, as the route writes it. */
  readonly address: unknown;
  /** Content key: pages with the same key have the same input, wherever they are in the config. */
  readonly key: () => string;
  /** What made it; undefined for a page that is written by hand. */
  readonly origin?: PageOrigin;
  /** Its route is invalid and reported: only the path of the page can be used. */
  readonly failed?: true;
  /** It is not built now, but links to it are valid. */
  readonly leftOut?: true;
  /** It contains no list of pages. */
  readonly isListless?: boolean;
  /** Names of the collections that it lists. */
  readonly lists?: readonly string[];
  /** The variants that some visitors see. */
  readonly experiment?: RawExperiment;
  /** Locates a value by its JSON path inside the page; with `blame`, the invalid part of the value. */
  readonly writtenAt: (inside: Path, blame?: Blame) => Written;
}

/** Asks for the part of a text that is invalid, which may come from a parameter: its `needle`, or what makes it too long. */
export interface Blame {
  readonly needle?: string | undefined;
  readonly tooLong?: TooLong | undefined;
}

/**
 * Where a value is written: a JSON path in the config or in another file, or a source location. `page` is the path of the page
 * with the value, if the same location makes many pages.
 */
export type Written = { readonly page?: string; readonly prose?: ProseSpot } & (
  | { readonly path: Path; readonly file?: string }
  | { readonly place: Place }
);

/** A value inside a prose file. The path of the same {@link Written} is that of the file's name in the config. */
export interface ProseSpot {
  /** Where the value is written, or a text inside it. */
  readonly place: (needle?: string) => Place;
  /** Whether a text is written in the file. */
  readonly holds: (text: string) => boolean;
}

/** An experiment, with the page of each variant. */
export interface RawExperiment {
  readonly at: Path;
  readonly name: string;
  readonly functional: boolean;
  readonly until?: string | undefined;
  readonly variants: readonly { readonly name: string; readonly weight: number; readonly page: RawPage }[];
}
