import type * as z from 'zod';
import type { FieldDiagnostic, LayoutProps } from '../../sdk/block.ts';
import type { checklistFields, checklistLayouts } from './fields.ts';

type ChecklistInput = z.input<z.ZodObject<typeof checklistFields>> & LayoutProps<typeof checklistLayouts>;

/** One list has one mark, and two lists have ticks and crosses. */
export function checkChecklist({ layout, mark, items }: ChecklistInput): FieldDiagnostic[] {
  if (layout !== 'split') {
    return items.flatMap((item, index) =>
      item.mark === undefined
        ? []
        : [
            {
              path: ['items', index, 'mark'],
              message: 'Only the layout "split" shows items with different marks.',
              suggestion: 'Add layout: \'split\' and "titles", or set the "mark" of the list.',
            },
          ],
    );
  }
  return mark === 'box' ? [{ path: ['mark'], message: 'The layout "split" has ticks and crosses, no boxes.' }] : [];
}
