import type { RuleTexts } from '../rule-text.ts';

/** Texts of what is wrong with the figures that a site claims. */
export const claimRules = {
  'claim-conflict': {
    why: 'A visitor who reads two prices for one thing believes neither, and a regulator may hold the business to the better one. Two facts are said to be one claim, and their values differ without a reason.',
    fix: 'Give both one value. Where the difference is meant, say why beside the other fact: `because`. A page that says something else gives the fact another value there, with its reason. `frontage claims` shows every line that makes the claim.',
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
    why: 'A fact, or what a page says in its place, was given a last day, and that day is past: the page promises what nobody meant to promise any longer.',
    fix: 'Take the override or the fact out, or give it a later day if it still holds. `--today` checks for another day.',
    bad: `facts: { delivery: { type: 'hours', value: 24, until: '2020-01-31' } },`,
    good: `facts: { delivery: { type: 'hours', value: 24, until: '2999-01-31' } },`,
  },
  'claim-literal': {
    why: 'A price, a deadline or a count that is typed into a sentence stays behind when the business changes it elsewhere. As a fact it changes everywhere at once, stands in the ledger of `frontage claims`, and is held to the policies of the site. What customers said and what was measured in one case is theirs: fields for these are not looked at.',
    fix: 'Write the fact that the message names, as `{{facts.name}}`, or with its bare value where the words have the unit: `{{facts.name.value}}-day`. Where there is none, declare it. If the number is no claim, waive the rule at the section and say why.',
    bad: `facts: { delivery: { type: 'hours', value: 48 } },
routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: 'Ferns within 48 hours' } } }],`,
    good: `facts: { delivery: { type: 'hours', value: 48 } },
routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: 'Ferns within {{facts.delivery}}' } } }],`,
  },
  'claim-disclaimer': {
    why: 'Some claims may only be made together with something else: a guarantee with the conditions it has. A policy of this site says so, and a page makes the claim without it, in a section, its title or its description.',
    fix: 'Add what the message names to the page or to its layout, or take the claim out of the page.',
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
    why: 'Three places left is true for a while. A policy of this site says that a claim needs a last day, so that nobody reads next year that the offer ends on Friday; a value of it has none.',
    fix: "Write `until: '2027-01-31'` beside the value: the fact's own, or the one that a page gives it.",
    bad: `facts: { places: { type: 'count', value: 3 } },
policies: [{ claim: 'places', requires: { end: true }, because: 'Places run out, or do not.' }],
routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: '{{facts.places}} places left' } } }],`,
    good: `facts: { places: { type: 'count', value: 3, until: '2999-01-31' } },
policies: [{ claim: 'places', requires: { end: true }, because: 'Places run out, or do not.' }],
routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: '{{facts.places}} places left' } } }],`,
  },
  'fact-circle': {
    why: 'A fact that says what it follows from is computed. Where that leads back to the fact itself, there is no number to begin with.',
    fix: 'Give one of the facts in the circle a `value` of its own.',
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
