import * as z from 'zod';
import type { Href, ImageName } from '../sdk/names.ts';
import type { Day } from './opening-hours.ts';
import { date, text } from './text.ts';

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

/** A time that people write in another way than this site's: `9:00`, `9am`, `5.30 pm`. */
function meantTime(written: string): string | undefined {
  const [, hour = '', minute = '00', half] =
    /^(\d{1,2})(?:[:.h](\d{2}))?\s*([ap])?\.?m?\.?$/i.exec(written.trim()) ?? [];
  if (hour === '') return undefined;
  const base = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  const meant = `${String(base).padStart(2, '0')}:${minute}`;
  return timeFormat.test(meant) ? meant : undefined;
}

const timeFormat = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const opens = z.string().refine((time) => timeFormat.test(time), {
  message: 'must be a 24-hour time such as 09:00',
  params: { meant: meantTime },
});

const closes = z.string().refine((time) => timeFormat.test(time) || time === '24:00', {
  message: 'must be a 24-hour time such as 17:30',
  params: { meant: meantTime },
});

const span = { opens, closes, nextDay: z.boolean().optional() };

const address = z.strictObject({
  street: text,
  locality: text,
  region: text.optional(),
  postalCode: text.optional(),
  country: text,
});

const contact = {
  phone: text.optional(),
  email: text.optional(),
  geo: z.strictObject({ latitude: z.number(), longitude: z.number() }).optional(),
  hours: z
    .array(z.strictObject({ days: z.union([z.string(), z.array(z.string()).min(1)]), ...span }))
    .min(1)
    .optional(),
  closed: z.array(z.union([date, z.strictObject({ from: date, to: date })])).optional(),
  specialHours: z.array(z.strictObject({ date, ...span })).optional(),
};

/** Schema of the business behind the site. Days, places and addresses are checked by `organizationDiagnostics`. */
export const organizationSchema = z.strictObject({
  type: text,
  name: text.optional(),
  description: text.optional(),
  image: z.string().optional(),
  ...contact,
  address: address.optional(),
  areaServed: z.array(text).optional(),
  sameAs: z.array(text).optional(),
  priceRange: text.max(100).optional(),
  timeZone: z.string().optional(),
  locations: z
    .array(z.strictObject({ name: text, type: text.optional(), ...contact, address, href: z.string().optional() }))
    .min(1)
    .optional(),
});
