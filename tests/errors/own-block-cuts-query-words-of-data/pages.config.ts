import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  query: { city: { max: 40 } },
  routes: [
    {
      path: '/',
      meta,
      sections: {
        intro,
        data: { block: 'mossData', headline: "Moss in {{query 'city' 'your city'}}" },
        ids: { block: 'mossIds', headline: "Moss in {{query 'city' 'your city'}}" },
        sound: { block: 'mossSound', headline: "Moss in {{query 'city' 'your city'}}" },
      },
    },
  ],
});
