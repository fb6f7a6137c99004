import type { RuleTexts } from '../rule-text.ts';

/** Texts of rules about the claims that a site makes. */
export const claimRules = {
  'claim-conflict': {
    why: 'Visitors who read two prices for one thing believe neither, and a regulator may hold the business to the better one. Two facts make the same claim, and their values differ without a stated reason.',
    fix: 'Give both the same value. If they should differ, add the reason to the second fact: `because`. If only one page differs, override the fact on that page, with a reason. `npx frontage claims` shows every line that makes the claim.',
    bad: `facts: {
  delivery: { type: 'hours', value: 48 },
  expressDelivery: { type: 'hours', value: 24, claim: 'delivery' },
},`,
    good: `facts: {
  delivery: { type: 'hours', value: 48 },
  expressDelivery: { type: 'hours', value: 24, claim: 'delivery', because: 'Couriers bring what is paid for as express.' },
},`,
  },
  'claim-expired': {
    why: 'A fact or an override has a last day, and that day has passed. The page makes a promise that the business no longer means to keep.',
    fix: 'Remove the override or the fact, or give it a later day if it still holds. `--today` checks against another day.',
    bad: `facts: { delivery: { type: 'hours', value: 24, until: '2020-01-31' } },`,
    good: `facts: { delivery: { type: 'hours', value: 24, until: '2999-01-31' } },`,
  },
  'claim-literal': {
    why: 'A price, deadline or count in a sentence is easily forgotten when it changes elsewhere. As a fact, it changes everywhere at once, appears in the ledger of `npx frontage claims`, and has to meet the site’s policies. The rule skips fields that quote customers or report the results of one case.',
    fix: 'Write the fact that the message names as `{{facts.name}}`. If the text already has the unit, write the bare value: `{{facts.name.value}}-day`. If no fact holds the number, declare one. If the number is not a claim, waive the rule at the section and say why.',
    bad: `facts: { delivery: { type: 'hours', value: 48 } },
routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: 'Ferns within 48 hours' } } }],`,
    good: `facts: { delivery: { type: 'hours', value: 48 } },
routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: 'Ferns within {{facts.delivery}}' } } }],`,
  },
  'claim-disclaimer': {
    why: 'Some claims need a companion, as a guarantee needs its conditions. A policy of this site requires one, but a page makes the claim without it in a section, its title or its description.',
    fix: 'Add what the message names to the page or its layout, or remove the claim from the page.',
    bad: `facts: { guarantee: { type: 'days', value: 30 }, leastOrder: { type: 'count', value: 3 } },
policies: [{ claim: 'guarantee', requires: { fact: 'leastOrder' }, because: 'It holds for larger orders only.' }],
routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: 'Alive after {{facts.guarantee}}' } } }],`,
    good: `facts: { guarantee: { type: 'days', value: 30 }, leastOrder: { type: 'count', value: 3 } },
policies: [{ claim: 'guarantee', requires: { fact: 'leastOrder' }, because: 'It holds for larger orders only.' }],
routes: [
  {
    path: '/',
    meta,
    sections: {
      intro: {
        block: 'pageIntro',
        headline: 'Alive after {{facts.guarantee}}',
        lead: 'The guarantee holds for orders of {{facts.leastOrder}} plants.',
      },
    },
  },
],`,
  },
  'claim-end': {
    why: 'An offer such as "three places left" is only true for a while. A policy of this site requires a last day for this claim, but one of its values has none. Next year, visitors may still read that the offer ends on Friday.',
    fix: "Write `until: '2027-01-31'` beside the value, in the fact or in the page’s override.",
    bad: `facts: { places: { type: 'count', value: 3 } },
policies: [{ claim: 'places', requires: { end: true }, because: 'Places run out, or do not.' }],
routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: '{{facts.places}} places left' } } }],`,
    good: `facts: { places: { type: 'count', value: 3, until: '2999-01-31' } },
policies: [{ claim: 'places', requires: { end: true }, because: 'Places run out, or do not.' }],
routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: '{{facts.places}} places left' } } }],`,
  },
  'fact-circle': {
    why: 'A computed fact takes its value from other facts. If they lead back to the fact itself, there is no number to start from.',
    fix: 'Give one of the facts in the circle its own `value`.',
    bad: `facts: {
  price: { type: 'money', of: { sum: ['saving', 10] } },
  saving: { type: 'money', of: { minus: ['price', 10] } },
},`,
    good: `facts: {
  price: { type: 'money', value: 40 },
  saving: { type: 'money', of: { minus: ['price', 10] } },
},`,
  },
} satisfies RuleTexts;
