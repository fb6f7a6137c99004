import type { IssueCode } from '../../renderer/sdk/issue.ts';

/** What a person reads who asks about a rule: plain sentences, each paragraph one string without line breaks. */
export interface RuleText {
  /** Why it matters to the visitor or the business. */
  readonly why: string;
  /** What to do about it. */
  readonly fix: string;
  /** A config that breaks the rule, and the same made right, as TypeScript. */
  readonly bad?: string;
  readonly good?: string;
}

/** The texts of one family of rules; all families together have one text for each code. */
export type RuleTexts = Readonly<Partial<Record<IssueCode, RuleText>>>;
