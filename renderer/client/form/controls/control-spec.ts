import type { ReactNode } from 'react';
import type { FieldSpec } from '../field-spec.ts';

/** One of the values to choose from. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** A sentence below the label. */
  readonly text?: ReactNode;
  /** An icon or a picture above the label. */
  readonly image?: ReactNode;
}

/** A field of a type in this folder. */
export interface ControlSpec extends FieldSpec {
  readonly options?: readonly Option[] | undefined;
  /** What a select shows before a choice. */
  readonly placeholder?: string | undefined;
  /** The least and the greatest number. */
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  /** Whether the number may have decimals. */
  readonly decimals?: boolean | undefined;
  /** Whether the language of the page writes 1,5 for one and a half. */
  readonly comma?: boolean | undefined;
  /** The first and the last day; `today` is the visitor's. */
  readonly earliest?: string | undefined;
  readonly latest?: string | undefined;
  /** The words of a consent, without marks, and their version. */
  readonly words?: string | undefined;
  readonly version?: string | undefined;
}
