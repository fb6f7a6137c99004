import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  facts: { price: { type: 'money', value: 12 } },
  routes: [
    { path: '/', meta: { ...meta, title: 'Ferns of { site.name }' }, sections: { intro } },
    {
      path: '/ferns',
      meta,
      sections: {
        intro: { block: 'pageIntro', headline: 'From {facts.price}}', lead: '{{facts.price}}, { and } and {price}' },
        more: { block: 'notice', text: '{{facts.price}} or {facts.price}' },
        last: { block: 'notice', text: "Ferns in {query 'city' 'your city'}" },
      },
    },
  ],
});
