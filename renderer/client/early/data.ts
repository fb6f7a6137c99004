/** The data of the early script, in an attribute of its own element. */
export interface EarlyData {
  /** Allowed values of query parameters, by name. */
  readonly query: Readonly<Record<string, QueryRule>>;
  /** The experiment of the page. */
  readonly test?: TestRule | undefined;
}

/** A regular expression for the whole value, or a list with the allowed value by its lower-case form. */
export type QueryRule = string | Readonly<Record<string, readonly [string]>>;

export interface TestRule {
  /** The storage that holds the visitor's variant, and the key in it. */
  readonly store: 'sessionStorage' | 'localStorage';
  readonly key: string;
  /** Percent of visitors for each variant, the control first. */
  readonly weights: Readonly<Record<string, number>>;
}

/** The variant that shows the page as its route defines it. */
export const control = 'control';

/** Prefix of the storage keys that hold the variant of an experiment. */
export const variantKey = 'frontage-variant-';

/** The query parameter that selects a variant. */
export const variantParameter = 'v';

/** Returns the value of a query parameter if it is allowed. */
export function queryValue(rule: QueryRule | undefined, requested: string): string | undefined {
  return (typeof rule === 'string' ? RegExp(rule, 'u').exec(requested) : rule?.[requested.toLowerCase()])?.[0];
}
