import type { IssueCode } from '../../renderer/sdk/issue.ts';
import type { RuleText, RuleTexts } from './rule-text.ts';
import { addressRules } from './texts/addresses.ts';
import { beingFoundRules } from './texts/being-found.ts';
import { cardRules } from './texts/cards.ts';
import { claimRules } from './texts/claims.ts';
import { consentRules } from './texts/consent.ts';
import { factRules } from './texts/facts.ts';
import { finishedPageRules } from './texts/finished-pages.ts';
import { formRules } from './texts/forms.ts';
import { hostingRules } from './texts/hosting.ts';
import { loadingRules } from './texts/loading.ts';
import { madePageRules } from './texts/made-pages.ts';
import { outputRules } from './texts/output.ts';
import { ruleRules } from './texts/rules.ts';
import { sectionRules } from './texts/sections.ts';
import { visitorRules } from './texts/what-visitors-meet.ts';

/** Rules that are about one thing. */
interface Family {
  readonly title: string;
  readonly texts: RuleTexts;
}

/** Every rule there is, family by family: each code has one text in one of them. */
export const families: readonly Family[] = [
  { title: 'Loading the config', texts: loadingRules },
  { title: 'Pages and their sections', texts: sectionRules },
  { title: 'Facts and words', texts: factRules },
  { title: 'Claims', texts: claimRules },
  { title: 'Addresses, links and redirects', texts: addressRules },
  { title: 'Pages that are made', texts: madePageRules },
  { title: 'Forms', texts: formRules },
  { title: 'Being found', texts: beingFoundRules },
  { title: 'What visitors meet', texts: visitorRules },
  { title: 'Consent', texts: consentRules },
  { title: 'Social cards', texts: cardRules },
  { title: 'Finished pages', texts: finishedPageRules },
  { title: 'Hosts', texts: hostingRules },
  { title: 'Folders', texts: outputRules },
  { title: 'Rules and waivers', texts: ruleRules },
];

/** The text of a rule. Throws where there is none, which a test rules out. */
export function textOf(code: IssueCode): RuleText {
  const text = families.map(({ texts }) => texts[code]).find((one) => one !== undefined);
  if (text === undefined) throw new Error(`No text explains the rule ${code}.`);
  return text;
}

/** The codes of a family, in the order of its texts. */
export function codesOf({ texts }: Family): IssueCode[] {
  return Object.keys(texts).filter((code): code is IssueCode => Object.hasOwn(texts, code));
}
