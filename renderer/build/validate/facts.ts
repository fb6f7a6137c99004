import type { Fact } from '../../kit/facts.ts';
import type { Finding, Path } from '../../kit/issue.ts';
import { derivedFactSchema, factSchema } from '../../site/fact-schema.ts';
import { isRecord } from '../is-record.ts';
import { type DerivedFact, deriveFacts } from './formulas.ts';
import { zodFindings } from './zod-findings.ts';

/**
 * Checks the facts of a site; they nest in groups of any depth, and what holds a `value` is a fact, or what has a type and
 * says what it follows from (`of`).
 */
export function readFacts(group: Readonly<Record<string, unknown>>): { facts: Map<string, Fact>; findings: Finding[] } {
  const facts = new Map<string, Fact>();
  const derived = new Map<string, DerivedFact>();
  const findings: Finding[] = [];
  const visit = (node: Readonly<Record<string, unknown>>, at: Path, prefix: string) => {
    for (const [name, value] of Object.entries(node)) {
      const path = [...at, name];
      if (!/^[A-Za-z]\w*$/.test(name)) {
        findings.push({
          code: 'invalid-value',
          message: `The fact name "${name}" cannot be used in a token.`,
          path,
          atKey: true,
          suggestion: 'Use letters and digits, starting with a letter.',
        });
      } else if (!isRecord(value)) {
        findings.push({
          code: 'wrong-type',
          message: `The fact "${prefix}${name}" must say its type.`,
          path,
          suggestion: `Write { type: 'text', value: … }, or another type: money, count, percent, days, phone, email, url.`,
        });
      } else if ('value' in value) {
        const parsed = factSchema.safeParse(value);
        if (parsed.success) facts.set(prefix + name, parsed.data as Fact);
        else findings.push(...zodFindings(parsed.error, factSchema, value, path));
      } else if ('of' in value && typeof value.type === 'string') {
        const parsed = derivedFactSchema.safeParse(value);
        if (parsed.success) {
          const { of, ...fact } = parsed.data;
          derived.set(prefix + name, { fact: fact as DerivedFact['fact'], of, at: path });
        } else findings.push(...zodFindings(parsed.error, derivedFactSchema, value, path));
      } else visit(value, path, `${prefix}${name}.`);
    }
  };
  visit(group, ['facts'], '');
  findings.push(...deriveFacts(facts, derived));
  return { facts, findings };
}
