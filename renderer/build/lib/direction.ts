/** Right-to-left scripts that sites use. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

type Direction = 'ltr' | 'rtl';

/** By locale: a site has few locales and many pages. */
const known = new Map<string, Direction>();

/** Returns the writing direction of a locale, by its likely script. */
export function directionOf(locale: string): Direction {
  const direction = known.get(locale) ?? directionOfScript(new Intl.Locale(locale).maximize().script);
  known.set(locale, direction);
  return direction;
}

function directionOfScript(script: string | undefined): Direction {
  return rightToLeft.has(script ?? '') ? 'rtl' : 'ltr';
}
