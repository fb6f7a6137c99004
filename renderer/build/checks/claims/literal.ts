/** What a number in a text counts. */
export type LiteralKind =
  | 'money'
  | 'percent'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'weeks'
  | 'months'
  | 'years'
  | 'count'
  | 'clock';

/** A number with a unit in a text. */
export interface Literal {
  readonly kind: LiteralKind;
  /** As it is written: `$480`, `30-day`, `500+`. */
  readonly text: string;
  readonly value: number;
  /** The end of a range. */
  readonly to?: number;
  readonly index: number;
  /** It is a term of one offer ("10 % off", "two check-ups a year"), which is a claim only if a fact holds the same. */
  readonly isTerm?: true;
}
