import { byViewport, defineBlock, mediaStyles } from '../../sdk/index.ts';
import { TabsView, tabsFields, tabsLayouts } from './view.tsx';

export const tabs = defineBlock({
  type: 'tabs',
  description: 'Two to six panels in one place, of which visitors choose one.',
  fields: tabsFields,
  layouts: tabsLayouts,
  View: TabsView,
  ui: ({ locale, media }) => ({ locale, media }),
  styles: ({ items }) => mediaStyles(items.map(({ media }) => media)),
  pictures: { media: { boxes: byViewport({ 0: 1, '60rem': 7 / 11 }) } },
  ids: ({ id, items }) => items.map((_, index) => `${id}-${index + 1}`),
  examples: {
    'Three ways to learn the cello': {
      headline: 'However you want to learn',
      lead: 'Change between them at the end of any month.',
      items: [
        {
          label: 'At home',
          title: 'A teacher in your living room',
          text: 'Every week at the same hour, on your own instrument, without a bag to carry.',
          points: ['45 minutes a week', 'Music and strings included', 'A concert in June'],
          actions: [{ label: 'Try one lesson', href: '/' }],
        },
        {
          label: 'In a group',
          text: 'Four cellos, one teacher, and a piece that needs all of you. You meet on Saturdays above the bakery.',
          actions: [{ label: 'See free places', href: '/' }],
        },
        {
          label: 'By video',
          title: 'From anywhere',
          text: 'Two cameras and a good microphone, which we lend you.',
          media: { kind: 'review', name: 'Ida Holm', rating: 5, text: 'I see the bow better than in the room.' },
          points: ['30 minutes a week', 'Recordings to practise with'],
        },
      ],
    },
    'Tabs at the side': {
      headline: 'What happens to your coat',
      layout: 'side',
      tone: 'tint',
      items: [
        {
          label: 'Sorted',
          text: 'We look for stains, loose seams and forgotten tickets, and write down what we find.',
        },
        {
          label: 'Cleaned',
          text: 'In water or without, as the label says and the wool prefers.',
          points: ['No perfume'],
        },
        { label: 'Pressed', text: 'By hand, from the inside first.' },
        { label: 'Wrapped', text: 'In paper that you bring back.' },
      ],
    },
  },
});
