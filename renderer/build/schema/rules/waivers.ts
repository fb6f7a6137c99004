import * as z from 'zod';
import type { Finding, Path } from '../../../sdk/issue.ts';
import {
  buildTimeRules,
  configurableRules,
  isConfigurableRule,
  isWaivable,
  type Waivable,
} from '../../../sdk/rules.ts';
import { waiverSchema } from '../../../site/waiver.ts';
import { parseValue } from '../parse-value.ts';
import { zodFindings } from '../zod-findings.ts';
import { noSuchRule } from './settings.ts';
import type { WrittenWaivers } from './take-waivers.ts';

const waivable = Object.keys(configurableRules).filter(isWaivable);

/** A waiver that has been checked. */
interface CheckedWaiver {
  readonly rule: Waivable;
  readonly until: string;
  /** Way to it, as it is written; the first of several where a section is shared. */
  readonly at: Path;
}

/** The waivers of a site: which findings they take out, and which of them took out none. */
export class Waivers {
  /** What is wrong with waivers, and those that have run out. */
  readonly findings: Finding[] = [];
  readonly #waivers = new Map<object, CheckedWaiver>();
  /** Those in force, by their rule and what they are over. */
  readonly #over = new Map<string, CheckedWaiver>();
  readonly #used = new Set<CheckedWaiver>();

  /** `today` is the day by which waivers run out; none does when it is left out. */
  constructor(written: readonly WrittenWaivers[], today: string | undefined) {
    const checked = new Set<unknown>();
    for (const { value, at, over } of written) {
      if (!checked.has(value)) this.#check(value, at, today);
      checked.add(value);
      for (const entry of Array.isArray(value) ? value : []) {
        const waiver = this.#waivers.get(entry);
        if (waiver === undefined) continue;
        for (const place of over) {
          const key = keyOf(waiver.rule, place);
          if (!this.#over.has(key)) this.#over.set(key, waiver);
        }
      }
    }
  }

  /** Whether a finding of a rule is waived: one of its ways leads into what a waiver is over. */
  covers(rule: string, ways: readonly Path[]): boolean {
    if (this.#over.size === 0) return false;
    for (const way of ways) {
      for (const path of [way, withoutRow(way)]) {
        for (let depth = path.length; depth > 0; depth--) {
          const waiver = this.#over.get(keyOf(rule, path.slice(0, depth)));
          if (waiver === undefined) continue;
          this.#used.add(waiver);
          return true;
        }
      }
    }
    return false;
  }

  /** Waivers that took out nothing of what was found until now. */
  unused(): Finding[] {
    return [...this.#waivers.values()]
      .filter((waiver) => !this.#used.has(waiver) && !buildTimeRules.has(waiver.rule))
      .map(({ rule, at }) => ({
        code: 'waiver-unused',
        message: `Nothing here breaks the rule "${rule}", so the waiver waives nothing.`,
        path: at,
        written: at,
        suggestion: 'Remove it, or put it on what breaks the rule.',
      }));
  }

  #check(value: unknown, at: Path, today: string | undefined): void {
    const node = parseValue(listSchema, { waive: value });
    if (!node.success) this.#fault(zodFindings(node.error, listSchema, { waive: value }, at.slice(0, -1)));
    for (const [index, entry] of (node.data?.waive ?? []).entries()) {
      const place = [...at, index];
      const parsed = parseValue(waiverSchema, entry);
      if (!parsed.success) {
        this.#fault(zodFindings(parsed.error, waiverSchema, entry, place));
        continue;
      }
      const { rule, until } = parsed.data;
      if (!isWaivable(rule)) {
        const fault = isConfigurableRule(rule) ? ofWaivers(rule) : noSuchRule(rule, waivable);
        this.#fault([{ ...fault, path: [...place, 'rule'] }]);
      } else if (today !== undefined && until < today) {
        this.#fault([
          {
            code: 'waiver-expired',
            message: `The waiver of "${rule}" ran out on ${until}.`,
            path: [...place, 'until'],
            suggestion: 'Mend what it waives, or give it a later day and a reason that still holds.',
          },
        ]);
      } else if (typeof entry === 'object' && entry !== null) {
        this.#waivers.set(entry, { rule, until, at: place });
      }
    }
  }

  /** A waiver stands where it is written, whatever becomes of what it stands on. */
  #fault(findings: readonly Finding[]): void {
    for (const finding of findings) this.findings.push({ ...finding, written: finding.path });
  }
}

/** Entries are checked one by one, so that one at fault takes no other with it. */
const listSchema = z.object({ waive: z.array(z.unknown()) });

function ofWaivers(rule: string): Pick<Finding, 'code' | 'message' | 'suggestion'> {
  return {
    code: 'rule-fixed',
    message: `The rule "${rule}" is about waivers, so no waiver sets it aside.`,
    suggestion: `It can be turned off for the whole site: rules: { '${rule}': 'off' }.`,
  };
}

function keyOf(rule: string, path: Path): string {
  return [rule, ...path].join('\0');
}

/** The way to a value of a matrix's page, as if the matrix made one page only. */
function withoutRow(path: Path): Path {
  return path[0] === 'routes' && path[2] === 'pages' ? [...path.slice(0, 2), ...path.slice(4)] : path;
}
