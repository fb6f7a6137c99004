import type { Phone } from './facts.ts';

/** The business, or one of its locations, as a view gets it: in the language of the page. */
export interface ShownOrganization {
  readonly name: string;
  readonly phone?: Phone | undefined;
  readonly email?: string | undefined;
  /** The postal address, line by line, as its country writes it. */
  readonly address?: readonly string[] | undefined;
  readonly hours?: ShownHours | undefined;
}

/** Hours as people read them. */
export interface ShownHours {
  /** What the table shows, such as "Opening hours". */
  readonly label: string;
  /** Days with the same hours, from the first day of the week in the language of the page, then special days. */
  readonly rows: readonly { readonly days: string; readonly hours: string }[];
}
