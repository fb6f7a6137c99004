import { definePageTemplate } from 'frontage';

/** Measurements before and after, without promises beyond them. */
export const results = definePageTemplate({
  description: 'Proof for people who doubt: the same streets measured twice, the cases behind them, how it was done.',
  params: {
    claim: {
      type: 'text',
      help: 'What the measurements show, in one sentence.',
      example: 'Four cities, measured before and after',
      max: 110,
    },
    lead: {
      type: 'text',
      help: 'How they were taken, and that results differ.',
      example:
        'Each dot is a place where a customer might search; the number is the rank they see there. These are measurements, not promises: your town may take longer.',
      max: 400,
    },
    pairs: {
      type: 'value',
      help: 'Pairs of measurements: { place, term, before, after, note }.',
      example: [
        {
          place: 'Fort Lauderdale',
          term: 'plumber near me',
          before: ['20 19 17 18 20', '18 16 13 15 19', '16 14 11 13 17', '17 15 12 16 18', '20 18 15 17 20'],
          after: ['5 3 3 4 6', '3 2 1 2 4', '2 1 1 1 3', '3 2 1 2 4', '7 4 3 5 8'],
          note: 'Two calls a week became two a day.',
        },
      ],
    },
    cases: {
      type: 'value',
      help: 'The businesses behind them: { name, place, summary, figures }. Real ones, or marked as samples.',
      example: [
        {
          name: 'Kessler Home Cleaning',
          place: 'Round Rock',
          summary:
            'Seventeenth on the map in her own zip code. We redrew the service area and split one vague service into six.',
          figures: [{ figure: '17 to 1', label: 'rank for “house cleaning”' }],
          sample: true,
        },
      ],
      optional: true,
    },
    steps: {
      type: 'value',
      help: 'What was done, in order: { title, text }.',
      example: [
        { title: 'Measure', text: 'The rank at every corner of the service area.' },
        { title: 'Repair', text: 'The profile, the listings, the pages that name no place.' },
        { title: 'Measure again', text: 'The same corners, the same searches, beside last month.' },
      ],
    },
  },
  meta: {
    title: '{{param.claim}} | {{site.name}}',
    description:
      'Ranking grids before and after our work, and the steps behind them. No promises on this page, only measurements.',
  },
  layout: 'bare',
  sections: {
    intro: {
      block: 'pageIntro',
      headline: { param: 'claim' },
      lead: { param: 'lead' },
      actions: [{ label: 'See Where You Rank', href: '/free-audit' }],
    },
    grids: { block: 'rankBeforeAfter', headline: 'The same streets, twice', pairs: { param: 'pairs' } },
    cases: {
      block: 'caseStudies',
      when: 'param.cases',
      headline: 'Whose streets they are',
      items: { param: 'cases' },
      tone: 'tint',
    },
    process: { block: 'steps', layout: 'stairs', headline: 'What was done in between', items: { param: 'steps' } },
    closing: {
      block: 'callToAction',
      headline: 'What would the first grid of your town look like?',
      text: 'It costs you nothing to know. Within {{facts.reportTime}} you have it in your inbox.',
      actions: [{ label: 'Get My First Grid', href: '/free-audit' }],
      tone: 'ink',
    },
  },
});
