import { regionOf } from '../../site/region.ts';
import { entry } from '../lib/entry.ts';

/**
 * Returns the country of phone numbers without a country code (ISO 3166, or `ZZ` if it is unknown) if a form in an unchecked
 * config has a field for them, and the site does not send them as typed; otherwise undefined.
 */
export function phoneRegionOf(config: unknown): string | undefined {
  if (entry(config, 'phoneNumbers') === 'asTyped' || !hasPhoneField(config)) return undefined;
  try {
    return regionOf(String(entry(config, 'locale'))) || 'ZZ';
  } catch {
    // The analysis reports a locale that is none.
    return 'ZZ';
  }
}

function hasPhoneField(config: unknown): boolean {
  const values = new Set<unknown>([config]);
  // The loop appends to the set.
  for (const value of values) {
    if (typeof value !== 'object' || value === null || entry(value, 'inert') === true) continue;
    // A fact of this type has no name of its own.
    if (entry(value, 'type') === 'phone' && typeof entry(value, 'name') === 'string') return true;
    for (const inner of Object.values(value)) if (typeof inner === 'object') values.add(inner);
  }
  return false;
}
