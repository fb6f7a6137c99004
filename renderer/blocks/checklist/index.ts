import { defineBlock } from '../../sdk/index.ts';
import { checkChecklist } from './check.ts';
import { checklistFields, checklistLayouts } from './fields.ts';
import { ChecklistView } from './view.tsx';

export const checklist = defineBlock({
  type: 'checklist',
  description: 'What is included, done, needed or gained, as a list with marks.',
  fields: checklistFields,
  layouts: checklistLayouts,
  needs: { split: { field: 'titles' } },
  View: ChecklistView,
  verbatim: true,
  check: checkChecklist,
  styles: ({ layout }) => (layout === 'split' ? ['cards'] : []),
  examples: [
    {
      name: 'What a house painter does',
      props: {
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
    },
    {
      name: 'What to bring, in short lines',
      props: {
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
    },
    {
      name: 'What is not meant',
      props: {
        headline: 'When you do not need a painter',
        mark: 'cross',
        items: [
          { title: 'The wall is damp', text: 'Call a roofer first. Paint hides it for a winter.' },
          { title: 'You are about to move the sockets', text: 'Come to us when the electrician has left.' },
        ],
      },
    },
    {
      name: 'On a sheet',
      props: {
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
    },
    {
      name: 'Ticks and crosses side by side',
      props: {
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
  ],
});
