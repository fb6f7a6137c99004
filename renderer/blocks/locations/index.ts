import type * as z from 'zod';
import { statusStyles } from '../../sdk/hours/hours.tsx';
import { byViewport, defineBlock, type FieldDiagnostic } from '../../sdk/index.ts';
import { LocationsView, locationsFields, locationsLayouts, placeOf } from './view.tsx';

const shops = [
  {
    name: 'Harbour',
    text: 'The first shop, with the workshop behind it.',
    picture: { src: 'harbour.jpg', alt: 'A low brick house at the water' },
    address: ['Slip 4, North Basin', 'Port Avery'],
    phone: '+1 555 010 0142',
    hours: [
      { days: 'Mon–Fri', hours: '8 am – 5 pm' },
      { days: 'Sat', hours: '9 am – noon' },
    ],
    href: '/',
  },
  {
    name: 'Old Town',
    address: ['9 Mill Lane', 'Port Avery'],
    phone: '+1 555 010 0143',
    hours: [{ days: 'Tue–Sat', hours: '10 am – 6 pm' }],
  },
  { name: 'Hillside', text: 'By appointment.', address: ['2 Ford Road', 'Upper Avery'], phone: '+1 555 010 0144' },
];

export const locations = defineBlock({
  type: 'locations',
  description: 'Several places of the business, with address, phone and hours; search engines get each of them.',
  fields: locationsFields,
  layouts: locationsLayouts,
  View: LocationsView,
  ui: ({ hours, status }) => ({ hours, status }),
  check: checkLocations,
  styles: ({ items, status }) => [
    ...(items.some((item) => item.hours || item.location?.hours) ? (['hours'] as const) : []),
    ...(status ? statusStyles(items.find(({ location }) => location?.opening)?.location) : []),
  ],
  pictures: {
    picture: {
      boxes: byViewport({ 0: 1, '40rem': 1 / 2, '60rem': 1 / 3 }),
      ratio: '3/2',
      layouts: {
        doors: { boxes: byViewport({ 0: 1, '48rem': 1 / 2 }) },
        rows: { boxes: byViewport({ 0: 1, '48rem': 1 / 4 }) },
      },
    },
  },
  jsonLd: ({ items }) =>
    items.map((item) => {
      const { name, address, phone, location } = placeOf(item);
      return {
        '@type': location?.data?.type ?? 'LocalBusiness',
        '@id': location?.data?.id,
        name: location?.name ?? name,
        address: address.join(', '),
        telephone: phone?.text,
      };
    }),
  examples: {
    'Three shops': { headline: 'Three shops in one town', items: shops },
    'As lines': { headline: 'Where to find us', layout: 'rows', tone: 'tint', items: shops },
    'As doors': { headline: 'Two doors in one town', layout: 'doors', items: shops.slice(0, 2) },
    'One place': { headline: 'One place', items: shops.slice(0, 1) },
  },
});

/** A place is a location of the business, or has its name and address here. */
function checkLocations({ items }: z.input<z.ZodObject<typeof locationsFields>>): readonly FieldDiagnostic[] {
  return items.flatMap(({ location, name, address }, index) =>
    location !== undefined || (name !== undefined && address !== undefined)
      ? []
      : {
          path: ['items', index],
          message: 'A place needs "location", or its own "name" and "address".',
          suggestion: 'Write { location: \'…\' } with the name of a location of "organization".',
        },
  );
}
