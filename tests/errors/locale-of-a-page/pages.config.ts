import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const article = { description: 'An article.', params: {}, meta, sections: { text: { block: 'prose', entry: true } } };
const collection = { kind: 'collection', folder: 'prose/blog', template: article, feed: true } as const;

export default defineSite({
  ...site,
  locale: 'fr_FR',
  uiText: { en_GB: { close: 'Shut' } },
  routes: [
    { path: '/', meta, sections: { intro } },
    { path: '/farne', locale: 'German', meta, sections: { intro } },
    { path: '/ferns', locale: 'en-USA', meta: { ...meta, title: 'Ferns for rooms in the shade' }, sections: { intro } },
    { path: '/klingon', locale: 'xx', meta, sections: { intro } },
    { ...collection, name: 'blog', path: '/blog/{{entry.slug}}' },
    { ...collection, name: 'journal', path: '/journal/{{entry.slug}}', locale: 'fr-' },
  ],
});
