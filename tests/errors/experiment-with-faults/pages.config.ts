import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const routes = [{ path: '/', meta, sections: { intro } }];

export default defineSite({
  ...site,
  routes: [
    ...routes,
    {
      kind: 'experiment',
      name: 'words',
      of: '/',
      variants: [
        {
          name: 'b',
          weight: 50,
          sections: {
            intro: { headline: 7 },
            more: { after: 'intro', section: { block: 'pageIntro', headline: 'More', back: { label: 'On', href: '#les' } } },
          },
        },
      ],
    },
  ],
});
