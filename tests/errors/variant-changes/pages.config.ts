import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  routes: [
    {
      path: '/',
      meta,
      sections: {
        intro,
        steps: {
          block: 'steps',
          headline: 'How it goes',
          items: [{ title: 'One', text: 'First.' }, { title: 'Two', text: 'Second.' }, { title: 'Three', text: 'Third.' }],
        },
      },
    },
    {
      kind: 'variant',
      path: '/ghent',
      of: '/',
      meta: { titel: 'In Ghent' },
      sections: {
        intor: { headline: 'In Ghent' },
        intro: { headlin: 'In Ghent', actions: [] },
        steps: { headline: '', items: [{ title: 'One' }] },
        extra: { after: 'stps', section: { block: 'notice', text: 'New.' } },
        more: { before: 'steps', section: { block: 'notise', text: 'New.' } },
      },
    },
    { kind: 'variant', path: '/bruges', of: '/ghent', sections: { steps: { after: 'intro', section: intro }, intro: { after: 'stepz' } } },
    { kind: 'variant', path: '/ostend', of: '/', facts: { pots: { value: 3, because: 'By the sea.' } }, layout: 'sea' },
  ],
});
