import currencies from 'country-to-currency';
import * as z from 'zod';

/** The currencies that amounts can be written in (ISO 4217). */
let known: ReadonlySet<string> | undefined;
function isCurrency(code: string): boolean {
  known ??= new Set(Intl.supportedValuesOf('currency'));
  return known.has(code);
}

const notACurrency = 'must be the code of a currency, in capitals, such as USD';

/** The code of a currency, as a config writes it. */
export const currencySchema = z
  .string()
  .regex(/^[A-Z]{3}$/, { error: notACurrency, abort: true })
  .refine(isCurrency, notACurrency);

/** The currency of a country (ISO 3166); nothing for what is no country, such as Latin America. */
export function currencyOf(region: string): string | undefined {
  return Object.entries(currencies).find(([country]) => country === region)?.[1];
}
