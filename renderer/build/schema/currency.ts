import type { Finding } from '../../sdk/issue.ts';
import { currencyOf } from '../../site/currency.ts';

/** The currency of prices that name none: the one that the site names, or that of its country. */
export function readCurrency(
  written: string | undefined,
  locale: string,
  region: string,
): { readonly currency: string; readonly findings: readonly Finding[] } {
  const currency = written ?? currencyOf(region);
  if (currency !== undefined) return { currency, findings: [] };
  const finding: Finding = {
    code: 'missing-field',
    message: `The locale "${locale}" names no country, so the field "currency" is missing.`,
    path: ['locale'],
    suggestion: "Write currency: 'USD', or the locale of a country, such as 'es-MX'.",
  };
  // ISO 4217 keeps this code for amounts without a currency.
  return { currency: 'XXX', findings: [finding] };
}
