import { type Diagnostic, issueCodes } from '../../../sdk/issue.ts';
import { configurableRules, isConfigurableRule, type RuleLevel, ruleLevels } from '../../../sdk/rules.ts';
import { didYouMean, nearest } from '../../../sdk/suggest.ts';
import { isRecord } from '../../lib/is-record.ts';

/** The `rules` of a config, read before anything else is checked. */
export interface ReadSettings {
  readonly levels: ReadonlyMap<string, RuleLevel>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads `rules` of a config. The site's schema reports unknown levels. */
export function readSettings(input: unknown): ReadSettings {
  const rules = isRecord(input) && isRecord(input.rules) ? input.rules : {};
  const levels = new Map<string, RuleLevel>();
  const diagnostics: Diagnostic[] = [];
  for (const [rule, value] of Object.entries(rules)) {
    const level = ruleLevels.find((name) => name === value);
    if (!isConfigurableRule(rule)) {
      diagnostics.push({ ...noSuchRule(rule, Object.keys(configurableRules)), path: ['rules', rule], atKey: true });
    } else if (level !== undefined) levels.set(rule, level);
  }
  return { levels, diagnostics };
}

/** Reports an id that names no configurable rule: either an error that no config can turn off, or nothing. */
export function noSuchRule(
  rule: string,
  rules: readonly string[],
): Pick<Diagnostic, 'code' | 'message' | 'suggestion'> {
  if (Object.hasOwn(issueCodes, rule)) {
    return {
      code: 'rule-fixed',
      message: `The rule "${rule}" can be neither turned off nor waived.`,
      suggestion: `Fix what it reports; \`npx frontage explain ${rule}\` says how.`,
    };
  }
  const fixed = nearest(rule, rules) === undefined ? nearest(rule, Object.keys(issueCodes)) : undefined;
  return {
    code: 'unknown-rule',
    message: `There is no rule "${rule}".`,
    suggestion:
      fixed === undefined
        ? didYouMean(rule, rules, 'rule')
        : `Did you mean "${fixed}"? It can be neither turned off nor waived.`,
  };
}
