import * as z from 'zod';
import type { Diagnostic, Path } from '../../../sdk/issue.ts';
import {
  buildTimeRules,
  configurableRules,
  isConfigurableRule,
  isWaivable,
  type Waivable,
} from '../../../sdk/rules.ts';
import { waiverSchema } from '../../../site/waiver.ts';
import { parseValue } from '../parse-value.ts';
import { zodDiagnostics } from '../zod-diagnostics.ts';
import { noSuchRule } from './settings.ts';
import type { WrittenWaivers } from './take-waivers.ts';

const waivable = Object.keys(configurableRules).filter(isWaivable);

/** A valid waiver. */
interface CheckedWaiver {
  readonly rule: Waivable;
  readonly until: string;
  /** Its JSON path, as it is written; the first one, if a section is shared. */
  readonly at: Path;
}

/** The waivers of a site, and whether each has waived something. */
export class Waivers {
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
