import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const words = { title: 'Fern', description: 'Likes shade.', icon: 'home' } as const;
const chart = { kind: 'chart', title: 'Leaves', label: 'Leaves', points: [1, 2, 3].map((value) => ({ label: 'May', value })) } as const;
const step = (title: string) => ({ title, text: 'By hand.' });

export default defineSite({
  ...site,
  routes: [
    {
      path: '/',
      meta,
      sections: {
        intro,
        cover: { block: 'pageIntro', headline: 'In the shade', layout: 'cover', media: chart },
        plain: { block: 'pageIntro', headline: 'In the sun', media: chart },
        start: { block: 'hero', headline: 'House plants', layout: 'stack' },
        plants: { block: 'serviceCards', headline: 'Plants', layout: 'pictures', cards: [words, { ...words, title: 'Moss' }] },
        steps: {
          block: 'steps',
          headline: 'How it grows',
          layout: 'stairs',
          items: [step('Seed'), step('Water'), step('Light'), step('Leaf'), step('Bud'), step('Bloom')],
        },
      },
    },
  ],
});
