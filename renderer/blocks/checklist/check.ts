import type * as z from 'zod';
import type { FieldDiagnostic, LayoutProps } from '../../sdk/block.ts';
import type { checklistFields, checklistLayouts } from './fields.ts';

type ChecklistInput = z.input<z.ZodObject<typeof checklistFields>> & LayoutProps<typeof checklistLayouts>;

/** One list has one mark, and two lists have ticks and crosses. */
export function checkChecklist({ layout, mark = 'tick', items, titles }: ChecklistInput): FieldDiagnostic[] {
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
  if (mark === 'box') return [{ path: ['mark'], message: 'The layout "split" has ticks and crosses, no boxes.' }];
  if (titles === undefined) return [];
  return (['tick', 'cross'] as const).flatMap((one) => {
    if (titles[one] !== undefined || !items.some((item) => (item.mark ?? mark) === one)) return [];
    const message = `The layout "split" shows a title above the list of each mark, and "titles" has no "${one}".`;
    return [{ path: ['titles'], message, suggestion: `Add "${one}" to "titles".` }];
  });
}
