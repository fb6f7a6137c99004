import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

const questions = {
  block: 'faq',
  headline: 'Care for *ferns* and *moss*',
  items: [
    { question: 'How often?', answer: 'Once a week, **never on Sundays.' },
    { question: 'How much?', answer: 'From 5* a pot; see [the list] (/list).' },
    { question: 'Where?', answer: "Don't ask; [here](/fernz), [there](#nowhere) or [by script](javascript:alert)." },
    { question: 'Who?', answer: 'The *gardener*, whose name is `\\*`' + ' and ***' },
    { question: 'What with?', answer: 'With:\n- *rain water\n- a spoon*' },
    { question: 'And then?', answer: 'Then:\n1. Wait.\n2.\n3. Water.' },
    { question: 'Is "*" allowed?', answer: 'Yes: 2 * 3, 5 \\* 3, [sic] and *this*.\n- And \\- that.\n\\- 5 °C' },
  ],
};

export default defineSite({
  ...site,
  routes: [
    { path: '/', meta, sections: { intro } },
    { path: '/care', meta, sections: { intro, questions } },
    {
      path: '/links',
      meta,
      sections: {
        intro,
        questions: { ...questions, headline: 'Care for *ferns*', items: [questions.items[2], questions.items[6]] },
      },
    },
  ],
});
