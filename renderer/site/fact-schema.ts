import * as z from 'zod';
import { currencySchema } from './currency.ts';
import { date } from './date.ts';

const words = z.string().trim().min(1, 'must not be empty');

const note = { claim: z.string().optional(), because: words.optional(), until: date.optional() };

const amount = { value: z.number() };

/** One fact, by the type that names its unit. */
export const factSchema = z.discriminatedUnion('type', [
  ...measures({ ...amount, to: z.number().optional() }, amount),
  z.strictObject({ type: z.literal('phone'), value: words, display: words.optional(), ...note }),
  z.strictObject({ type: z.literal('email'), value: z.email('must be an e-mail address'), ...note }),
  z.strictObject({ type: z.literal('url'), value: z.url('must be a URL'), ...note }),
  z.strictObject({ type: z.literal('text'), value: words, ...note }),
  z.strictObject({ type: z.literal('date'), value: date, ...note }),
]);

/** A fact that follows from others; its formula is read by itself. */
const formula = { of: z.unknown() };
export const derivedFactSchema = z.discriminatedUnion('type', measures(formula, formula));

/** The facts that are a number with a unit; some may be a range. */
function measures<Ranged extends z.ZodRawShape, Single extends z.ZodRawShape>(ranged: Ranged, single: Single) {
  return [
    z.strictObject({
      type: z.literal('money'),
      ...single,
      currency: currencySchema.optional(),
      per: z.enum(['month', 'year', 'once']).optional(),
      ...note,
    }),
    z.strictObject({ type: z.literal('count'), ...ranged, atLeast: z.boolean().optional(), ...note }),
    z.strictObject({ type: z.literal('percent'), ...single, ...note }),
    ...(['minutes', 'hours', 'days', 'weeks', 'months'] as const).map((unit) =>
      z.strictObject({ type: z.literal(unit), ...ranged, ...note }),
    ),
  ] as const;
}
