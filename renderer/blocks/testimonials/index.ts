import { defineBlock } from '../../sdk/index.ts';
import { testimonialsFields } from './fields.ts';
import { TestimonialsView } from './view.tsx';

export const testimonials = defineBlock({
  type: 'testimonials',
  description: 'Customer reviews with stars, all visible at once.',
  fields: testimonialsFields,
  View: TestimonialsView,
  ui: ({ locale, media }) => ({ locale, media }),
  verbatim: true,
  styles: ['media'],
  examples: [
    {
      name: 'Three reviews of a moving company',
      props: {
        headline: 'What people say once the boxes are unpacked',
        items: [
          {
            name: 'Ines Okafor',
            business: 'Moved a bookshop',
            rating: 5,
            text: 'Nine thousand books, labelled shelf by shelf, and every one of them came out in the right order. We opened two days early.',
            date: 'May 2025',
            sample: true,
          },
          {
            name: 'Tomas Lind',
            business: 'Moved a family of five',
            rating: 5,
            text: 'They arrived on the minute and took the piano down four floors as if it were a chair.',
            sample: true,
          },
          {
            name: 'Ruth',
            business: 'Moved across town',
            rating: 4.5,
            text: 'The price was the price. No surprise at the end.',
            initials: 'R',
            sample: true,
          },
        ],
      },
    },
  ],
});
