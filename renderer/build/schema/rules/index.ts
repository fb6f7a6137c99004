import type { Finding, Path, Severity } from '../../../sdk/issue.ts';
import { configurableRules, isConfigurableRule, type RuleLevel } from '../../../sdk/rules.ts';
import { readSettings } from './settings.ts';
import { takeWaivers } from './take-waivers.ts';
import { Waivers } from './waivers.ts';

/** Returns the severity of a diagnostic; undefined if it is off. `written` is its JSON path in the written config, if known. */
export type Weigh = (finding: Finding, written?: Path) => Severity | undefined;

/** The rules of a site. */
export interface Rules {
  /** The config without its waivers. */
  readonly input: unknown;
  /** The severity of a diagnostic; undefined if its rule is off, or waived at its path. */
  readonly weigh: Weigh;
  /** Errors in rules and waivers, and expired waivers. */
  readonly findings: readonly Finding[];
  /** Waivers that waived nothing. Call it after all diagnostics. */
  readonly unused: () => readonly Finding[];
}

/** Reads the rules and waivers of a config. `today` is the day by which waivers expire; none do without it. */
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

/** Returns the default severity of a diagnostic. */
export const usualWeight: Weigh = (finding) => weight(finding, new Map());

function weight({ code, severity }: Finding, levels: ReadonlyMap<string, RuleLevel>): Severity | undefined {
  if (severity === 'error' || !isConfigurableRule(code)) return 'error';
  const level = levels.get(code);
  if (level === 'off') return undefined;
  return level === undefined ? configurableRules[code] : level === 'warn' ? 'warning' : level;
}
