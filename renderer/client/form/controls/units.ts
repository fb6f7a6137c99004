/** Units that a form may ask for, each with all the ways to write it, as sources of regular expressions. */
const units: readonly string[] = [
  'm[2²]|sq\\.?\\s?m|sqm|qm|mq|square\\s?met(?:re|er)s?|Quadratmetern?|mètres\\s?carrés|metros\\s?cuadrados|metros\\s?quadrados|metri\\s?quadr(?:at)?i|vierkante\\s?meter',
  'm[3³]|cubic\\s?met(?:re|er)s?|Kubikmetern?|mètres\\s?cubes|metros\\s?cúbicos|metri\\s?cubi|kubieke\\s?meter',
  'sq\\.?\\s?ft\\.?|sqft|ft[2²]|square\\s?(?:feet|foot)',
  'm|met(?:re|er)s?|Metern?|mètres|metros|metri',
  'cm|centimet(?:re|er)s?|Zentimetern?|centimètres|centímetros|centimetri',
  'mm|millimet(?:re|er)s?|Millimetern?|millimètres|milímetros|millimetri',
  'km|kilomet(?:re|er)s?|Kilometern?|kilomètres|kilómetros|quilômetros|quilómetros|chilometri',
  'ft|feet|foot',
  'mi|miles',
  'ha|hectares?|Hektar|hectáreas|ettari',
  'acres?',
  'kg|kilos?|kilograms?|Kilogramm|kilogrammes|kilogramos|chili',
  'lbs?|pounds',
  'kWh',
  'kW',
  '%|per\\s?cent|percent|Prozent|pour\\s?cent|por\\s?ciento|por\\s?cento|per\\s?cento|procent',
  '€|EUR|euros?',
  '\\$|USD|dollars?',
  '£|GBP',
  'CHF|Franken|francs?',
];

/**
 * Returns how people may write the unit that a text asks for, as the source of a regular expression. Undefined if it names no
 * unit, or several: then a number with a unit could mean something else.
 */
export function unitIn(text: string): string | undefined {
  let rest = text;
  const named = units.filter((unit) => {
    const before = rest;
    // Longer names come first: "square metres" names no length.
    rest = rest.replace(new RegExp(`(?<![\\p{L}\\p{N}'’])(?:${unit})(?![\\p{L}\\p{N}'’])`, 'giu'), '');
    return rest !== before;
  });
  return named.length === 1 ? named[0] : undefined;
}
