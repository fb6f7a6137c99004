import * as z from 'zod';
import {
  buildTimeRules,
  configurableRules,
  type Diagnostic,
  type IssueCode,
  isConfigurableRule,
  issueCodes,
  isWaivable,
  type Path,
  productionErrors,
  type RuleLevel,
  ruleLevels,
  type Severity,
  type Waivable,
} from '../../../sdk/issue.ts';
import { didYouMean, nearest } from '../../../sdk/suggest.ts';
import { waiverSchema } from '../../../site/waiver.ts';
import { isRecord } from '../../lib/is-record.ts';
import { parseValue } from '../parse-value.ts';
import { zodDiagnostics } from '../zod-diagnostics.ts';
import { takeWaivers, type WrittenWaivers } from './take-waivers.ts';

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

/** The `rules` of a config, read before anything else is checked. */
export interface ReadSettings {
  readonly levels: ReadonlyMap<string, RuleLevel>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads `rules` of a config. The site's schema reports unknown levels. */
function readSettings(input: unknown): ReadSettings {
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
function noSuchRule(rule: string, rules: readonly string[]): Pick<Diagnostic, 'code' | 'message' | 'suggestion'> {
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

const waivable = Object.keys(configurableRules).filter(isWaivable);

/** A valid waiver. */
interface CheckedWaiver {
  readonly rule: Waivable;
  readonly until: string;
  /** Its JSON path, as it is written; the first one, if a section is shared. */
  readonly at: Path;
}

/** The waivers of a site, and whether each has waived something. */
class Waivers {
  /** Errors in waivers, and expired waivers. */
  readonly diagnostics: Diagnostic[] = [];
  readonly #waivers = new Map<object, CheckedWaiver>();
  /** The waivers in force, by their rule and by the path that they apply to. */
  readonly #over = new Map<string, CheckedWaiver>();
  readonly #used = new Set<CheckedWaiver>();

  /** `today` is the day on which waivers may have expired; without it, none have. */
  constructor(written: readonly WrittenWaivers[], today: string | undefined) {
    const checked = new Set<unknown>();
    for (const { value, at, over } of written) {
      if (!checked.has(value)) this.#check(value, at, today);
      checked.add(value);
      for (const entry of Array.isArray(value) ? value : []) {
        const waiver = this.#waivers.get(entry);
        if (waiver === undefined) continue;
        for (const path of over) {
          const key = ruleAt(waiver.rule, path);
          if (!this.#over.has(key)) this.#over.set(key, waiver);
        }
      }
    }
  }

  /** Whether a diagnostic of a rule is waived: one of its paths is inside a value that a waiver applies to. */
  covers(rule: string, paths: readonly Path[]): boolean {
    if (this.#over.size === 0) return false;
    for (const exact of paths) {
      for (const path of [exact, withoutRow(exact)]) {
        for (let depth = path.length; depth > 0; depth--) {
          const waiver = this.#over.get(ruleAt(rule, path.slice(0, depth)));
          if (waiver === undefined) continue;
          this.#used.add(waiver);
          return true;
        }
      }
    }
    return false;
  }

  /** Reports waivers that have waived nothing yet. */
  unused(): Diagnostic[] {
    return [...this.#waivers.values()]
      .filter((waiver) => !this.#used.has(waiver) && !buildTimeRules.has(waiver.rule))
      .map(({ rule, at }) => ({
        code: 'waiver-unused',
        message: `Nothing here breaks the rule "${rule}", so the waiver waives nothing.`,
        path: at,
        written: at,
        suggestion: 'Remove it, or move it to the value that breaks the rule.',
      }));
  }

  #check(value: unknown, at: Path, today: string | undefined): void {
    const node = parseValue(listSchema, { waive: value });
    if (!node.success) this.#report(zodDiagnostics(node.error, listSchema, { waive: value }, at.slice(0, -1)));
    for (const [index, entry] of (node.data?.waive ?? []).entries()) {
      const entryAt = [...at, index];
      const parsed = parseValue(waiverSchema, entry);
      if (!parsed.success) {
        this.#report(zodDiagnostics(parsed.error, waiverSchema, entry, entryAt));
        continue;
      }
      const { rule, until } = parsed.data;
      if (!isWaivable(rule)) {
        const problem = isConfigurableRule(rule) ? notWaivable(rule) : noSuchRule(rule, waivable);
        this.#report([{ ...problem, path: [...entryAt, 'rule'] }]);
      } else if (today !== undefined && until < today) {
        this.#report([
          {
            code: 'waiver-expired',
            message: `The waiver of "${rule}" expired on ${until}.`,
            path: [...entryAt, 'until'],
            suggestion: 'Fix what it waives, or give it a later day and a reason that is still valid.',
          },
        ]);
      } else if (typeof entry === 'object' && entry !== null) {
        this.#waivers.set(entry, { rule, until, at: entryAt });
      }
    }
  }

  /** Waivers are located where they are written, even inside a template. */
  #report(diagnostics: readonly Diagnostic[]): void {
    for (const diagnostic of diagnostics) this.diagnostics.push({ ...diagnostic, written: diagnostic.path });
  }
}

/** Entries are checked one by one, so that an invalid one does not affect the others. */
const listSchema = z.object({ waive: z.array(z.unknown()) });

function notWaivable(rule: string): Pick<Diagnostic, 'code' | 'message' | 'suggestion'> {
  return {
    code: 'rule-fixed',
    message: `The rule "${rule}" is about waivers, so it cannot be waived.`,
    suggestion: `It can be turned off for the whole site: rules: { '${rule}': 'off' }.`,
  };
}

function ruleAt(rule: string, path: Path): string {
  return [rule, ...path].join('\0');
}

/** The path of a value on a matrix's page without the number of the page. */
function withoutRow(path: Path): Path {
  return path[0] === 'routes' && path[2] === 'pages' ? [...path.slice(0, 2), ...path.slice(4)] : path;
}
