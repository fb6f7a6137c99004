import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const promise = { ...intro, lead: 'Alive after {{facts.guarantee}}, or your money back.' };
const full = { ...intro, lead: 'Alive after {{facts.guarantee}}, for orders of {{facts.leastOrder}} plants.' };
const left = { block: 'notice', text: '{{facts.places}} places left on the van' };

const seats = { block: 'notice', text: '{{facts.seats}} seats left in the course' };

export default defineSite({
  ...site,
  facts: {
    guarantee: { type: 'days', value: 30 },
    leastOrder: { type: 'count', value: 3 },
    places: { type: 'count', value: 5 },
    seats: { type: 'count', value: 8, until: '2026-12-24' },
  },
  policies: [
    { claim: 'guarantee', requires: [{ fact: 'leastOrder' }, { section: 'terms' }], because: 'Single plants are not insured.' },
    { claim: 'places', requires: { end: true }, because: 'The van leaves some day.' },
    { claim: 'seats', requires: { end: true }, because: 'The course begins some day.' },
    { claim: 'garantee', requires: { fact: 'leastOder' }, because: 'Nobody knows.' },
  ],
  routes: [
    { path: '/', meta, sections: { intro: promise } },
    { path: '/ferns', meta, sections: { intro: promise } },
    { path: '/palms', meta, sections: { intro: full, left } },
    { path: '/ivy', meta, sections: { intro: promise, terms: intro, left }, facts: { places: { value: 2, because: 'A small van.', until: '2026-12-24' } } },
    { path: '/course', meta, sections: { intro, seats } },
    { path: '/evening', meta, sections: { intro, seats }, facts: { seats: { value: 6, because: 'A small room.' } } },
    { path: '/tried', meta, sections: { intro: promise, terms: intro } },
    {
      kind: 'experiment',
      name: 'short',
      of: '/tried',
      variants: [{ name: 'b', weight: 50, sections: { terms: { remove: true } } }],
    },
    { path: '/bold', meta, sections: { intro, terms: intro } },
    {
      kind: 'experiment',
      name: 'bold',
      of: '/bold',
      variants: [
        { name: 'b', weight: 50, sections: { intro: { replace: { ...promise, headline: 'Alive, or free' } }, terms: { remove: true } } },
      ],
    },
  ],
});
