import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const options = [
  { value: 'fern', label: 'Fern' },
  { value: 'fern', label: 'Another fern', icon: 'star' },
];

const ask = {
  block: 'form',
  fields: [
    { name: 'plant', label: 'Plant', type: 'select', options },
    { name: 'pot', label: 'Pot', type: 'radio' },
    { name: 'note', label: 'Note', type: 'text', options },
    { name: 'size', label: 'Size', type: 'number', min: 9, max: 3 },
    { name: 'day', label: 'Day', type: 'date', earliest: 'tomorrow', latest: '2026-02-30' },
    { name: 'terms', type: 'consent', required: true, label: 'I agree' },
    { name: 'mail', type: 'email' },
  ],
  submit: 'Send',
  destinations: ['desk'],
};
const consent = { name: 'terms', type: 'consent', version: '1', text: 'Write to me.', checked: true };

export default defineSite({
  ...site,
  organization: { type: 'Florist', email: 'hello@example.com' },
  destinations: { desk: { url: 'https://desk.example.com/in', label: 'the desk' } },
  routes: [
    { path: '/', meta, sections: { intro, ask } },
    // A consent is never ticked in advance, so there is no field for it.
    { path: '/ticked', meta, sections: { ask: { ...ask, fields: [consent] } } },
  ],
});
