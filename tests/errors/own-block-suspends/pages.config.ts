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
        async: { block: 'mossAsync', light: 'in the shade' },
        use: { block: 'mossUse', light: 'in the shade' },
        inside: { block: 'mossInside', light: 'in the shade' },
        later: { block: 'mossLater', light: 'in the shade' },
        throws: { block: 'mossThrows', light: 'in the shade' },
        sound: { block: 'mossSound', light: 'in the shade' },
      },
    },
  ],
});
