import type { Diagnostic, IssueCode, Path, Severity } from '../../../sdk/issue.ts';
import { configurableRules, isConfigurableRule, productionErrors, type RuleLevel } from '../../../sdk/rules.ts';
import { readSettings } from './settings.ts';
import { takeWaivers } from './take-waivers.ts';
import { Waivers } from './waivers.ts';

/** Returns the severity of a diagnostic; undefined if it is off. `written` is its JSON path in the written config, if known. */
export type Weigh = (diagnostic: Diagnostic, written?: Path) => Severity | undefined;

/** The rules of a site. */
export interface Rules {
  /** The config without its waivers. */
  readonly input: unknown;
  /** The severity of a diagnostic; undefined if its rule is off, or waived at its path. */
  readonly weigh: Weigh;
  /** Errors in rules and waivers, and expired waivers. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether a configurable rule is off on the whole site. */
  readonly isOff: (code: IssueCode) => boolean;
  /** Waivers that waived nothing. Call it after all diagnostics. */
  readonly unused: () => readonly Diagnostic[];
}

/**
 * Reads the rules and waivers of a config. `today` is the day on which waivers may have expired; without it, none have. Some
 * rules are stricter for a `production` build.
 */
export function readRules(config: unknown, today?: string, production = false): Rules {
  const { levels, diagnostics } = readSettings(config);
  const { input, written } = takeWaivers(config);
  const waivers = new Waivers(written, today);
  return {
    input,
    weigh: (diagnostic, path) => {
      const paths = path === undefined ? [diagnostic.path] : [diagnostic.path, path];
      const waived = waivers.covers(diagnostic.code, paths);
      return waived && diagnostic.severity !== 'error' ? undefined : weight(diagnostic, levels, production);
    },
    isOff: (code) => levels.get(code) === 'off',
    diagnostics: [...diagnostics, ...waivers.diagnostics],
    unused: () => waivers.unused(),
  };
}

/** Returns the default severity of a diagnostic. */
export const usualWeight: Weigh = (diagnostic) => weight(diagnostic, new Map());

function weight(
  { code, severity }: Diagnostic,
  levels: ReadonlyMap<string, RuleLevel>,
  production = false,
): Severity | undefined {
  if (severity === 'error' || !isConfigurableRule(code)) return 'error';
  const level = levels.get(code);
  if (level === 'off') return undefined;
  if (level === undefined && production && productionErrors.has(code)) return 'error';
  return level === undefined ? configurableRules[code] : level === 'warn' ? 'warning' : level;
}
