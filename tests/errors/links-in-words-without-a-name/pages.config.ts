import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const questions = {
  block: 'faq',
  headline: 'Care',
  lead: 'Our list is [here](/), and [the *moss*](/moss) too.',
  items: [
    { question: 'How often?', answer: 'See [the list](/).' },
    { question: 'How much?', answer: 'See [The list](/moss), or **[read more →](/moss)**, or [the list](/).' },
  ],
};

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro } },
    { path: '/moss', meta, sections: { intro, questions } },
    { path: '/moos', meta: { ...meta, title: 'Moos' }, locale: 'de-DE', sections: { intro, questions: { ...questions, lead: '[Hier](/) steht [here](/moss).' } } },
  ],
});
