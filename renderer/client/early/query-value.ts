import type { QueryRule } from './data.ts';

/** What the visitor's address says for a parameter, if that is allowed. */
export function queryValue(rule: QueryRule | undefined, asked: string): string | undefined {
  return (typeof rule === 'string' ? RegExp(rule, 'u').exec(asked) : rule?.[asked.toLowerCase()])?.[0];
}
