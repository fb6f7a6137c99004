import { statusStyles } from '../../sdk/hours/hours.tsx';
import { byViewport, defineBlock } from '../../sdk/index.ts';
import { MapView, mapFields, mapLayouts } from './view.tsx';

export const map = defineBlock({
  type: 'map',
  description: 'Where the business is: address, hours, the way there, and a map once somebody asks for it.',
  fields: mapFields,
  layouts: mapLayouts,
  View: MapView,
  ui: ({ contactDetails, hours, map, place, status }) => ({ contactDetails, hours, map, place, status }),
  styles: ({ organization, status, embed }) => [
    ...(organization?.hours ? (['hours'] as const) : []),
    ...(status ? statusStyles(organization) : []),
    ...(embed ? (['embed'] as const) : []),
  ],
  pictures: {
    picture: {
      fit: 'cover',
      boxes: byViewport({ 0: 1, '60rem': 7 / 12 }),
      layouts: { wide: { boxes: [['0', 1]] }, card: { boxes: [['0', 1]] } },
    },
  },
  check: ({ embed, directions }) =>
    embed === undefined || directions !== undefined
      ? []
      : [
          {
            path: ['embed'],
            message: 'A map that is shown on a press needs "directions", the link that is pressed.',
            suggestion: 'Write the https address of the same place at the map service.',
          },
        ],
  examples: {
    'Beside the place': {
      headline: 'By the old lock',
      lead: 'Ring the bell at the green gate, and walk through the yard.',
      address: ['Slip 4, North Basin', 'Port Avery'],
      phone: '+1 555 010 0142',
      parking: 'Two places behind the shed. The number 7 stops at the bridge.',
      directions: 'https://maps.example.com/dir/slip-4',
    },
    'A map on request, across the page': {
      headline: 'Come and see the boats',
      layout: 'wide',
      address: ['Slip 4, North Basin', 'Port Avery'],
      phone: '+1 555 010 0142',
      parking: 'Two places behind the shed.',
      directions: 'https://maps.example.com/dir/slip-4',
      embed: { src: 'https://maps.example.com/embed/slip-4' },
    },
    'Details on a card': {
      headline: 'Find us',
      layout: 'card',
      picture: { src: 'mill-lane.jpg', alt: 'A mill behind a green gate' },
      tone: 'tint',
      address: ['9 Mill Lane', 'Ousebridge'],
      directions: 'https://maps.example.com/dir/mill',
      actions: [{ label: 'Send us a message', href: '/' }],
    },
  },
});
