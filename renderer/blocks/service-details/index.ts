import { byViewport, defineBlock, mediaStyles, plainWords } from '../../sdk/index.ts';
import { chartPoints } from '../../sdk/samples.ts';
import { ServiceDetailsView, serviceDetailsFields } from './view.tsx';

export const serviceDetails = defineBlock({
  type: 'serviceDetails',
  description:
    'Services in detail, each in a row that links can point to, with what is done and a picture of the result.',
  fields: serviceDetailsFields,
  View: ServiceDetailsView,
  pictures: { media: { boxes: byViewport({ 0: 1, '34rem': '34rem', '60rem': 5 / 12 }), ratio: '4/3' } },
  ui: ({ locale, media }) => ({ locale, media }),
  styles: ({ items }) => mediaStyles(items.map(({ media }) => media)),
  ids: ({ items }) => items.flatMap(({ id, aliases = [] }) => [id, ...aliases]),
  jsonLd: ({ items }, page) =>
    items.map(({ id, title, description }) => ({
      '@type': 'Service',
      name: title,
      description: plainWords(description),
      url: `${page.url}#${id}`,
      provider: { '@type': 'Organization', name: page.siteName },
    })),
  examples: {
    'Two services of a chimney sweep': {
      headline: 'What we do once we are on the roof',
      items: [
        {
          id: 'sweeping',
          aliases: ['cleaning'],
          title: 'Sweeping',
          description: 'Brush, camera and a clean hearth. You get the film of the flue before and after.',
          icon: 'tools',
          details: ['Sheets down before the first brush', 'Camera from top to bottom', 'Certificate for your insurer'],
          media: {
            kind: 'chart',
            title: 'Draught after a sweep',
            label: 'Draught',
            unit: 'pascals',
            points: chartPoints({ Before: 4, 'Day 1': 11, 'Day 30': 12 }),
          },
          actions: [{ label: 'Book a sweep', href: '/' }],
        },
        {
          id: 'lining',
          title: 'Lining',
          description: 'A steel liner made to the measure of your flue, for stoves that the old brick cannot take.',
          icon: 'shield',
          details: [
            'Measured by camera',
            'Fitted in a day',
            'Guaranteed for twenty years',
            'Cowl and register plate included',
          ],
        },
      ],
    },
    'With a photo': {
      headline: 'What we mend',
      items: [
        {
          id: 'clocks',
          title: 'Clocks',
          description: 'Taken apart, cleaned and set going for a week before you get it back.',
          details: ['Every part listed', 'Old parts returned'],
          media: { kind: 'picture', src: 'sample-clock.jpg', alt: 'The works of a longcase clock on the bench' },
        },
      ],
    },
  },
});
