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
        ids: { block: 'mossIds', light: 'in the shade' },
        data: { block: 'mossData', light: 'in the shade' },
        nodes: { block: 'mossNodes', light: 'in the shade' },
        check: { block: 'mossCheck', light: 'in the shade' },
        styles: { block: 'mossStyles', light: 'in the shade' },
        initial: { block: 'mossInitial', light: 'in the shade' },
        words: { block: 'mossWords', light: 'in the shade' },
      },
    },
  ],
});
