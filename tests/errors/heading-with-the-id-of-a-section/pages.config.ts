import { defineSite } from 'frontage';
import { site } from './site.ts';

const article = {
  description: 'An article about a plant.',
  params: { slug: { type: 'text', help: 'In the address.', example: 'fern' } },
  meta: { title: 'About the {{param.slug}}', description: 'What we know about the {{param.slug}}.' },
  sections: {
    facts: { block: 'pageIntro', headline: 'About the {{param.slug}}' },
    text: { block: 'prose', headline: 'How to keep it', file: 'care.md' },
  },
} as const;

export default defineSite({
  ...site,
  // The pages are short, which is another rule's matter.
  rules: { ...site.rules, doorway: 'off' },
  routes: ['fern', 'moss', 'ivy', 'elm', 'yew'].map((slug) => ({
    kind: 'template',
    path: `/${slug}`,
    template: article,
    params: { slug },
  })),
});
