import { defineSite } from 'frontage';
import { site } from './site.ts';
import { plant } from './templates/pages/plant.ts';

const fern = { slug: 'lady-fern', name: 'Lady fern', height: 60 };

export default defineSite({
  ...site,
  routes: [
    {
      kind: 'template',
      path: '/',
      template: plant,
      params: {
        plant: fern,
        season: 'spring',
        steps: [
          { title: 'Dig', text: 'As deep as the pot.' },
          { title: 'Set', txt: 'A little lower than before.' },
          { title: 'Water', text: 'Twice, {{param.plnt.name}} is thirsty.' },
        ],
      },
      sections: { intro: { lead: 'For {{param.season}}, {{facts.pots}}.' } },
    },
  ],
});
