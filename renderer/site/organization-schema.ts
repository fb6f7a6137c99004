import * as z from 'zod';
import { date } from './date.ts';
import { text } from './text.ts';

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
