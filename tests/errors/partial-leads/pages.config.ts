import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const email = { name: 'email', label: 'Email', type: 'email', required: true } as const;
const size = { name: 'size', label: 'Size', type: 'number' } as const;
const status = { name: 'status', label: 'Where are you?', type: 'text' } as const;
const consent = { name: 'terms', type: 'consent', required: true, version: '1', text: 'You may write to me.' } as const;

const form = { block: 'form', headline: 'Ask us', submit: 'Send', destinations: ['office'], partial: true } as const;
const steps = (...fields: object[][]) => fields.map((fields, step) => ({ title: `Step ${step + 1}`, fields }));

export default defineSite({
  ...site,
  organization: { type: 'Store', email: 'hello@example.com' },
  destinations: { office: { label: 'Office', url: 'https://leads.example.com/in' } },
  routes: [
    {
      path: '/',
      meta,
      sections: {
        intro,
        whole: { ...form, fields: [email] },
        nobody: { ...form, steps: steps([size], [status]) },
        late: { ...form, steps: steps([size], [email]) },
        taken: { ...form, steps: steps([email], [status]) },
      },
    },
  ],
});
