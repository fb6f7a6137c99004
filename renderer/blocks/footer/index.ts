import { defineBlock } from '../../sdk/block.ts';
import { homeLinks } from '../../sdk/samples.ts';
import { type FooterPage, FooterView, footerFields, footerLayouts } from './view.tsx';

export const footer = defineBlock({
  type: 'footer',
  description: 'The end of every page: what you do, where else to go, how to reach you, and who holds the rights.',
  fields: footerFields,
  layouts: footerLayouts,
  View: FooterView,
  ui: ({ footer }) => ({ footer }),
  pictures: { logo: { boxes: [['0', '12rem']], fit: 'contain' } },
  styles: ({ hours, logo }) => [...(hours?.hours ? (['hours'] as const) : []), ...(logo ? (['picture'] as const) : [])],
  fromPage: ({ year, inFooter, siteName, letterWidths }, { layout }): FooterPage => ({
    year,
    ...(inFooter && { inFooter }),
    ...(layout === 'poster' && { poster: siteName, ...(letterWidths && { letterWidths }) }),
  }),
  examples: {
    Everything: {
      logo: { src: 'sample-logo-2.svg', alt: 'Harbor Bikes' },
      tagline: 'Repairs and rentals for people who ride every day.',
      columns: [
        { title: 'Workshop', links: homeLinks('Repairs', 'Rentals', 'Prices') },
        { title: 'About', links: [{ label: 'Our story', href: '/' }] },
      ],
      contactTitle: 'Visit us',
      address: ['12 Harbor Street', 'Port Avery, ME 04000'],
      phone: '+1 555 010 0142',
      email: 'hello@harborbikes.example',
      social: [
        { network: 'Instagram', href: 'https://social.example/harborbikes' },
        { network: 'YouTube', href: 'https://video.example/harborbikes' },
      ],
      legal: [{ label: 'Privacy policy', href: '/' }],
      inert: ['Terms'],
      disclaimer: ['Same-day repair holds for bicycles that are brought in before 10 a.m. and need no special parts.'],
      copyright: 'Harbor Bikes',
    },
    'The last line only, with a phone number': {
      phone: '+1 555 010 0142',
      copyright: 'Harbor Bikes. All rights reserved.',
    },
    'One line': {
      layout: 'simple',
      columns: [{ title: 'Pages', links: homeLinks('Product', 'Pricing', 'Security') }],
      legal: homeLinks('Privacy', 'Terms'),
      social: [{ network: 'GitHub', href: 'https://code.example/tallyport' }],
      copyright: 'Tallyport, Inc.',
    },
    'All in the middle': {
      layout: 'centred',
      tagline: 'Bread from Tuesday to Saturday, cake on Sundays.',
      columns: [{ title: 'The bakery', links: homeLinks('Bread this week', 'Cakes to order', 'Our mill') }],
      address: ['4 Quay Street', 'Port Avery, ME 04000'],
      phone: '+1 555 010 0142',
      social: [{ network: 'Instagram', href: 'https://social.example/oskbakery' }],
      legal: [{ label: 'Privacy', href: '/' }],
      copyright: 'Osk Bakery',
    },
    'The name across the width': {
      layout: 'poster',
      tagline: 'Chairs that are repaired, not replaced.',
      columns: [
        { title: 'Workshop', links: homeLinks('Upholstery', 'Caning') },
        { title: 'Visit', links: [{ label: 'Hours and address', href: '/' }] },
      ],
      social: [{ network: 'Instagram', href: 'https://social.example/marlow' }],
      legal: [{ label: 'Privacy', href: '/' }],
      copyright: 'Marlow & Daughters',
    },
  },
});
