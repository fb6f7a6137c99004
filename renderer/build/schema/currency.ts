import type { Diagnostic } from '../../sdk/issue.ts';
import { currencyOf } from '../../site/currency.ts';

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
