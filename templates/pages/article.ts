import { definePageTemplate } from 'frontage';
import { closing } from '../copy/blog.ts';

/** A page for each article of the blog. */
export const article = definePageTemplate({
  description: 'An article of the blog, with the free audit at its end.',
  params: {},
  meta: { title: '{{entry.title}}', description: '{{entry.description}}' },
  layout: 'shared',
  sections: {
    article: {
      block: 'prose',
      entry: true,
      eyebrow: '{{entry.topic}}, {{entry.date}}',
      headline: '{{entry.title}}',
      lead: '{{entry.description}}',
    },
    'get-started': closing,
  },
});
