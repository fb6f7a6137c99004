import { defineBlock } from '../../sdk/index.ts';
import { LogosView, logosFields, logosLayouts } from './view.tsx';

const names = ['Avery Yards', 'Lindqvist', 'North Basin Rowing', 'Marlow & Daughters', 'Tern', 'The Old Lock'];
const items = names.map((name, index) => ({
  name,
  picture: { src: `logo-${index + 1}.svg`, decorative: true as const },
}));

export const logos = defineBlock({
  type: 'logos',
  description: 'Logos or names of customers, partners or newspapers.',
  fields: logosFields,
  layouts: logosLayouts,
  View: LogosView,
  styles: ['logos'],
  examples: {
    'A row in one colour': { headline: 'They moor with us', items, oneColour: true },
    Cells: { headline: 'Our suppliers', layout: 'grid', tone: 'tint', items: items.slice(0, 5) },
    Names: { headline: 'As read in', layout: 'names', items: names.map((name) => ({ name, href: '/' })) },
  },
});
