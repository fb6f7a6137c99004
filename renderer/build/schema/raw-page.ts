import type { Path, Place } from '../../sdk/issue.ts';
import type { PageOrigin } from '../../site/site.ts';

/** A page as a person could have written it, whatever route it comes of. */
export interface RawPage {
  /** Way to the page among the pages that the routes unfold to. */
  readonly at: Path;
  /** The page, yet to be checked. That of a matrix is filled in each time somebody asks. */
  readonly input: unknown;
  /** Its path as the route writes it. */
  readonly address: unknown;
  /** Content key: pages with the same key have the same input, wherever they are in the config. */
  readonly key: () => string;
  /** What made it; nothing for a page that is written out. */
  readonly origin?: PageOrigin;
  /** What makes it is at fault and has been reported: only its path is of use. */
  readonly faulty?: true;
  /** It is not made for now: links may lead to it all the same. */
  readonly leftOut?: true;
  /** No list of pages stands on it. */
  readonly isListless?: boolean;
  /** The variants of it that some visitors see. */
  readonly experiment?: RawExperiment;
  /** Where a value of the page is written, by the way to it inside the page; with `blame`, where what is wrong with it is. */
  readonly writtenAt: (inside: Path, blame?: Blame) => Written;
}

/** Asks where what is wrong with words was written, which may be a parameter among them; `needle` is a text inside them. */
export interface Blame {
  readonly needle?: string | undefined;
}

/**
 * Where a value is written: a way into the config, or into another file, or the place itself. `page` is the path of the
 * page that it was found on, where one place makes many pages.
 */
export type Written = { readonly page?: string } & (
  | { readonly path: Path; readonly file?: string }
  | { readonly place: Place }
);

/** An experiment with the page as each of its variants shows it. */
export interface RawExperiment {
  readonly at: Path;
  readonly name: string;
  readonly functional: boolean;
  readonly until?: string | undefined;
  readonly variants: readonly { readonly name: string; readonly weight: number; readonly page: RawPage }[];
}
