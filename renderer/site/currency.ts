import currencies from 'country-to-currency';
import * as z from 'zod';
import type { Diagnostic } from '../sdk/issue.ts';

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
function currencyOf(region: string): string | undefined {
  return Object.entries(currencies).find(([country]) => country === region)?.[1];
}

/** Returns the currency of prices without one: the site's, or that of its country. */
export function readCurrency(
  written: string | undefined,
  locale: string,
  region: string,
): { readonly currency: string; readonly diagnostics: readonly Diagnostic[] } {
  const currency = written ?? currencyOf(region);
  if (currency !== undefined) return { currency, diagnostics: [] };
  const diagnostic: Diagnostic = {
    code: 'missing-field',
    message: `The locale "${locale}" names no country, so the field "currency" is missing.`,
    path: ['locale'],
    suggestion: "Write currency: 'USD', or the locale of a country, such as 'es-MX'.",
  };
  // ISO 4217 reserves this code for amounts without a currency.
  return { currency: 'XXX', diagnostics: [diagnostic] };
}
