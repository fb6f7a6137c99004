import { configurableRules, type IssueCode, isConfigurableRule, isWaivable } from '../../renderer/sdk/issue.ts';

/** Returns the severity of a rule in a sentence or two, with the way to change it. */
export function severitySentence(code: IssueCode): string {
  if (!isConfigurableRule(code)) return 'An error. It cannot be turned off or waived.';
  const severity = configurableRules[code] === 'error' ? 'An error' : 'A warning';
  const level = configurableRules[code] === 'error' ? 'warn' : 'off';
  const setting = `\`rules: { ${/^[a-z]+$/.test(code) ? code : `'${code}'`}: '${level}' }\``;
  return `${severity} by default. Change that in the config with ${setting}${isWaivable(code) ? ', or in one place with a waiver' : ''}.`;
}

/** Returns the severity of a rule for a column of a list. */
export function severityLabel(code: IssueCode): string {
  return isConfigurableRule(code) ? `${configurableRules[code]} by default` : 'error';
}
