import type { IssueCode } from '../../renderer/sdk/issue.ts';

/** The explanation of a rule. Each text is one paragraph without line breaks. */
export interface RuleText {
  /** Why it matters to the visitor or the business. */
  readonly why: string;
  /** What to do about it. */
  readonly fix: string;
  /** TypeScript: part of a config that breaks the rule, and the same part after the fix. */
  readonly bad?: string;
  readonly good?: string;
}

/** The texts of one family of rules. */
export type RuleTexts = Readonly<Partial<Record<IssueCode, RuleText>>>;
