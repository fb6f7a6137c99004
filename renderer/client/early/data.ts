/** What the early script knows of its page; it stands in an attribute of the script's own element. */
export interface EarlyData {
  /** What parameters of the visitor's address may hold, by name. */
  readonly query: Readonly<Record<string, QueryRule>>;
  /** The experiment of the page. */
  readonly test?: TestRule | undefined;
}

/** A regular expression for the whole value, or the values there are, each in a list, by their small letters. */
export type QueryRule = string | Readonly<Record<string, readonly [string]>>;

export interface TestRule {
  /** Where a browser keeps the variant that it was given, and under which key. */
  readonly store: 'sessionStorage' | 'localStorage';
  readonly key: string;
  /** Percent of visitors for each variant, the control first. */
  readonly weights: Readonly<Record<string, number>>;
}

/** The variant that is the page as its own route says it. */
export const control = 'control';

/** What the keys begin with under which a browser keeps the variant of an experiment. */
export const variantKey = 'frontage-variant-';

/** The parameter of the address that shows a variant. */
export const variantParameter = 'v';
