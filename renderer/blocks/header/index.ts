import { defineBlock } from '../../sdk/block.ts';
import { statusStyles } from '../../sdk/hours/status-styles.ts';
import { type HeaderPage, headerFields, headerLayouts } from './fields.ts';
import { HeaderView } from './view.tsx';

export const header = defineBlock({
  type: 'header',
  description:
    'The top of every page: the name, the main pages and one button. It stays visible while the page scrolls.',
  fields: headerFields,
  layouts: headerLayouts,
  View: HeaderView,
  ui: ({ header, close, hours, status }) => ({ header, close, hours, status }),
  verbatim: true,
  styles: ({ phone, utility, status }) => [
    ...(phone || utility || status?.opening ? (['utility'] as const) : []),
    ...statusStyles(status),
  ],
  pictures: { mark: { boxes: [['0', '2rem']], fit: 'contain' }, logo: { boxes: [['0', '10rem']], fit: 'contain' } },
  fromPage: ({ href, home, siteName }, { links = [] }): HeaderPage => ({
    home,
    siteName,
    ...(links.some((link) => link.href === href) && { current: href }),
  }),
  examples: [
    {
      name: 'A logo that holds the name',
      props: {
        logo: { src: 'sample-logo.svg' },
        hideName: true,
        name: 'Lune Boatyard',
        links: [{ label: 'Repairs', href: '/' }],
      },
    },
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
    {
      name: 'The name between the links',
      props: {
        layout: 'centred',
        name: 'Lindqvist',
        links: [
          { label: 'Rings', href: '/' },
          { label: 'Repairs', href: '/' },
          { label: 'Engraving', href: '/' },
          { label: 'The bench', href: '/' },
          { label: 'Visit', href: '/' },
        ],
        action: { label: 'Ask for a drawing', href: '/' },
      },
    },
    {
      name: 'The name above the links, below a line of facts',
      props: {
        layout: 'stacked',
        name: 'Marlow & Daughters',
        utility: [
          { text: 'Open Tuesday to Saturday, 9 to 5', icon: 'clock' },
          { text: '4 Quay Street, Port Avery', icon: 'pin', href: '/' },
        ],
        links: [
          { label: 'Seeds', href: '/' },
          { label: 'Young plants', href: '/' },
          { label: 'Tools', href: '/' },
          { label: 'Courses', href: '/' },
        ],
        phone: '+1 555 010 0142',
      },
    },
    {
      name: 'Off the edges, with a number to call',
      props: {
        layout: 'floating',
        name: 'Hazel Dental',
        links: [
          { label: 'Treatments', href: '/' },
          { label: 'New patients', href: '/' },
          { label: 'Prices', href: '/' },
        ],
        phone: '+1 555 010 0142',
        action: { label: 'Book a visit', href: '/' },
      },
    },
    {
      name: 'A number beside the button, and one fact above',
      props: {
        name: 'Bright Roofs',
        utility: [{ text: 'Storm damage? Somebody answers day and night.', icon: 'alert' }],
        links: [
          { label: 'Repairs', href: '/' },
          { label: 'New roofs', href: '/' },
        ],
        phone: '+1 555 010 0142',
        action: { label: 'Get an estimate', href: '/' },
      },
    },
  ],
});
