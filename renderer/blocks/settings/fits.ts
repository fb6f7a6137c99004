import type * as z from 'zod';
import type { FieldDiagnostic, SiteContext } from '../../sdk/block.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import type { settingsFields } from './fields.ts';

/** The site must say who may open the settings, and each of them needs a destination with a place in local storage. */
export function fitsSettings(
  { settings }: z.input<z.ZodObject<typeof settingsFields>>,
  { admin, destinations }: SiteContext,
): FieldDiagnostic[] {
  const homeless = settings.flatMap(({ destination }, index): FieldDiagnostic[] => {
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
        message: `The destination "${destination}" has no "storageKey", so a browser cannot keep its setting.`,
        suggestion: `Add storageKey to destinations.${destination}: the name under which a browser keeps the setting.`,
      },
    ];
  });
  if (admin !== undefined) return homeless;
  return [
    {
      path: [],
      message: 'The site does not say who may open its settings.',
      suggestion:
        "Add `admin: { passwordHash: env('PUBLIC_ADMIN_PASSWORD_HASH') }` to the config; `frontage hash-password` makes the hash.",
    },
    ...homeless,
  ];
}
