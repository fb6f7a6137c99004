/** Returns the country (ISO 3166) of a language tag: `GB` for `en-GB`, or the likeliest for `de`, which is `DE`. */
export function regionOf(locale: string): string {
  // `Intl.Locale` is slow to initialise.
  const [, own] = /^[a-z]{2,3}-([A-Z]{2})$/.exec(locale) ?? [];
  return own ?? new Intl.Locale(locale).maximize().region ?? '';
}
