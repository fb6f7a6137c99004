import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

// A block that cannot be loaded, a picture that is none, a theme that cannot be read: all is said, and what is wrong elsewhere.
export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro, moss: { block: 'mossCard', words: 'Moss' } } },
    { path: '/later', meta: { ...meta, title: 5 }, sections: { intro: { ...intro, headlin: 'Later' } } },
  ],
});
