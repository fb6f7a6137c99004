import { basename } from 'node:path';
import { parseOrigin } from '../../renderer/build/schema/origin.ts';
import { nearest } from '../../renderer/sdk/suggest.ts';
import { isVisible } from '../../renderer/sdk/unseen.ts';
import { isLocale, meantLocale } from '../../renderer/site/locale.ts';
import type { SampleValues } from './starters.ts';

/** What is wrong with a value, and what to write instead. */
export interface Problem {
  readonly message: string;
  readonly suggestion: string;
}

/** The values that a new site starts with. */
export interface SiteValues {
  readonly name: string;
  /** The origin of the published site, without a trailing slash. */
  readonly origin: string;
  readonly locale: string;
  /** Currency code; without one, prices have the currency of the locale's country. */
  readonly currency: string | undefined;
}

/** Checks of the values, each by itself. An empty currency stands for that of the country. */
export const problemOf: Readonly<Record<keyof SiteValues, (value: string) => Problem | undefined>> = {
  name: nameProblem,
  origin: originProblem,
  locale: localeProblem,
  currency: currencyProblem,
};

function nameProblem(name: string): Problem | undefined {
  const example = 'Write the name of the business: --name "Corner Bakery".';
  if (!isVisible(name)) return { message: 'The name must not be empty.', suggestion: example };
  if (name.length > 60) return { message: 'The name must have at most 60 characters.', suggestion: example };
  if (!/[\u0000-\u001f\u007f]|\{\{/.test(name)) return undefined;
  return { message: 'The name must not contain control characters or "{{".', suggestion: example };
}

function originProblem(origin: string): Problem | undefined {
  const parsed = parseOrigin(origin.trim());
  if (!('diagnostic' in parsed)) return undefined;
  const { message, suggestion = 'Write the full URL: "https://www.example.com".' } = parsed.diagnostic;
  return { message, suggestion };
}

function localeProblem(locale: string): Problem | undefined {
  if (!isLocale(locale)) {
    const meant = meantLocale(locale);
    return {
      message: `"${locale}" is not a language tag.`,
      suggestion: meant ? `Did you mean "${meant}"?` : 'Write the language and the country: en-US, en-GB, de-DE.',
    };
  }
  // The others are continents (419) and unions of countries.
  if (/^(?!EU|EZ|UN|ZZ)[A-Z]{2}$/.test(regionOf(locale) ?? '')) return undefined;
  return {
    message: `The locale "${locale}" names no country.`,
    suggestion: 'Write the language and the country: en-US, es-MX, de-DE.',
  };
}

/** Returns the country of a locale (ISO 3166): its own, or the likeliest of its language. */
export function regionOf(locale: string): string | undefined {
  return new Intl.Locale(locale).maximize().region;
}

const signs: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', $: 'USD', '¥': 'JPY' };

function currencyProblem(currency: string): Problem | undefined {
  const known = Intl.supportedValuesOf('currency');
  if (currency === '' || known.includes(currency)) return undefined;
  const meant = signs[currency] ?? nearest(currency.toUpperCase(), known);
  return {
    message: `"${currency}" is not a currency code.`,
    suggestion: meant === undefined ? 'Write a code of three capitals: USD, GBP, EUR.' : `Did you mean "${meant}"?`,
  };
}

/** Returns the values for a site that nobody has described yet. */
export function defaultValues(target: string, { origin, locale }: Pick<SampleValues, 'origin' | 'locale'>): SiteValues {
  return { name: nameOfFolder(target), origin, locale, currency: undefined };
}

/** Returns `My Site` for `my-site`. */
function nameOfFolder(target: string): string {
  const words = basename(target)
    .split(/[\s_.-]+/)
    .filter((word) => word !== '');
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return nameProblem(name) === undefined ? name : 'Your Business';
}

/** Returns the language and country of this computer, if a site can have them. */
export function systemLocale(): string {
  const { locale } = Intl.DateTimeFormat().resolvedOptions();
  return localeProblem(locale) === undefined && locale.includes('-') ? locale : 'en-US';
}
