import { scaffold } from './scaffold.ts';
import { defaultStarter, starterNamed } from './starters.ts';
import type { SiteValues } from './values.ts';

/** Creates the plain starter in a folder, as "Corner Bakery" unless the values say otherwise. */
export function scaffoldStarter(folder: string, values: Partial<SiteValues> = {}): readonly string[] {
  const usual = { name: 'Corner Bakery', origin: 'https://www.example.com', locale: 'en-US', currency: undefined };
  return scaffold(folder, starterNamed(defaultStarter), { ...usual, ...values }, { version: '0.0.0' });
}
