import type * as z from 'zod';
import type { FieldDiagnostic } from '../../sdk/block.ts';
import { didYouMean } from '../../sdk/suggest.ts';
import type { menuFields } from './fields.ts';

/** Every mark of an entry is explained. */
export function checkMenu({
  groups,
  legend = [],
}: z.input<z.ZodObject<typeof menuFields>>): readonly FieldDiagnostic[] {
  const known = legend.map(({ tag }) => tag);
  return groups.flatMap(({ items }, group) =>
    items.flatMap(({ name, tags = [] }, item) =>
      tags.flatMap((tag, index) =>
        known.includes(tag)
          ? []
          : [
              {
                path: ['groups', group, 'items', item, 'tags', index],
                message: `The mark "${tag}" of "${name}" is not in "legend", so nobody learns what it means.`,
                suggestion:
                  known.length === 0
                    ? `Add it beside "groups": legend: [{ tag: '${tag}', label: '…' }].`
                    : didYouMean(tag, known, 'mark'),
              },
            ],
      ),
    ),
  );
}
