import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

// The condition is an error of the form's own check; the icon and the links are looked for all the same.
const ask = {
  block: 'form',
  headline: 'Ask for a fern',
  submit: 'Send',
  destinations: ['desk'],
  note: 'As the [terms](/terms) say.',
  fields: [
    {
      name: 'size',
      label: 'Size',
      type: 'cards',
      options: [
        { value: 'small', label: 'Small', icon: 'own:fern-leaf' },
        { value: 'large', label: 'Large' },
      ],
    },
    { name: 'height', label: 'Height', type: 'number', when: { size: 'huge' } },
    { name: 'consent', type: 'consent', version: '1', text: 'You may write to me, as the [policy](/privacy) says.' },
  ],
};

export default defineSite({
  ...site,
  organization: { type: 'Florist', email: 'hello@ferns.example' },
  destinations: { desk: { url: 'https://desk.example.com/in', label: 'the desk' } },
  routes: [{ path: '/', meta, sections: { intro, ask } }],
});
