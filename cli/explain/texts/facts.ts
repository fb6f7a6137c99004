import type { RuleTexts } from '../rule-text.ts';

/** Texts of rules about facts, and about tokens in text. */
export const factRules = {
  'unknown-fact': {
    why: 'A price or number that is written once, as a fact, cannot differ from page to page. A field or an override names a fact that does not exist, so there is no value to show or change.',
    fix: 'Write the dotted name of a fact in the config’s `facts`, or declare it there.',
    bad: `facts: { opening: { type: 'hours', value: 8 } },
routes: [{ path: '/', meta, facts: { openning: { value: 9, because: 'The shop opens late.' } }, sections: { intro } }],`,
    good: `facts: { opening: { type: 'hours', value: 8 } },
routes: [{ path: '/', meta, facts: { opening: { value: 9, because: 'The shop opens late.' } }, sections: { intro } }],`,
  },
  'fact-type': {
    why: 'The type of a fact decides how its value is formatted, and keeps a price out of a field for a phone number. This field or override needs another type.',
    fix: 'Name a fact of the type that the message asks for. An override needs the same type of value as its fact: a number for a number, text for text.',
    bad: `facts: { opening: { type: 'hours', value: 8 } },
routes: [{ path: '/', meta, facts: { opening: { value: 'nine', because: 'The shop opens late.' } }, sections: { intro } }],`,
    good: `facts: { opening: { type: 'hours', value: 8 } },
routes: [{ path: '/', meta, facts: { opening: { value: 9, because: 'The shop opens late.' } }, sections: { intro } }],`,
  },
  'unknown-token': {
    why: 'A token in double braces is replaced by a value. Without a value, visitors would see the braces or a gap in the sentence.',
    fix: 'Write `{{facts.name}}` for a fact, `{{facts.name.value}}` for its bare value, `{{site.name}}` for the name of the business. In a page template, write `{{param.name}}` for a parameter that it declares. A section with an optional parameter needs `when`, so that only pages with a value show it.',
    bad: `facts: { guarantee: { type: 'days', value: 30 } },
routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: 'Better in {{facts.garantee}}' } } }],`,
    good: `facts: { guarantee: { type: 'days', value: 30 } },
routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: 'Better in {{facts.guarantee}}' } } }],`,
  },
  'token-invalid': {
    why: 'Text is data, not a program: a token names one value. Blocks, helpers, partials, comments and unclosed braces are errors, so that copy stays readable. A token in single braces is an error too, because visitors would see it as it is.',
    fix: "Write `{{facts.name}}`, or `{{query 'city' 'your city'}}` for text from the visitor’s address. Put decisions into a page template (`when`), a variant or a block.",
    bad: `routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: 'Open {{#if site.name}}today{{/if}}' } } }],`,
    good: `routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: '{{site.name}} is open today' } } }],`,
  },
  'unknown-query': {
    why: 'Text from the visitor’s address comes from strangers. Pages only show parameters that the config declares, with a limit on their length and characters.',
    fix: 'Declare the parameter in the config, next to `routes`: `query: { city: { max: 40 } }`. Or write the name of one that is declared.',
    bad: `routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: "Ferns in {{query 'city' 'your city'}}" } } }],`,
    good: `query: { city: { max: 40 } },
routes: [{ path: '/', meta, sections: { intro: { block: 'pageIntro', headline: "Ferns in {{query 'city' 'your city'}}" } } }],`,
  },
} satisfies RuleTexts;
