import type { RuleTexts } from '../rule-text.ts';

/** Texts of what is wrong with facts, and with tokens in words. */
export const factRules = {
  'unknown-fact': {
    why: 'A price or a number that is written once as a fact cannot differ from page to page. A field or an override that names a fact which is not there has no value to show or to change.',
    fix: 'Write the dotted name of a fact as `facts` of the config has it, or declare the fact there.',
    bad: `facts: { opening: { type: 'hours', value: 8 } },
routes: [{ path: '/', meta, facts: { openning: { value: 9, because: 'The shop opens late.' } }, sections: { intro } }],`,
    good: `facts: { opening: { type: 'hours', value: 8 } },
routes: [{ path: '/', meta, facts: { opening: { value: 9, because: 'The shop opens late.' } }, sections: { intro } }],`,
  },
  'fact-type': {
    why: 'A fact has a type, so that it is written as its kind is written, and so that a price never ends up where a telephone number belongs. This field, or the fact that is overridden, wants another type.',
    fix: 'Name a fact of the type that the message asks for, or give the override a value of the same kind as the fact: a number for a number, text for text.',
    bad: `facts: { opening: { type: 'hours', value: 8 } },
routes: [{ path: '/', meta, facts: { opening: { value: 'nine', because: 'The shop opens late.' } }, sections: { intro } }],`,
    good: `facts: { opening: { type: 'hours', value: 8 } },
routes: [{ path: '/', meta, facts: { opening: { value: 9, because: 'The shop opens late.' } }, sections: { intro } }],`,
  },
  'unknown-token': {
    why: 'A token in double braces stands for a value. Where nothing stands behind it, the sentence would have a hole in it, or show its braces to visitors.',
    fix: 'Write `{{facts.name}}` for a fact, `{{facts.name.value}}` for its bare value, `{{site.name}}` for the name of the business, and in a page template `{{param.name}}` for a parameter that it declares. A section with an optional parameter needs `when`, so that it stands only on pages that have one.',
    bad: `facts: { guarantee: { type: 'days', value: 30 } },
routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: 'Better in {{facts.garantee}}' } } }],`,
    good: `facts: { guarantee: { type: 'days', value: 30 } },
routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: 'Better in {{facts.guarantee}}' } } }],`,
  },
  'token-invalid': {
    why: 'Words hold data, and no programs: a token names one value. Blocks, helpers, partials, comments and braces without an end are refused, because what a page says should be readable in its copy. So is a token between single braces, which visitors would read as it stands.',
    fix: "Write `{{facts.name}}`, or `{{query 'city' 'your city'}}` for a word of the visitor's address. What has to be decided belongs into a page template (`when`), a variant, or a block.",
    bad: `routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: 'Open {{#if site.name}}today{{/if}}' } } }],`,
    good: `routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: '{{site.name}} is open today' } } }],`,
  },
  'unknown-query': {
    why: "Words of the visitor's address are words of a stranger. Only parameters that the config declares are shown, with a bound on their length and on what they may hold.",
    fix: 'Declare the parameter beside the routes, `query: { city: { max: 40 } }`, or write the name of one that is declared.',
    bad: `routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: "Ferns in {{query 'city' 'your city'}}" } } }],`,
    good: `query: { city: { max: 40 } },
routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: "Ferns in {{query 'city' 'your city'}}" } } }],`,
  },
} satisfies RuleTexts;
