import { definePageTemplate } from 'frontage';

export const customer = definePageTemplate({
  description: 'What a customer found in its invoices.',
  params: {},
  meta: { title: '{{entry.title}}', description: '{{entry.description}}' },
  sections: {
    story: {
      block: 'prose',
      entry: true,
      eyebrow: 'Customer (sample)',
      headline: '{{entry.title}}',
      lead: '{{entry.description}}',
      media: { param: 'entry.media' },
    },
    start: {
      block: 'callToAction',
      layout: 'line',
      headline: 'Twenty of your invoices, checked in {{facts.demoLength}}',
      actions: [{ label: 'Book a demo', href: '/demo' }],
      tone: 'tint',
    },
  },
});
