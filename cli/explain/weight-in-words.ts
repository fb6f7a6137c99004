import type { IssueCode } from '../../renderer/sdk/issue.ts';
import { configurableRules, isConfigurableRule, isWaivable } from '../../renderer/sdk/rules.ts';

/** What a rule weighs, in a sentence, and how a config can change that. */
export function weightInWords(code: IssueCode): string {
  if (!isConfigurableRule(code)) return 'An error. It can neither be turned off nor waived.';
  const usual = configurableRules[code] === 'error' ? 'An error' : 'A warning';
  const setting = `\`rules: { ${/^[a-z]+$/.test(code) ? code : `'${code}'`}: '${other(configurableRules[code])}' }\``;
  return isWaivable(code)
    ? `${usual}, unless the config says otherwise (${setting}); a waiver sets it aside in one place.`
    : `${usual}, unless the config says otherwise (${setting}).`;
}

/** The weight beside the id in a list. */
export function weightInShort(code: IssueCode): string {
  return isConfigurableRule(code) ? `usually ${configurableRules[code]}` : 'error';
}

function other(usual: 'error' | 'warning'): 'warn' | 'off' {
  return usual === 'error' ? 'warn' : 'off';
}
