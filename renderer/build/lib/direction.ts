/** Scripts that are written from right to left and that sites are written in. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

type Direction = 'ltr' | 'rtl';

/** By language: a site has few, and many pages. */
const known = new Map<string, Direction>();

/** Where the lines of a language begin, by the script it is written in. */
export function directionOf(locale: string): Direction {
  const direction = known.get(locale) ?? directionOfScript(new Intl.Locale(locale).maximize().script);
  known.set(locale, direction);
  return direction;
}

function directionOfScript(script: string | undefined): Direction {
  return rightToLeft.has(script ?? '') ? 'rtl' : 'ltr';
}
