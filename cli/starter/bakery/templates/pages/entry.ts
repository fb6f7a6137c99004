import { definePageTemplate } from 'frontage';

export const entry = definePageTemplate({
  description: 'An entry of the journal.',
  params: {},
  meta: { title: '{{entry.title}} | Journal', description: '{{entry.description}}' },
  sections: {
    text: {
      block: 'prose',
      entry: true,
      eyebrow: '{{entry.topic}}, {{entry.date}}',
      headline: '{{entry.title}}',
      lead: '{{entry.description}}',
      media: { param: 'entry.media' },
    },
  },
});
