import type { Diagnostic, Path, Place } from '../../sdk/issue.ts';

/** What a page contributes to diagnostics that name several pages. */
export interface PageHits {
  readonly dead?: readonly DeadControl[];
  readonly forms?: readonly StrandedForm[];
  readonly policies?: readonly UnmetPolicy[];
  readonly missingIds?: readonly MissingId[];
  readonly markup?: readonly MarkupHit[];
  readonly leading?: readonly LeadingForm[];
  readonly leadValues?: readonly ShownLeadValue[];
}

/** A form that leads to another page. */
export interface LeadingForm {
  /** Path of that page. */
  readonly page: string;
  /** Names of the values of its lead. */
  readonly names: readonly string[];
  readonly at: Path;
}

/** A value of a lead in a text. */
export interface ShownLeadValue {
  readonly name: string;
  readonly at: Path;
  readonly needle: string;
}

/** A control on a page that does nothing. */
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
  readonly location: Pick<Diagnostic, 'path' | 'needle'>;
  /** The page, or the variant of it. */
  readonly label: string;
  /** The claim lacks a last day. */
  readonly endless: boolean;
}

/** A reference of a section to an id that no element of its page has. */
export interface MissingId {
  readonly id: string;
  readonly attribute: string;
  readonly section: string;
  readonly at: Path;
  /** Ids of the page, for the suggestion. */
  readonly others: readonly string[];
}

/** A problem of a page's HTML, at the section to edit. */
export interface MarkupHit {
  readonly code: 'heading-main' | 'heading-skipped' | 'consent-ticked' | 'id-duplicate';
  readonly at: Path;
  /** The message before and after the paths of the pages. */
  readonly message: readonly [before: string, after: string];
  readonly suggestion: string;
  /** The text inside the section that is wrong. */
  readonly needle?: string;
  /** Where it is, if that is a file of prose. */
  readonly place?: Place | undefined;
}
