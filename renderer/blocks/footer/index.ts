import { defineBlock } from '../../sdk/block.ts';
import { type FooterPage, footerFields } from './fields.ts';
import { FooterView } from './view.tsx';

export const footer = defineBlock({
  type: 'footer',
  description: 'The end of every page: what you do, where else to go, how to reach you, and who holds the rights.',
  fields: footerFields,
  View: FooterView,
  ui: ({ footer }) => ({ footer }),
  verbatim: true,
  styles: ({ hours }) => (hours?.hours ? ['hours'] : []),
  fromPage: ({ year, inFooter }): FooterPage => ({ year, ...(inFooter && { inFooter }) }),
  examples: [
    {
      name: 'Everything',
      props: {
        tagline: 'Repairs and rentals for people who ride every day.',
        columns: [
          {
            title: 'Workshop',
            links: [
              { label: 'Repairs', href: '/' },
              { label: 'Rentals', href: '/' },
              { label: 'Prices', href: '/' },
            ],
          },
          { title: 'About', links: [{ label: 'Our story', href: '/' }] },
        ],
        contactTitle: 'Visit us',
        address: ['12 Harbor Street', 'Port Avery, ME 04000'],
        phone: '(555) 010-0142',
        email: 'hello@harborbikes.example',
        social: ['Instagram', 'YouTube'],
        inert: ['Privacy policy', 'Terms'],
        disclaimer: [
          'Same-day repair holds for bicycles that are brought in before 10 a.m. and need no special parts.',
        ],
        copyright: 'Harbor Bikes',
      },
    },
    {
      name: 'The last line only, with a phone number',
      props: { phone: '(555) 010-0142', copyright: 'Harbor Bikes. All rights reserved.' },
    },
  ],
});
