import { byViewport, defineBlock, mediaStyles } from '../../sdk/index.ts';
import { StatsView, statsFields, statsLayouts } from './view.tsx';

export const stats = defineBlock({
  type: 'stats',
  description: 'A few large numbers in a row, for results that need no explanation.',
  fields: statsFields,
  layouts: statsLayouts,
  View: StatsView,
  needs: { beside: { field: 'media', only: true } },
  ui: ({ locale, media }) => ({ locale, media }),
  styles: ({ layout, media }) =>
    layout === 'grid' ? ['cards'] : layout === 'band' ? ['tone-accent'] : mediaStyles([media]),
  pictures: { media: { boxes: byViewport({ 0: 1, '60rem': 1 / 2 }), ratio: '4/3' } },
  examples: {
    'A locksmith in four numbers': {
      headline: 'Last year at your door',
      items: [
        { figure: '18 min', label: 'from the call to the bell, on average' },
        { figure: '3,412', label: 'doors opened' },
        { figure: '97%', label: 'without damage to the lock' },
        { figure: '24/7', label: 'also on public holidays' },
      ],
      note: 'From the job sheets of January to December.',
    },
    'Three numbers without a headline, on a dark background': {
      tone: 'ink',
      items: [
        { figure: '12', label: 'looms' },
        { figure: '40+', label: 'patterns of our own' },
        { figure: '1931', label: 'first cloth sold' },
      ],
    },
    'Five numbers on the accent colour': {
      layout: 'band',
      headline: 'A ferry by numbers',
      items: [
        { figure: '1,208', label: 'crossings last year' },
        { figure: '14 min', label: 'from shore to shore' },
        { figure: '31', label: 'cars on a full deck' },
        { figure: '4', label: 'sailings cancelled by fog' },
        { figure: '$6', label: 'for a bicycle and its rider' },
      ],
      note: 'From the log of the bridge, January to December.',
    },
    'Beside a photo': {
      layout: 'beside',
      headline: 'The yard in winter, counted',
      items: [
        { figure: '31', label: 'boats under the roof' },
        { figure: '900 l', label: 'of varnish, brushed on by hand' },
        { figure: '7', label: 'new masts, all of local larch', text: 'Felled in the week before the first frost.' },
      ],
      note: 'From the log of the yard, November to March.',
      media: { kind: 'picture', src: 'sample-yard.jpg', alt: 'Boats on land beside a hall', credit: 'Photo: M. Rigby' },
    },
    'With a sentence each': {
      layout: 'grid',
      headline: 'A year in the walled garden',
      items: [
        { figure: '214', label: 'Beds', text: 'Dug by hand, so that the soil keeps its layers.' },
        { figure: '31 t', label: 'Vegetables', text: 'Eaten within nine miles of where they grew.' },
        { figure: '68', label: 'Volunteers', text: 'Most of them on Thursdays, for the soup.' },
        { figure: '0', label: 'Sprays', text: 'Ladybirds are cheaper, and they stay.' },
        { figure: '12', label: 'Hives', text: 'Two more than last spring.' },
      ],
      note: 'Counted from March to February.',
    },
  },
});
