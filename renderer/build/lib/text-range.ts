/** A range of a text, by its offsets in UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}
