import { defineBlock } from '../../sdk/block.ts';
import { statusStyles } from '../../sdk/hours/hours.tsx';
import { homeLinks } from '../../sdk/samples.ts';
import { type HeaderPage, HeaderView, headerFields, headerLayouts } from './view.tsx';

export const header = defineBlock({
  type: 'header',
  description:
    'The top of every page: the name, the main pages and one button. It stays visible while the page scrolls.',
  fields: headerFields,
  layouts: headerLayouts,
  View: HeaderView,
  ui: ({ header, close, hours, status }) => ({ header, close, hours, status }),
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
  examples: {
    'A logo that holds the name': {
      logo: { src: 'sample-logo.svg' },
      hideName: true,
      name: 'Lune Boatyard',
      links: [{ label: 'Repairs', href: '/' }],
    },
    'Links and a button': {
      links: homeLinks('Repairs', 'Rentals', 'Our workshop'),
      action: { label: 'Book a service', href: '/' },
    },
    'Another name, links only': { name: 'Harbor Bikes', links: [{ label: 'Home', href: '/' }], menuLabel: 'Pages' },
    'A name and a button, for a page without navigation': {
      action: { label: '(555) 010-0142', href: 'tel:+15550100142' },
    },
    'The name between the links': {
      layout: 'centred',
      name: 'Lindqvist',
      links: homeLinks('Rings', 'Repairs', 'Engraving', 'The bench', 'Visit'),
      action: { label: 'Ask for a drawing', href: '/' },
    },
    'The name above the links, below a line of facts': {
      layout: 'stacked',
      name: 'Marlow & Daughters',
      utility: [
        { text: 'Open Tuesday to Saturday, 9 to 5', icon: 'clock' },
        { text: '4 Quay Street, Port Avery', icon: 'pin', href: '/' },
      ],
      links: homeLinks('Seeds', 'Young plants', 'Tools', 'Courses'),
      phone: '+1 555 010 0142',
    },
    'Off the edges, with a number to call': {
      layout: 'floating',
      name: 'Hazel Dental',
      links: homeLinks('Treatments', 'New patients', 'Prices'),
      phone: '+1 555 010 0142',
      action: { label: 'Book a visit', href: '/' },
    },
    'A number beside the button, and one fact above': {
      name: 'Bright Roofs',
      utility: [{ text: 'Storm damage? Somebody answers day and night.', icon: 'alert' }],
      links: homeLinks('Repairs', 'New roofs'),
      phone: '+1 555 010 0142',
      action: { label: 'Get an estimate', href: '/' },
    },
  },
});
