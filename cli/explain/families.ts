import { readFileSync } from 'node:fs';
import type { IssueCode } from '../../renderer/sdk/issue.ts';

/** The explanation of a rule. `why` and `fix` are one paragraph each. */
export interface RuleText {
  /** Why it matters to the visitor or the business. */
  readonly why: string;
  /** What to do about it. */
  readonly fix: string;
  /** TypeScript: part of a config that breaks the rule, and the same part after the fix. */
  readonly bad?: string;
  readonly good?: string;
}

/** Rules about one subject, in the order in which they are listed. */
interface Family {
  readonly title: string;
  readonly texts: Readonly<Partial<Record<IssueCode, RuleText>>>;
}

/** All rules, grouped by subject: what `rules.md` says. Each code has its text once; a test compares them with the rules. */
export const families = readFamilies(readFileSync(new URL('./rules.md', import.meta.url), 'utf8'));

/** Reads a file with a heading for each family and rule, two paragraphs, and code fences marked `bad` and `good`. */
function readFamilies(source: string): readonly Family[] {
  return source.split(/^# /m).flatMap((part) => {
    const [title = '', ...rules] = part.split(/^## /m);
    const texts = rules.map((rule) => {
      const [code = '', why = '', fix = ''] = rule.split('\n\n');
      const fences = [...rule.matchAll(/^```ts (bad|good)\n(.*?)\n```$/gms)].map(([, name, text]) => [name, text]);
      return [code, { why, fix: fix.trimEnd(), ...Object.fromEntries(fences) }];
    });
    return title === '' ? [] : [{ title: title.trim(), texts: Object.fromEntries(texts) }];
  });
}

/** Returns the text of a rule. A test makes sure that every rule has one. */
export function ruleText(code: IssueCode): RuleText {
  const text = families.map(({ texts }) => texts[code]).find((one) => one !== undefined);
  if (text === undefined) throw new Error(`No text explains the rule ${code}.`);
  return text;
}

/** Returns the codes of a family in the order of its texts. */
export function codesOf({ texts }: Family): IssueCode[] {
  return Object.keys(texts).filter((code): code is IssueCode => Object.hasOwn(texts, code));
}
