import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const plant = {
  name: 'plant',
  label: 'Plant',
  type: 'radio',
  options: [
    { value: 'fern', label: 'Fern' },
    { value: 'moss', label: 'Moss' },
  ],
};
const light = { ...plant, name: 'light', label: 'Light' };
const form = { block: 'form', submit: 'Send', destinations: ['desk'] };

const names = {
  ...form,
  fields: [
    plant,
    { name: 'note', label: 'Note', type: 'text' },
    { name: 'pot', label: 'Pot', type: 'text', when: { plnat: 'fern' } },
    { name: 'size', label: 'Size', type: 'number', when: { plant: 'ferm' } },
    { name: 'soil', label: 'Soil', type: 'text', when: { note: 'dry' } },
    { name: 'water', label: 'Water', type: 'checkbox', when: { plant: ['moss', 'moss'] } },
    { name: 'day', label: 'Day', type: 'date', when: { water: 'yes' } },
  ],
};
const order = {
  ...form,
  steps: [
    { title: 'One', fields: [{ ...plant, when: { light: 'moss' } }] },
    { title: 'Two', when: { light: 'fern' }, fields: [light] },
  ],
};
const circle = {
  ...form,
  fields: [
    { ...plant, when: { light: 'fern' } },
    { ...light, when: { plant: 'moss' } },
  ],
};
const never = {
  ...form,
  steps: [
    { title: 'One', fields: [plant, { ...light, when: { plant: 'fern' } }] },
    {
      title: 'Two',
      when: { plant: 'moss' },
      fields: [
        { name: 'where', label: 'Where', type: 'text', required: true, when: { light: 'fern' } },
        { name: 'why', label: 'Why', type: 'text', when: { light: 'moss' } },
        { name: 'who', label: 'Who', type: 'text' },
      ],
    },
  ],
};
const both = { ...form, fields: [plant], steps: [{ title: 'One', fields: [light] }] };
const neither = { ...form };
const empty = { ...form, fields: [plant, { ...light, when: { plant: [] } }] };

export default defineSite({
  ...site,
  organization: { type: 'Florist', email: 'hello@example.com' },
  destinations: { desk: { url: 'https://desk.example.com/in', label: 'the desk' } },
  routes: [{ path: '/', meta, sections: { intro, names, order, circle, never, both, neither, empty } }],
});
