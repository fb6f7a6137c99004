import type { Path, Place } from '../../kit/issue.ts';
import type { PageOrigin } from '../../site/site.ts';
import type { RawExperiment } from './experiment.ts';

/** A page as a person could have written it, whatever route it comes of. */
export interface RawPage {
  /** Way to the page among the pages that the routes unfold to. */
  readonly at: Path;
  /** The page, yet to be checked. */
  readonly input: unknown;
  /** What made it; nothing for a page that is written out. */
  readonly origin?: PageOrigin;
  /** What makes it is at fault and has been reported: only its path is of use. */
  readonly faulty?: true;
  /** The variants of it that some visitors see. */
  readonly experiment?: RawExperiment;
  /** Where a value of the page is written, by the way to it inside the page. */
  readonly writtenAt: (inside: Path) => Written;
}

/** Where a value is written: a way into the config, or into another file, or the place itself. */
export type Written = { readonly path: Path; readonly file?: string } | { readonly place: Place };
