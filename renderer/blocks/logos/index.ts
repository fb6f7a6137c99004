import { defineBlock } from '../../sdk/index.ts';
import { logosFields, logosLayouts } from './fields.ts';
import { LogosView } from './view.tsx';

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
  verbatim: true,
  styles: ['logos'],
  examples: [
    { name: 'A row in one colour', props: { headline: 'They moor with us', items, oneColour: true } },
    { name: 'Cells', props: { headline: 'Our suppliers', layout: 'grid', tone: 'tint', items: items.slice(0, 5) } },
    {
      name: 'Names',
      props: { headline: 'As read in', layout: 'names', items: names.map((name) => ({ name, href: '/' })) },
    },
  ],
});
