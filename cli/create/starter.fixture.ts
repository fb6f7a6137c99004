import { scaffold } from './scaffold.ts';
import { defaultStarter, starterNamed } from './starters.ts';
import type { SiteValues } from './values.ts';

/** Creates the plain starter in a folder, as "Corner Bakery" unless the values say otherwise. */
export function scaffoldStarter(folder: string, values: Partial<SiteValues> = {}): readonly string[] {
  const usual = { name: 'Corner Bakery', origin: 'https://www.example.com', locale: 'en-US', currency: undefined };
  return scaffold(folder, starterNamed(defaultStarter), { ...usual, ...values }, { dependency: '^0.0.0' });
}

/** Creates a starter in a folder with its own sample values, unless the values say otherwise. */
export function scaffoldSample(folder: string, name: string, values: Partial<SiteValues> = {}): readonly string[] {
  const starter = starterNamed(name);
  const { name: business, origin, locale } = starter.sample;
  const usual = { name: business, origin, locale, currency: undefined };
  return scaffold(folder, starter, { ...usual, ...values }, { dependency: '^0.0.0' });
}
