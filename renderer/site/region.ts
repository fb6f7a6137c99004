/** The country that a language tag means (ISO 3166): its own, `GB` for `en-GB`, or where most speak it: `DE` for `de`. */
export function regionOf(locale: string): string {
  // What knows the tags of all languages takes long to start.
  const [, own] = /^[a-z]{2,3}-([A-Z]{2})$/.exec(locale) ?? [];
  return own ?? new Intl.Locale(locale).maximize().region ?? '';
}
