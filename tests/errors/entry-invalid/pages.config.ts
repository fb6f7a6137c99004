import { defineSite } from 'frontage';
import { meta, site } from './site.ts';

const template = {
  description: 'An article.',
  params: {},
  meta: { title: '{{entry.title}}', description: '{{entry.descripton}}' },
  sections: { text: { block: 'prose', entry: true, headline: '{{entry.title}}' } },
};

export default defineSite({
  ...site,
  routes: [
    {
      path: '/',
      meta,
      sections: {
        news: { block: 'articles', headline: 'News', items: { pagesOf: 'blog', topic: 'Sil', most: 0 } },
        here: { block: 'prose', entry: true },
        none: { block: 'prose' },
        good: { block: 'prose', file: 'blog/good.md' },
      },
    },
    { kind: 'collection', name: 'blog', folder: 'prose/blog', template, path: '/blog/{{entry.slug}}' },
  ],
});
