import * as z from 'zod';
import { isDay } from './day.ts';
import { notEmpty, trim } from './field.ts';
import type { Field, FieldKind } from './fields.ts';

declare module 'zod' {
  interface GlobalMeta {
    /** The date must not be over on the day of the build. */
    ahead?: boolean;
  }
}

/** A date as a view gets it: for machines, and in the language of the page. */
export interface ShownDate {
  /** `2027-05-31`. */
  readonly day: string;
  /** `May 31, 2027`. */
  readonly text: string;
  /** `Mon`. */
  readonly weekday: string;
  /** `31`. */
  readonly dayOfMonth: string;
  /** `May`. */
  readonly month: string;
}

/** A time of day as a view gets it: `19:30`, and `7:30 PM`. */
export interface ShownTime {
  readonly time: string;
  readonly text: string;
}

/** A price as a view gets it. Without an amount it was written as a text. */
export interface ShownPrice {
  readonly text: string;
  readonly amount?: number | undefined;
  readonly currency?: string | undefined;
}

type WrittenFact = { fact: string };

const factRef = z.strictObject({ fact: z.string() });

/** A date, `2027-01-31`, or a fact of type date. With `ahead`, a date before the day of the build is an error. */
export const date = (
  help: string,
  { ahead = false }: { ahead?: boolean } = {},
): Field<ShownDate, string | WrittenFact> => {
  const day = z.string().refine(isDay, "must be a date that exists, such as 2027-01-31, or { fact: '…' }");
  return made(z.union([day, factRef]), 'date', help, ahead ? { ahead } : {});
};

/** A time of day with 24 hours: `19:30`. */
export const time = (help: string): Field<ShownTime, string> =>
  made(z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a 24-hour time such as 19:30'), 'time', help);

/** A price: an amount in the site's currency, a fact of type money, or a text such as "on request". */
export const price = (help: string): Field<ShownPrice, number | string | WrittenFact> => {
  const words = z
    .string()
    .check(trim, notEmpty)
    .max(30)
    .refine((text) => !amount.test(text), { error: 'is an amount, and must not be a text', params: { amount: true } });
  return made(z.union([z.number().nonnegative(), words, factRef]), 'price', help);
};

/** A number and nothing else but its currency: `14,50 €`. */
const amount = /^(?:\p{Sc}|[A-Z]{3}\b)?\s*\d(?:[\d.,\s'’]*\d)?(?:[.,][-–—])?\s*(?:\p{Sc}|[A-Z]{3})?$/u;

/** The schema must belong to this field alone, because it is not copied. */
function made<Output, Input>(
  schema: z.ZodType,
  kind: FieldKind,
  help: string,
  more: Pick<z.GlobalMeta, 'ahead'> = {},
): Field<Output, Input> {
  z.globalRegistry.add(schema, { kind, description: help, ...more });
  return schema as unknown as Field<Output, Input>;
}
