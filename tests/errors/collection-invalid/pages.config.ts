import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const template = { description: 'An article.', params: {}, meta, sections: { intro } };
const collection = { kind: 'collection', template } as const;

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro, all: { block: 'directory', headline: 'All', groups: { pagesOf: 'news' } } } },
    { ...collection, name: 'blog', folder: 'prose/drafts', path: '/blog/article', feeds: true },
    { ...collection, name: 'blog', folder: 'prose/drafts', path: '/blog/article' },
    { ...collection, name: 'notes', folder: 'articles', path: '/notes/{{entry.slug}}' },
    { ...collection, name: 'more', folder: 'prose/more', path: '/more/{{entry.slug}}' },
  ],
});
