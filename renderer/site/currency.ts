import currencies from 'country-to-currency';
import * as z from 'zod';

/** Currency codes that `Intl` can format (ISO 4217). */
let known: ReadonlySet<string> | undefined;
function isCurrency(code: string): boolean {
  known ??= new Set(Intl.supportedValuesOf('currency'));
  return known.has(code);
}

const notACurrency = 'must be a currency code in capitals, such as USD';

/** Schema of a currency code. */
export const currencySchema = z
  .string()
  .regex(/^[A-Z]{3}$/, { error: notACurrency, abort: true })
  .refine(isCurrency, notACurrency);

/** Returns the currency of a country (ISO 3166), or undefined for a region that is no country, such as 419, Latin America. */
export function currencyOf(region: string): string | undefined {
  return Object.entries(currencies).find(([country]) => country === region)?.[1];
}
