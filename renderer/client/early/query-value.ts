import type { QueryRule } from './data.ts';

/** Returns the value of a query parameter if it is allowed. */
export function queryValue(rule: QueryRule | undefined, requested: string): string | undefined {
  return (typeof rule === 'string' ? RegExp(rule, 'u').exec(requested) : rule?.[requested.toLowerCase()])?.[0];
}
