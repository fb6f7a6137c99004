import * as z from 'zod';
import { currencySchema } from './currency.ts';
import { date, text } from './text.ts';

const note = { claim: z.string().optional(), because: text.optional(), until: date.optional() };

/** Businesses have no negative prices, shares, counts and lengths of time. */
const positive = z.number().min(0).max(1e15);
const amount = { value: positive };

/** Schema of a fact. Its `type` names the unit. */
export const factSchema = z.discriminatedUnion('type', [
  ...measures({ ...amount, to: positive.optional() }, amount, { value: positive.max(10_000) }),
  z.strictObject({ type: z.literal('phone'), value: text, display: text.optional(), ...note }),
  z.strictObject({ type: z.literal('email'), value: z.email('must be an e-mail address'), ...note }),
  z.strictObject({ type: z.literal('url'), value: z.url('must be a URL'), ...note }),
  z.strictObject({ type: z.literal('text'), value: text, ...note }),
  z.strictObject({ type: z.literal('date'), value: date, ...note }),
]);

/** Schema of a fact that is computed from others. Its formula is parsed separately. */
const formula = { of: z.unknown() };
export const derivedFactSchema = z.discriminatedUnion('type', measures(formula, formula, formula));

/** Returns the schemas of facts that are a number with a unit. Counts and lengths of time may be ranges. */
function measures<Ranged extends z.ZodRawShape, Single extends z.ZodRawShape>(
  ranged: Ranged,
  single: Single,
  share: Single,
) {
  return [
    z.strictObject({
      type: z.literal('money'),
      ...single,
      currency: currencySchema.optional(),
      per: z.enum(['month', 'year', 'once']).optional(),
      ...note,
    }),
    z.strictObject({ type: z.literal('count'), ...ranged, atLeast: z.boolean().optional(), ...note }),
    z.strictObject({ type: z.literal('percent'), ...share, ...note }),
    ...(['minutes', 'hours', 'days', 'weeks', 'months'] as const).map((unit) =>
      z.strictObject({ type: z.literal(unit), ...ranged, ...note }),
    ),
  ] as const;
}
