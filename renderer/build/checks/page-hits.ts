import type { Diagnostic, Path } from '../../sdk/issue.ts';

/** What a page contributes to diagnostics that name several pages. */
export interface PageHits {
  readonly dead?: readonly DeadControl[];
  readonly forms?: readonly StrandedForm[];
  readonly policies?: readonly UnmetPolicy[];
  readonly missingIds?: readonly MissingId[];
  readonly headings?: readonly HeadingHit[];
}

/** Something on a page that visitors press and that does nothing. */
export interface DeadControl {
  readonly what: string;
  readonly at: Path;
  /** Groups the pages that share it. */
  readonly key: string;
}

/** A form whose every destination lacks an address that any visitor can send to. */
export interface StrandedForm {
  readonly destinations: readonly string[];
  /** Identity of its section. */
  readonly section: string;
  readonly name: string;
  readonly at: Path;
}

/** A claim on a page that does not meet a policy. */
export interface UnmetPolicy {
  /** Number of the policy. */
  readonly policy: number;
  readonly fact: string;
  readonly place: Pick<Diagnostic, 'path' | 'needle'>;
  /** The page, or the variant of it. */
  readonly label: string;
  /** The claim lacks a last day. */
  readonly endless: boolean;
}

/** An id that a section names and that nothing on its page has. */
export interface MissingId {
  readonly id: string;
  readonly attribute: string;
  readonly section: string;
  readonly at: Path;
  /** Ids of the page, for the suggestion. */
  readonly others: readonly string[];
}

/** What is wrong with the headings of a page, at the section to edit. */
export interface HeadingHit {
  readonly code: 'heading-main' | 'heading-skipped';
  readonly at: Path;
  /** The message in front of the names of pages, and behind them. */
  readonly message: readonly [before: string, after: string];
  readonly suggestion: string;
}
