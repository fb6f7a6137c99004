import type * as z from 'zod';
import type { FieldDiagnostic } from '../../sdk/block.ts';
import type { LayoutProps } from '../../sdk/index.ts';
import type { bentoFields, bentoLayouts } from './fields.ts';
import { fullSizes, isFull } from './packing.ts';

type Written = z.input<z.ZodObject<typeof bentoFields>> & LayoutProps<typeof bentoLayouts>;

/** The cells fill whole rows. */
export function checkBento({ cells, layout = 'four' }: Written): readonly FieldDiagnostic[] {
  const sizes = cells.map(({ size = 'small' }) => size);
  if (isFull(sizes, layout)) return [];
  const changes = fullSizes(sizes, layout).flatMap((size, index) =>
    size === sizes[index] ? [] : [`"size: '${size}'" for "${cells[index]?.title}"`],
  );
  return [
    {
      path: ['cells'],
      message: `The ${cells.length} cells leave a gap in ${layout} columns: ${sizes.join(', ')}.`,
      suggestion: `Write ${changes.join(' and ')}, and no cell is empty.`,
    },
  ];
}
