import type { Section } from 'frontage';
import { drawing } from './drawings.ts';

export const intro = {
  block: 'pageIntro',
  layout: 'centred',
  eyebrow: 'Contact',
  headline: 'Follow the *smell*, or these directions',
  lead: 'Before noon the telephone is covered in flour, but it works: [{{facts.phone}}](tel:{{facts.phone}}). Letters and crumbs to [{{facts.email}}](mailto:{{facts.email}}).',
} satisfies Section;

export const places = {
  block: 'locations',
  layout: 'doors',
  headline: 'Two doors, *one* oven',
  status: true,
  items: [
    {
      location: 'Anchor Street',
      text: 'The bakery, the shop and the tables. Supper from Thursday to Saturday, half past six until ten.',
      picture: drawing('shop'),
    },
    {
      location: 'The Hatch',
      text: 'A window in the wall of the old corn exchange. Bread, buns and coffee; the chairs are the steps.',
      picture: drawing('hatch'),
    },
  ],
} satisfies Section;

export const map = {
  block: 'map',
  tone: 'tint',
  headline: 'Down to the *water*, then left',
  lead: 'From the bridge you see the chimney. When you see the sea as well, you have gone too far.',
  organization: 'Anchor Street',
  picture: { src: 'map.svg', alt: 'A drawn map: the bridge, Corn Market, Anchor Street and the harbour' },
  parking: 'On the quay, free until nine. Bicycles at the rail, under the sign. The 40 bus stops at the bridge.',
  directions: 'https://www.openstreetmap.org/directions',
} satisfies Section;
