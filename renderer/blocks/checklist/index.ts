import type * as z from 'zod';
import { defineBlock, type FieldDiagnostic, type LayoutProps } from '../../sdk/index.ts';
import { ChecklistView, checklistFields, checklistLayouts } from './view.tsx';

export const checklist = defineBlock({
  type: 'checklist',
  description: 'What is included, done, needed or gained, as a list with marks.',
  fields: checklistFields,
  layouts: checklistLayouts,
  needs: { split: { field: 'titles' } },
  View: ChecklistView,
  check: checkChecklist,
  styles: ({ layout }) => (layout === 'split' ? ['cards'] : []),
  examples: {
    'What a house painter does': {
      headline: 'Part of every room we paint',
      lead: 'None of it is an extra, because without it the paint does not last.',
      items: [
        { title: 'Floors covered wall to wall', text: 'Felt, not foil: you can walk on it in the evening.' },
        { title: 'Cracks opened and filled', text: 'Painted over, they are back within a year.' },
        { title: 'Two coats, three on new plaster', text: 'Each one dry before the next.' },
        { title: 'Handles, switches and rails off', text: 'So that nothing has to be painted around.' },
        { title: 'A labelled tin of the rest', text: 'With the name of the colour, the room and the date.' },
      ],
      note: 'We are insured for what we touch.',
    },
    'What to bring, in short lines': {
      headline: 'Bring these on the first day',
      mark: 'box',
      tone: 'tint',
      items: [
        { title: 'Boots with a heel' },
        { title: 'Gloves' },
        { title: 'A helmet, or borrow ours' },
        { title: 'Lunch' },
      ],
    },
    'What is not meant': {
      headline: 'When you do not need a painter',
      mark: 'cross',
      items: [
        { title: 'The wall is damp', text: 'Call a roofer first. Paint hides it for a winter.' },
        { title: 'You are about to move the sockets', text: 'Come to us when the electrician has left.' },
      ],
    },
    'On a sheet': {
      layout: 'card',
      headline: 'What a night at the lighthouse includes',
      lead: 'One price for the room, however many of you come.',
      items: [
        { title: 'The boat there and back', text: 'At half past four, and at ten the next morning.' },
        { title: 'Supper and breakfast' },
        { title: 'A tour of the lamp room', text: 'After dark, when it turns.' },
        { title: 'Blankets for the gallery' },
        { title: 'Oil for the stove' },
      ],
      note: 'If the sea is too rough for the boat, you choose another night or get your money back.',
    },
    'Ticks and crosses side by side': {
      layout: 'split',
      headline: 'What the rent covers',
      titles: { tick: 'Included', cross: 'Yours to bring' },
      items: [
        { title: 'Wheel, kiln and glazes' },
        { title: 'A locker', text: 'Two feet wide, with a key.' },
        { title: 'Firings on Tuesday and Friday' },
        { title: 'Clay', mark: 'cross', text: 'We sell it by the bag, or bring your own stoneware.' },
        { title: 'Patience', mark: 'cross' },
      ],
    },
  },
});

type ChecklistInput = z.input<z.ZodObject<typeof checklistFields>> & LayoutProps<typeof checklistLayouts>;

/** One list has one mark, and two lists have ticks and crosses. */
export function checkChecklist({ layout, mark = 'tick', items, titles }: ChecklistInput): FieldDiagnostic[] {
  if (layout !== 'split') {
    return items.flatMap((item, index) =>
      item.mark === undefined
        ? []
        : {
            path: ['items', index, 'mark'],
            message: 'Only the layout "split" shows items with different marks.',
            suggestion: 'Add layout: \'split\' and "titles", or set the "mark" of the list.',
          },
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
