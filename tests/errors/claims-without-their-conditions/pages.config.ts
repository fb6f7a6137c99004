import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const promise = { ...intro, lead: 'Alive after {{facts.guarantee}}, or your money back.' };
const full = { ...intro, lead: 'Alive after {{facts.guarantee}}, for orders of {{facts.leastOrder}} plants.' };
const left = { block: 'notice', text: '{{facts.places}} places left on the van' };

export default defineSite({
  ...site,
  facts: {
    guarantee: { type: 'days', value: 30 },
    leastOrder: { type: 'count', value: 3 },
    places: { type: 'count', value: 5 },
  },
  policies: [
    { claim: 'guarantee', requires: [{ fact: 'leastOrder' }, { section: 'terms' }], because: 'Single plants are not insured.' },
    { claim: 'places', requires: { end: true }, because: 'The van leaves some day.' },
    { claim: 'garantee', requires: { fact: 'leastOder' }, because: 'Nobody knows.' },
  ],
  routes: [
    { path: '/', meta, sections: { intro: promise } },
    { path: '/ferns', meta, sections: { intro: promise } },
    { path: '/palms', meta, sections: { intro: full, left } },
    { path: '/ivy', meta, sections: { intro: promise, terms: intro, left }, facts: { places: { value: 2, because: 'A small van.', until: '2026-12-24' } } },
  ],
});
