import { definePageTemplate, defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const story = {
  block: 'story',
  headline: 'The orchard behind the wall',
  paragraphs: ['We planted it for the shade.'],
};

const questions = {
  block: 'faq',
  headline: 'How it works',
  items: [{ question: 'New question', answer: 'New answer' }],
};

const shade = definePageTemplate({
  description: 'A plant for the shade.',
  params: {
    promise: { type: 'text', help: 'What it promises.', example: 'It grows where nothing else will' },
  },
  meta,
  sections: { intro: { block: 'pageIntro', headline: { param: 'promise' } } },
});

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro, story, questions } },
    { path: '/moss', meta, sections: { story } },
    { path: '/ferns', meta, sections: { intro: { ...intro, headline: 'New headline' } } },
    {
      path: '/ivy',
      meta,
      sections: {
        mine: {
          ...story,
          headline: 'The orchard behind the wall',
          waive: [{ rule: 'example-left', because: 'It is our orchard.', until: '2099-12-31' }],
        },
      },
    },
    { kind: 'template', path: '/shade', template: shade, params: { promise: 'It grows where nothing else will' } },
    { path: '/privacy', meta, sections: { privacy: { block: 'prose', headline: 'Privacy', file: 'privacy.md' } } },
  ],
});
