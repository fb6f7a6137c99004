import type { ParamsOf, Section } from 'frontage';
import type { keywordLanding } from '../pages/keyword-landing.ts';

type Words = ParamsOf<typeof keywordLanding>;

export const audit = {
  headline: 'Lead generation where the lead calls you',
  lead: 'Somebody who searches the map for your trade wants it done. We put you in the top 3 they see, so that the call comes to you: not to five firms at once, and not at a price per name.',
  submit: 'Show Me the Calls I Miss',
  note: 'Free. Your report arrives within {{facts.reportTime}}, by email.',
  points: [
    'Up to {{facts.moreLeads}} more leads',
    'Straight to your own phone number',
    'No contract, and no fee per lead',
  ],
  tone: 'tint',
} satisfies NonNullable<Words['audit']>;

// Sample content: a made-up company, to show what the monthly report counts.
export const calls = {
  block: 'story',
  headline: 'Rented leads stop. Earned ones add up.',
  paragraphs: [
    'A lead you buy is used up the day you buy it. Next month you start from nothing.',
    'A rank on the map works the other way. The profile, the reviews, the pages and the citations you build this month still work next month, when the new ones come on top.',
    'The sample beside this is a heating and cooling firm. It bought every lead in January. In July it cancelled the broker, because the map brought more than he did.',
  ],
  media: {
    kind: 'chart',
    title: 'Sample: where the leads came from',
    label: 'Calls from the map',
    unit: 'leads a month',
    points: [
      { label: 'Jan', value: 6 },
      { label: 'Feb', value: 9 },
      { label: 'Mar', value: 14 },
      { label: 'Apr', value: 22 },
      { label: 'May', value: 31 },
      { label: 'Jun', value: 38 },
      { label: 'Jul', value: 43 },
      { label: 'Aug', value: 46 },
      { label: 'Sep', value: 49 },
    ],
    second: { label: 'Bought leads', values: [24, 25, 23, 18, 12, 8, 0, 0, 0] },
  },
  tone: 'ink',
} satisfies Section;

export const moment = {
  block: 'steps',
  layout: 'stairs',
  headline: 'What happens between the search and the ring',
  lead: 'It takes a customer less time than it takes to read this. Each of these moments can be won.',
  items: [
    {
      title: 'Something breaks',
      text: 'The air conditioner stops on a Friday. The owner types “AC repair near me” and does not scroll.',
    },
    {
      title: 'The map shows three firms',
      text: 'Rank fourth and you are not in the room. This is the part we work on: profile, citations, pages, links.',
    },
    {
      title: 'They read two reviews',
      text: 'Recent ones, with an answer from you underneath. We keep them coming, and we keep them answered.',
    },
    {
      title: 'They press Call',
      text: 'Your phone rings, with no broker between you. It appears in your monthly report as what it is: a call from the map.',
    },
  ],
} satisfies Section;

export const compare = {
  block: 'comparison',
  headline: 'A lead you buy, a lead you earn',
  caption: 'Leads from a broker beside leads from the map',
  columns: ['From a broker', 'From the map'],
  highlight: 'From the map',
  rows: [
    { name: 'Who else gets it', values: ['Your competitors', 'Nobody'] },
    { name: 'Who calls whom', values: ['You chase them', 'They call you'] },
    { name: 'What they compare', values: ['Prices', 'Reviews, photos, distance'] },
    { name: 'What it costs', values: ['A fee for every name, won or lost', 'One monthly price'] },
    { name: 'When you stop paying', values: ['The phone goes quiet', 'What was built stays yours'] },
  ],
} satisfies Section;

// Sample content: these businesses and their figures are fictional.
export const cases = {
  block: 'caseStudies',
  headline: 'Two firms that stopped buying names',
  items: [
    {
      name: 'Lakeside Injury Law',
      place: 'Orlando',
      summary:
        'Ninth on the map in its own zip code, and paying for names that three other offices had called first. We rebuilt the profile, wrote a page for each courthouse town and answered two years of reviews.',
      figures: [
        { figure: '3 to 11', label: 'consultations a week' },
        { figure: '9 to 1', label: 'rank downtown' },
      ],
      media: {
        kind: 'mapPack',
        term: 'car accident lawyer',
        place: 'Orlando',
        results: [
          { name: 'Lakeside Injury Law', rating: 4.9, reviews: 187, note: 'Law firm, open 24 hours' },
          { name: 'Eola Trial Group', rating: 4.7, reviews: 264, note: 'Law firm, closes at 6 pm' },
          { name: 'Orange Avenue Legal', rating: 4.5, reviews: 98, note: 'Attorney, closes at 5 pm' },
        ],
        business: 'Lakeside Injury Law',
        from: 9,
      },
      sample: true,
    },
    {
      name: 'Mesa Sun Solar',
      place: 'Tempe',
      summary:
        'Bought shared leads that four installers rang within the hour. Now the profile books the site visits, and whoever calls has already seen the roofs it did down the street.',
      figures: [
        { figure: '2 to 19', label: 'site visits a month' },
        { figure: '0', label: 'bought leads since May' },
      ],
      media: {
        kind: 'review',
        name: 'Rosa D.',
        rating: 5,
        text: 'I called three solar companies off the map. They were the first ones up, and the only ones whose photos were from my neighborhood.',
        date: '2 weeks ago',
        sample: true,
      },
      sample: true,
    },
  ],
  tone: 'tint',
} satisfies Section;

export const questions = {
  headline: 'Questions about the leads',
  items: [
    {
      question: 'Are the leads exclusive?',
      answer:
        'Yes, because they are not sold to you at all. People find your business on the map and contact you directly: your number, your website, your profile.',
    },
    {
      question: 'How many leads will I get?',
      answer:
        'Clients see up to {{facts.moreLeads}} more leads, and {{facts.organicLeads}} organic leads a month. What your town and trade can give depends on how many people search there; the audit shows you that number before you spend anything. Results are not guaranteed.',
    },
    {
      question: 'How soon does the phone ring more?',
      answer: 'Most businesses see traction within {{facts.traction}} and reach the top 3 in {{facts.topThree}}.',
    },
    {
      question: 'Do you charge by the lead?',
      answer:
        'No. Packages have one monthly price, from {{facts.packages.starter}}. A good month costs you what a slow one does.',
    },
    {
      question: 'What if we are fully booked?',
      answer:
        'Then point it at the work you like best: the jobs, the neighborhoods, the season. Or stop: every package runs month to month, with {{facts.cancelNotice}} of notice.',
    },
    {
      question: 'What is the guarantee?',
      answer:
        'No ranking improvement within {{facts.guarantee}}, no payment. It needs a verified address, at least {{facts.guaranteeReviews}} genuine reviews and a market we judge achievable. The full terms stand at the foot of this page.',
    },
  ],
} satisfies Words['questions'];

export const closing = {
  block: 'callToAction',
  headline: 'Somebody nearby is searching for your trade today',
  text: 'The audit shows you which searches those are, and who answers them while you do not.',
  actions: [
    { label: 'Show Me the Calls I Miss', href: '#audit' },
    { label: 'Call {{facts.phone}}', href: 'tel:{{facts.phone.value}}' },
  ],
  tone: 'ink',
} satisfies Section;
