import type * as z from 'zod';
import type { FieldDiagnostic } from '../../sdk/block.ts';
import type { locationsFields } from './fields.ts';

/** A place is a location of the business, or has its name and address here. */
export function checkLocations({ items }: z.input<z.ZodObject<typeof locationsFields>>): readonly FieldDiagnostic[] {
  return items.flatMap(({ location, name, address }, index) =>
    location !== undefined || (name !== undefined && address !== undefined)
      ? []
      : [
          {
            path: ['items', index],
            message: 'A place needs "location", or its own "name" and "address".',
            suggestion: 'Write { location: \'…\' } with the name of a location of "organization".',
          },
        ],
  );
}
