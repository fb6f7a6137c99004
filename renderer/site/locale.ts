import * as z from 'zod';

/** Whether a tag is spelt as `Intl` spells it, and names a language and a country that exist. */
export function isLocale(tag: string): boolean {
  // Loading the names of all languages takes milliseconds.
  if (commonTag.test(tag)) return true;
  try {
    const { language, region, baseName } = new Intl.Locale(tag);
    return baseName === tag && name('language', language) !== undefined && isRegion(region ?? 'US');
  } catch {
    return false;
  }
}

const commonTag = /^(?:de|en|es|fr|it|nl|pt)(?:-(?:US|GB|DE|ES|FR|IT|NL|PT|BR))?$/;

/** Returns a locale as it is written, or another one where it is missing or reported as an error. */
export function localeOr(written: unknown, other: string): string {
  return typeof written === 'string' && isLocale(written) ? written : other;
}

/** Returns the tag that was probably meant: `fr-FR` for `fr_FR`, `en-GB` for `en-UK`, `fr` for `French`; undefined if that is unclear. */
export function meantLocale(written: string): string | undefined {
  const [language = '', ...others] = written
    .trim()
    .replace(/[.@].*$/, '')
    .split(/[-_\s]+/)
    .filter((part) => part !== '');
  const region = others.at(-1)?.toUpperCase();
  const country = mistaken[region ?? language] ?? region ?? language;
  const tags = [
    ...(others.length === 0 && /^[A-Z]{2}$/.test(language) ? [likelyTag(country)] : []),
    [language.toLowerCase(), ...others.slice(0, -1), ...(region === undefined ? [] : [country])].join('-'),
    languageNamed(language.toLowerCase()),
    likelyTag(country.toUpperCase()),
    language.toLowerCase(),
  ];
  return tags.map(canonical).find((tag) => tag !== undefined && isLocale(tag));
}

/** Codes that people write for countries with another one. */
const mistaken: Readonly<Record<string, string>> = { UK: 'GB', EN: 'GB' };

/** The tag of the likeliest language of a country: `de-CH` for `CH`. */
function likelyTag(region: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(region) || !isRegion(region)) return undefined;
  return `${new Intl.Locale(`und-${region}`).maximize().language}-${region}`;
}

/** The code of a language by its English name or its own: `fr` for `french` and `français`. */
function languageNamed(written: string): string | undefined {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((code) =>
      [name('language', code), name('language', code, code)].some((one) => one?.toLowerCase() === written),
    );
}

function canonical(tag: string | undefined): string | undefined {
  try {
    return tag === undefined ? undefined : new Intl.Locale(tag).baseName;
  } catch {
    return undefined;
  }
}

/** `Intl` knows the code UK as an alias. */
function isRegion(code: string): boolean {
  return code !== 'UK' && name('region', code) !== undefined;
}

/** The English name of a code, or that in another language; undefined if there is none. */
function name(type: 'language' | 'region', code: string, language = 'en'): string | undefined {
  return new Intl.DisplayNames(language, { type, fallback: 'none' }).of(code);
}

/** Schema of a language tag. Editors know its pattern alone. */
export const localeSchema = z
  .string()
  .refine(isLocale, { message: 'must be a language tag such as en-US', params: { meant: meantLocale } })
  .meta({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' });

/** Returns the country (ISO 3166) of a language tag: `GB` for `en-GB`, or the likeliest for `de`, which is `DE`. */
export function regionOf(locale: string): string {
  // `Intl.Locale` is slow to initialise.
  const [, own] = /^[a-z]{2,3}-([A-Z]{2})$/.exec(locale) ?? [];
  return own ?? new Intl.Locale(locale).maximize().region ?? '';
}
