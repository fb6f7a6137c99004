import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

export default defineSite({
  ...site,
  locale: 'es-419',
  facts: { pot: { type: 'money', value: 4 } },
  routes: [{ path: '/', meta, sections: { intro: { ...intro, lead: '{{facts.pot}}' } } }],
});
