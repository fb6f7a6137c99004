import { defineBlock } from '../../sdk/block.ts';
import { type HeaderPage, headerFields } from './fields.ts';
import { HeaderView } from './view.tsx';

export const header = defineBlock({
  type: 'header',
  description:
    'The top of every page: the name, the main pages and one button. It stays visible while the page scrolls.',
  fields: headerFields,
  View: HeaderView,
  ui: ({ header }) => ({ header }),
  verbatim: true,
  fromPage: ({ href, home, siteName }, { links = [] }): HeaderPage => ({
    home,
    siteName,
    ...(links.some((link) => link.href === href) && { current: href }),
  }),
  examples: [
    {
      name: 'Links and a button',
      props: {
        links: [
          { label: 'Repairs', href: '/' },
          { label: 'Rentals', href: '/' },
          { label: 'Our workshop', href: '/' },
        ],
        action: { label: 'Book a service', href: '/' },
      },
    },
    {
      name: 'Another name, links only',
      props: { name: 'Harbor Bikes', links: [{ label: 'Home', href: '/' }], menuLabel: 'Pages' },
    },
    {
      name: 'A name and a button, for a page without navigation',
      props: { action: { label: '(555) 010-0142', href: 'tel:+15550100142' } },
    },
  ],
});
