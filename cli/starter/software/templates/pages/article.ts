import { definePageTemplate } from 'frontage';

export const article = definePageTemplate({
  description: 'A note of the blog.',
  params: {},
  meta: { title: '{{entry.title}}', description: '{{entry.description}}' },
  sections: {
    note: {
      block: 'prose',
      entry: true,
      eyebrow: '{{entry.date}}',
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
