import type { Finding, Path, Severity } from '../../../sdk/issue.ts';
import { configurableRules, isConfigurableRule, type RuleLevel } from '../../../sdk/rules.ts';
import { readSettings } from './settings.ts';
import { takeWaivers } from './take-waivers.ts';
import { Waivers } from './waivers.ts';

/** Decides what a finding weighs. `written` is the way to it as the config writes it, where that is known. */
export type Weigh = (finding: Finding, written?: Path) => Severity | undefined;

/** The rules of a site. */
export interface Rules {
  /** The config without its waivers. */
  readonly input: unknown;
  /** The weight of a finding; nothing when its rule is off, or waived where it stands. */
  readonly weigh: Weigh;
  /** What is wrong with the rules and waivers themselves, and waivers that have run out. */
  readonly findings: readonly Finding[];
  /** Waivers that waived nothing, once everything has been weighed. */
  readonly unused: () => readonly Finding[];
}

/** Reads what a config says of rules: their weights, and where they are waived until which day. */
export function readRules(config: unknown, today?: string): Rules {
  const { levels, findings } = readSettings(config);
  const { input, written } = takeWaivers(config);
  const waivers = new Waivers(written, today);
  return {
    input,
    weigh: (finding, way) => {
      const waived = waivers.covers(finding.code, way === undefined ? [finding.path] : [finding.path, way]);
      return waived && finding.severity !== 'error' ? undefined : weight(finding, levels);
    },
    findings: [...findings, ...waivers.findings],
    unused: () => waivers.unused(),
  };
}

/** The weight of a finding as long as no config says otherwise. */
export const usualWeight: Weigh = (finding) => weight(finding, new Map());

function weight({ code, severity }: Finding, levels: ReadonlyMap<string, RuleLevel>): Severity | undefined {
  if (severity === 'error' || !isConfigurableRule(code)) return 'error';
  const level = levels.get(code);
  if (level === 'off') return undefined;
  return level === undefined ? configurableRules[code] : level === 'warn' ? 'warning' : level;
}
