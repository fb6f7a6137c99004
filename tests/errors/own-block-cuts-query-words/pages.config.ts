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
        cut: { block: 'mossCut', headline: "Moss in {{query 'city' 'your city'}}" },
        loud: { block: 'mossLoud', headline: "Moss in {{query 'city' 'your city'}}" },
        plain: { block: 'mossCut', headline: 'Moss in the shade of your city' },
        sound: { block: 'mossSound', headline: "Moss in {{query 'city' 'your city'}}" },
      },
    },
  ],
});
