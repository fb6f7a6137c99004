import { defineSite } from 'frontage';
import { intro, meta, site } from './site.ts';

// What names a fact that is at fault is not at fault for that.
export default defineSite({
  ...site,
  facts: {
    reply: { type: 'day', value: 1 },
    mail: { type: 'email', value: 'ask at the door' },
    pot: { type: 'money', valeu: 4 },
    tray: { type: 'money', of: { times: [12, 'pot'] } },
    'in-stock': { type: 'count', value: 30 },
    bed: { type: 'hours' },
    seed: 3,
  },
  routes: [
    { path: '/', meta, sections: { intro } },
    {
      path: '/ferns',
      meta,
      facts: { pot: { value: 5, because: 'Ferns need larger ones.' } },
      sections: {
        intro: {
          block: 'pageIntro',
          headline: 'An answer in {{facts.reply}}, {{facts.reply.value}} at most',
          lead: '{{facts.pot}} a pot, {{facts.tray}} a tray, {{facts.in-stock}} in stock, in bed for {{facts.bed}}, {{facts.seed}}',
          actions: [{ label: 'Write', href: 'mailto:{{facts.mail}}' }],
        },
        foot: { block: 'footer', copyright: '{{facts.replies}}', phone: { fact: 'reply' } },
      },
    },
  ],
});
