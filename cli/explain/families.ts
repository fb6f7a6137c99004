import type { IssueCode } from '../../renderer/sdk/issue.ts';
import type { RuleText, RuleTexts } from './rule-text.ts';
import { addressRules } from './texts/addresses.ts';
import { cardRules } from './texts/cards.ts';
import { claimRules } from './texts/claims.ts';
import { consentRules } from './texts/consent.ts';
import { factRules } from './texts/facts.ts';
import { finishedPageRules } from './texts/finished-pages.ts';
import { fontRules } from './texts/fonts.ts';
import { formRules } from './texts/forms.ts';
import { generatedPageRules } from './texts/generated-pages.ts';
import { hostingRules } from './texts/hosting.ts';
import { loadingRules } from './texts/loading.ts';
import { outputRules } from './texts/output.ts';
import { ruleRules } from './texts/rules.ts';
import { searchRules } from './texts/search.ts';
import { sectionRules } from './texts/sections.ts';
import { visitorRules } from './texts/visitors.ts';

/** Rules about one subject. */
interface Family {
  readonly title: string;
  readonly texts: RuleTexts;
}

/** All rules, grouped by subject. Each code has its text in exactly one family. */
export const families: readonly Family[] = [
  { title: 'Loading the config', texts: loadingRules },
  { title: 'Pages and their sections', texts: sectionRules },
  { title: 'Facts and tokens', texts: factRules },
  { title: 'Claims', texts: claimRules },
  { title: 'Addresses, links and redirects', texts: addressRules },
  { title: 'Generated pages and experiments', texts: generatedPageRules },
  { title: 'Forms', texts: formRules },
  { title: 'Search engines', texts: searchRules },
  { title: 'What visitors notice', texts: visitorRules },
  { title: 'Consent', texts: consentRules },
  { title: 'Fonts', texts: fontRules },
  { title: 'Social cards', texts: cardRules },
  { title: 'Finished pages', texts: finishedPageRules },
  { title: 'Hosts', texts: hostingRules },
  { title: 'Folders', texts: outputRules },
  { title: 'Rules and waivers', texts: ruleRules },
];

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
