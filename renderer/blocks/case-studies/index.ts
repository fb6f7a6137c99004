import { byViewport, defineBlock, mediaStyles } from '../../sdk/index.ts';
import { chartPoints } from '../../sdk/samples.ts';
import { CaseStudiesView, caseStudiesFields, caseStudiesLayouts } from './view.tsx';

export const caseStudies = defineBlock({
  type: 'caseStudies',
  description: 'Customers, what was done for them, the result in numbers, and a picture that proves it.',
  fields: caseStudiesFields,
  layouts: caseStudiesLayouts,
  View: CaseStudiesView,
  pictures: { media: { boxes: byViewport({ 0: 1, '34rem': '34rem', '60rem': 5 / 12 }), ratio: '4/3' } },
  ui: ({ locale, media }) => ({ locale, media }),
  styles: ({ items, layout }) => [
    ...mediaStyles(items.map(({ media }) => media)),
    ...(layout === 'cards' ? (['cards'] as const) : []),
  ],
  examples: {
    'Two houses of a heating engineer': {
      headline: 'Two winters, two houses',
      lead: 'Measured at the meter, before the work and in the winter after it.',
      items: [
        {
          name: 'The Old Rectory',
          place: 'Marston',
          summary:
            'Four boilers had been fitted in ten years. The fault was in the pipes: we balanced them and fitted one.',
          figures: [
            { figure: '-38%', label: 'gas over the winter' },
            { figure: '21 °C', label: 'in every room' },
          ],
          media: {
            kind: 'chart',
            title: 'Gas, winter by winter',
            label: 'Gas',
            unit: 'units a month',
            points: chartPoints({ Oct: 310, Nov: 290, Dec: 240, Jan: 205, Feb: 192 }),
          },
          sample: true,
        },
        {
          name: 'Number 9',
          place: 'Quay Street',
          summary: 'A flat over a bakery that was too warm in summer and too cold in spring. A heat pump does both.',
          figures: [{ figure: '1 day', label: 'from the van to the warmth' }],
          media: { kind: 'picture', src: 'sample-quay.jpg', alt: 'The bakery on Quay Street with the flat above it' },
          sample: true,
        },
      ],
    },
    'Three cards': {
      layout: 'cards',
      headline: 'Roofs that are dry again',
      items: [
        {
          name: 'Chapel on the quay',
          place: 'Port Avery',
          summary: 'Slate from the same quarry as in 1890, and lead where the tower meets the nave.',
          figures: [{ figure: '0', label: 'buckets in the aisle' }],
          link: { label: 'How we matched the slate', href: '/' },
          sample: true,
        },
        {
          name: 'Boathouse 3',
          summary: 'A tin roof that sang in the wind. It is quiet now, and takes the snow of a whole winter.',
          figures: [
            { figure: '9 days', label: 'from first to last sheet' },
            { figure: '-14 dB', label: 'in a storm' },
          ],
          link: { label: 'Read about the boathouse', href: '/' },
          sample: true,
        },
        {
          name: 'The school',
          place: 'Marston',
          summary: 'Done in the summer holidays, one wing a week.',
          figures: [{ figure: '6 weeks', label: 'without a lost lesson' }],
          sample: true,
        },
      ],
    },
    'One on a sheet': {
      layout: 'single',
      tone: 'tint',
      headline: 'A bakery that stopped throwing away',
      items: [
        {
          name: 'Osk Bakery',
          place: 'Quay Street',
          summary: 'They baked by habit. We read three years of receipts, and now they bake by weather and weekday.',
          figures: [
            { figure: '-71%', label: 'bread left in the evening' },
            { figure: '4 weeks', label: 'to the first full shelf sold' },
          ],
          media: {
            kind: 'chart',
            title: 'Loaves left over, week by week',
            label: 'Loaves',
            unit: 'loaves a day',
            points: chartPoints({ 'Week 1': 84, 'Week 2': 61, 'Week 3': 40, 'Week 4': 24 }),
          },
          link: { label: 'How the forecast works', href: '/' },
          sample: true,
        },
      ],
    },
  },
});
