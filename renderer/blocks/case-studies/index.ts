import { defineBlock } from '../../sdk/index.ts';
import { mediaStyles } from '../../sdk/media/index.ts';
import { caseStudiesFields } from './fields.ts';
import { CaseStudiesView } from './view.tsx';

export const caseStudies = defineBlock({
  type: 'caseStudies',
  description: 'Customers, what was done for them, the result in numbers, and a picture that proves it.',
  fields: caseStudiesFields,
  View: CaseStudiesView,
  ui: ({ locale, media }) => ({ locale, media }),
  verbatim: true,
  styles: ({ items }) => mediaStyles(items.map(({ media }) => media)),
  examples: [
    {
      name: 'Two houses of a heating engineer',
      props: {
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
              points: [
                { label: 'Oct', value: 310 },
                { label: 'Nov', value: 290 },
                { label: 'Dec', value: 240 },
                { label: 'Jan', value: 205 },
                { label: 'Feb', value: 192 },
              ],
            },
            sample: true,
          },
          {
            name: 'Number 9',
            place: 'Quay Street',
            summary: 'A flat over a bakery that was too warm in summer and too cold in spring. A heat pump does both.',
            figures: [{ figure: '1 day', label: 'from the van to the warmth' }],
            sample: true,
          },
        ],
      },
    },
  ],
});
