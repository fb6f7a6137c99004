import type { Href, ImageName } from '../sdk/names.ts';
import type { Day } from './opening-hours.ts';

/** The business behind the site, as written in the config. Search engines and the blocks that ask for it show the same values. */
export interface OrganizationInput extends ContactInput {
  /** A schema.org type: `ProfessionalService`, `Bakery`. */
  type: string;
  /** Name of the business, if it is not the name of the site. */
  name?: string;
  description?: string;
  /** Social card of pages that have none. */
  image?: ImageName;
  address?: AddressInput;
  /** Regions, cities or districts that it serves: `['Hackney', 'Islington']`. */
  areaServed?: readonly string[];
  /** The https addresses of the business's profiles on other sites. */
  sameAs?: readonly Href[];
  /** How expensive it is, in at most 100 characters: `££`, `€10–20`. */
  priceRange?: string;
  /** Time zone of the hours, by its IANA name: `Europe/London`. */
  timeZone?: string;
  /** Further places of the business, or all of them if it has several. */
  locations?: readonly LocationInput[];
}

/** How to reach a place of the business, and when. */
export interface ContactInput {
  phone?: string;
  email?: string;
  /** Position in degrees; south and west are negative. */
  geo?: { latitude: number; longitude: number };
  /** When it is open. Days that are left out are closed. */
  hours?: readonly HoursInput[];
  /** Days on which it is closed against the usual hours: `'2026-12-25'`, or `{ from, to }`. */
  closed?: readonly ClosedInput[];
  /** Days with other hours than usual. */
  specialHours?: readonly SpecialHoursInput[];
}

export interface AddressInput {
  street: string;
  /** The city, town or village. */
  locality: string;
  region?: string;
  postalCode?: string;
  /** Country code (ISO 3166-1): `GB`. */
  country: string;
}

export interface LocationInput extends ContactInput {
  /** What tells it from the other locations: `Shoreditch`. */
  name: string;
  /** A schema.org type, if it is not that of the organization. */
  type?: string;
  address: AddressInput;
  /** The page about this location. */
  href?: Href;
}

/** A day, or days in a row: `'mon'`, `'mon-fri'`. */
export type DaysInput = Day | `${Day}-${Day}`;

interface SpanInput {
  /** 24-hour time: `'09:00'`. */
  opens: string;
  /** 24-hour time; `'24:00'` is midnight at the end of the day. */
  closes: string;
  /** `closes` is on the next day. */
  nextDay?: boolean;
}

export interface HoursInput extends SpanInput {
  days: DaysInput | readonly DaysInput[];
}

export interface SpecialHoursInput extends SpanInput {
  /** `'2026-12-24'`. */
  date: string;
}

export type ClosedInput = string | { from: string; to: string };

/** Read-only at any depth, with any text where the config has names. */
type Deep<Value> = Value extends string
  ? string
  : Value extends (infer Item)[] | readonly (infer Item)[]
    ? readonly Deep<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Deep<Value[Key]> }
      : Value;

/** The business behind the site, once its schema accepts it. Its texts may hold tokens; its picture and links are checked later. */
export type Organization = Deep<OrganizationInput>;
export type Location = Deep<LocationInput>;
export type Contact = Deep<ContactInput>;
export type Address = Deep<AddressInput>;
