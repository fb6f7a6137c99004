import { defineSite } from 'frontage';
import { meta, site } from './site.ts';

const rules = { block: 'prose', file: 'rules.md', headline: 'The *rules* of the house' };

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { rules } },
    { path: '/again', meta, sections: { rules } },
    { path: '/other', meta, sections: { other: { block: 'prose', file: 'rules.md', headline: 'What we ask' } } },
  ],
});
