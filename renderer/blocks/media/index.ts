import { byViewport, defineBlock, mediaStyles } from '../../sdk/index.ts';
import { chartPoints } from '../../sdk/samples.ts';
import { MediaView, mediaFields, mediaLayouts } from './view.tsx';

const chart = {
  kind: 'chart' as const,
  title: 'Loaves a week',
  label: 'Loaves',
  points: chartPoints({ Jan: 420, Mar: 510, May: 640, Jul: 820 }),
};

export const media = defineBlock({
  type: 'media',
  description: 'One point in words, with a picture, a chart or a review beside it.',
  fields: mediaFields,
  layouts: mediaLayouts,
  needs: { bleed: { field: 'media', kind: 'picture' } },
  View: MediaView,
  ui: ({ locale, media }) => ({ locale, media }),
  styles: ({ media }) => mediaStyles([media]),
  pictures: {
    media: {
      boxes: byViewport({ 0: 1, '60rem': 7 / 12 }),
      layouts: {
        wide: { boxes: [['0', 1]] },
        bleed: { fit: 'cover', boxes: byViewport({ 0: 'full', '60rem': 3 / 4 }) },
        overlap: { boxes: byViewport({ 0: 1, '60rem': 3 / 4 }) },
      },
    },
  },
  examples: {
    'A chart at the end': {
      eyebrow: 'Since we deliver',
      headline: 'Twice the bread from the same oven',
      text: 'We bake in two rounds and bring the second one round by bicycle.',
      points: ['Ordered by ten, at the door by four', 'No loaf left over'],
      actions: [{ label: 'Order for tomorrow', href: '/' }],
      media: chart,
    },
    'A window at the start': {
      headline: 'Every order in one place',
      layout: 'left',
      frame: 'browser',
      tone: 'tint',
      media: chart,
    },
    'Across the page': { headline: 'A year in one line', text: 'Counted every Sunday.', layout: 'wide', media: chart },
    'A card over the edge': { headline: 'What it took', text: 'A second shift.', layout: 'overlap', media: chart },
    'To the edge of the window': {
      eyebrow: 'On Thursdays',
      headline: 'A table for twelve',
      text: 'One card, written at four in the afternoon.',
      layout: 'bleed',
      tone: 'ink',
      actions: [{ label: 'Book a chair', href: '/' }],
      media: { kind: 'picture', src: 'table.jpg', alt: 'A table for twelve, set for supper' },
    },
    'A phone': { headline: 'In your pocket', frame: 'phone', media: chart },
  },
});
