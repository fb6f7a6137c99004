import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  routes: [
    {
      path: '/',
      meta,
      sections: {
        intro: { ...intro, headline: '{{lead.firstName}}, thank you' },
        more: { ...intro, headline: 'Thank you, {lead.firstName}' },
        last: { ...intro, headline: 'Thank you, {{lead.firstName you}}' },
      },
    },
  ],
});
