import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro } },
    {
      kind: 'experiment',
      name: 'words',
      of: '/',
      variants: [{ name: 'b', weight: 50, sections: { intro: { headline: 'Ferns' } } }],
      until: '2026-01-31',
      waive: [{ rule: 'experiment-ended', because: 'The agency decides in February.', until: '2026-01-31' }],
    },
    {
      path: '/ferns',
      meta: { ...meta, title: 'Ferns' },
      waive: [{ rule: 'form-nowhere', because: 'The form comes later.', until: '2026-12-31' }],
      sections: { intro },
    },
  ],
});
