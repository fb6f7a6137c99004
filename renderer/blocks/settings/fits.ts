import type * as z from 'zod';
import type { FieldDiagnostic, SiteContext } from '../../sdk/block.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import type { settingsFields } from './fields.ts';

/** Checks that the site says who may open the settings, and that the destination of each has a `storageKey`. */
export function fitsSettings(
  { settings }: z.input<z.ZodObject<typeof settingsFields>>,
  { admin, destinations }: SiteContext,
): FieldDiagnostic[] {
  const faults = settings.flatMap(({ destination }, index): FieldDiagnostic[] => {
    const known = destinations.get(destination);
    const path = ['settings', index, 'destination'];
    if (known === undefined) {
      const suggestion = didYouMean(destination, destinations.keys(), 'destination');
      return [{ path, message: `There is no destination "${destination}".`, suggestion }];
    }
    if (known.storageKey !== undefined) return [];
    return [
      {
        path,
        message: `The destination "${destination}" has no "storageKey", so a browser cannot store its setting.`,
        suggestion: `Add storageKey to destinations.${destination}: the key under which a browser stores the setting.`,
      },
    ];
  });
  if (admin !== undefined) return faults;
  return [
    {
      path: [],
      message: 'The site does not say who may open its settings.',
      suggestion:
        "Add `admin: { passwordHash: env('PUBLIC_ADMIN_PASSWORD_HASH') }` to the config; `npx frontage hash-password` makes the hash.",
    },
    ...faults,
  ];
}
