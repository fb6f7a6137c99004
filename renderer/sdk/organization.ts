import type { Phone } from './facts.ts';

/** The business, or one of its locations, as a view gets it: in the language of the page. */
export interface ShownOrganization {
  readonly name: string;
  /** Short name of a location: `Brixton`. */
  readonly place?: string | undefined;
  /** The page of a location. */
  readonly href?: string | undefined;
  /** Its type and id in structured data. */
  readonly data?: { readonly type: string; readonly id: string } | undefined;
  readonly phone?: Phone | undefined;
  readonly email?: string | undefined;
  /** The postal address, line by line, as its country writes it. */
  readonly address?: readonly string[] | undefined;
  readonly hours?: ShownHours | undefined;
  /** The hours for code that finds out whether it is open now; undefined without hours. */
  readonly opening?: Opening | undefined;
}

/** How to reach the business without a form. */
export type ContactDetails = Pick<ShownOrganization, 'phone' | 'email'>;

/** From when until when on one day, in minutes since midnight. The end may be on the next day, after 1440. */
export type OpenSpan = readonly [opens: number, closes: number];

/** Hours in numbers. */
export interface Opening {
  /** Usual hours of each day, from Monday on. */
  readonly week: readonly (readonly OpenSpan[])[];
  /** Days with other hours, as dates, and those hours; none if closed. */
  readonly special?: readonly (readonly [from: string, to: string, spans: readonly OpenSpan[]])[] | undefined;
  /** IANA name; the visitor's own zone without it. */
  readonly timeZone?: string | undefined;
}

/** Hours as people read them. */
export interface ShownHours {
  /** What the table shows, such as "Opening hours". */
  readonly label: string;
  /** Days with the same hours, from the first day of the week in the language of the page, then special days. */
  readonly rows: readonly { readonly days: string; readonly hours: string }[];
}
