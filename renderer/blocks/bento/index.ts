import type * as z from 'zod';
import { byViewport, defineBlock, type FieldDiagnostic, type LayoutProps, mediaStyles } from '../../sdk/index.ts';
import { chartPoints } from '../../sdk/samples.ts';
import { fullSizes, isFull } from './packing.ts';
import { BentoView, bentoFields, bentoLayouts } from './view.tsx';

export const bento = defineBlock({
  type: 'bento',
  description: 'What a product or a place offers, in cells of different sizes that fill a rectangle.',
  fields: bentoFields,
  layouts: bentoLayouts,
  View: BentoView,
  ui: ({ locale, media }) => ({ locale, media }),
  styles: ({ cells }) => mediaStyles(cells.map(({ media }) => media)),
  pictures: {
    media: {
      fit: 'cover',
      boxes: byViewport({ 0: 1, '60rem': 1 / 2 }),
      layouts: { six: { boxes: byViewport({ 0: 1, '60rem': 2 / 3 }) } },
    },
  },
  check: checkBento,
  examples: {
    'A climbing hall': {
      headline: 'One hall, every way up',
      lead: 'Open from early until late, with ropes or without.',
      cells: [
        {
          size: 'large',
          title: 'Routes for hands that shake, and for those that do not',
          text: 'Our setters hang forty new ones each month and take the oldest down.',
          figure: '212',
        },
        { title: 'Ropes', text: 'Self-belays on half the wall.', icon: 'shield' },
        { title: 'Courses', text: 'From the first knot on.', icon: 'people', href: '/' },
        { size: 'wide', title: 'Open until eleven', text: 'The kitchen closes at ten.', icon: 'clock' },
        { title: 'Shoes to borrow', icon: 'check' },
        { title: 'Children from four', icon: 'star' },
        { size: 'wide', title: 'A day ticket to try it', icon: 'calendar', href: '/' },
      ],
    },
    'Thirds and halves': {
      headline: 'What the ledger does by itself',
      layout: 'six',
      tone: 'tint',
      cells: [
        {
          size: 'large',
          title: 'Reads every receipt',
          text: 'By photo, by mail, or from the shop itself.',
          media: {
            kind: 'chart',
            title: 'Receipts read',
            label: 'Receipts',
            points: chartPoints({ Jan: 120, Mar: 260, Jun: 480 }),
          },
          icon: 'document',
        },
        {
          size: 'tall',
          title: 'Finds what belongs together',
          text: 'A payment and its invoice, even in parts.',
          icon: 'search',
        },
        { size: 'wide', title: 'Books of twelve years', figure: '12', text: 'Kept where you can find them.' },
        { size: 'wide', title: 'Ready for your adviser', icon: 'people', href: '/' },
      ],
    },
    'Three cells': {
      headline: 'Three reasons to stay',
      cells: [
        { title: 'Quiet', icon: 'check' },
        { title: 'By the sea', icon: 'compass' },
        { size: 'wide', title: 'Breakfast until noon', text: 'In bed, if you like.', icon: 'clock' },
      ],
    },
  },
});

type Written = z.input<z.ZodObject<typeof bentoFields>> & LayoutProps<typeof bentoLayouts>;

/** The cells fill whole rows. */
function checkBento({ cells, layout = 'four' }: Written): readonly FieldDiagnostic[] {
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
