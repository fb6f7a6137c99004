import type { ParamsOf, Section } from 'frontage';
import type { keywordLanding } from '../pages/keyword-landing.ts';

type Words = ParamsOf<typeof keywordLanding>;

// Sample content: made-up measurements.
export const hero = {
  headline: 'Business profile optimization that gets you picked',
  lead: 'Before anybody sees your website, the map has shown them your category, your stars, your photos and your hours. We get every one of them right, and we keep them right.',
  actions: [
    { label: 'Have My Profile Checked', href: '#audit' },
    { label: 'Check it yourself', href: '#checklist' },
  ],
  points: ['Free audit within {{facts.reportTime}}', 'You stay the owner', 'No contract'],
  media: {
    kind: 'rankGrid',
    title: 'After the profile was rebuilt',
    place: 'Durham',
    term: 'dentist open saturday',
    ranks: [
      '9 6 4 5 8 12 17',
      '5 3 2 3 4 7 11',
      '3 2 1 1 2 4 6',
      '2 1 1 1 1 3 4',
      '3 1 1 2 2 3 6',
      '6 3 2 3 4 5 9',
      '10 7 5 4 6 9 15',
    ],
  },
} satisfies NonNullable<Words['hero']>;

export const checklist = {
  block: 'checklist',
  headline: 'Open your profile. Can you tick all ten?',
  lead: 'Search for your own business on your phone and go down the list. Each line you cannot tick is one that somebody above you can.',
  mark: 'box',
  items: [
    {
      title: 'The first category is the job you earn most with',
      text: 'The map weighs it above all others. A plumber filed under “Contractor” competes with every builder in town.',
    },
    { title: 'Every service is listed by name', text: 'People search “water heater repair”, not “plumbing”.' },
    { title: 'The hours are true, holidays included', text: 'A closed door on the map is a call for the next firm.' },
    { title: 'One phone number, the same everywhere', text: 'On the profile, on the website, in every directory.' },
    { title: 'The address or the service area is verified', text: 'Without it there is nothing to rank.' },
    { title: 'The newest photo is from this season', text: 'Your van, your team, a finished job. No stock pictures.' },
    { title: 'The last review is less than a month old', text: 'And each one has an answer from you.' },
    { title: 'The questions on it are answered, by you', text: 'Otherwise strangers answer them.' },
    { title: 'The link leads to a page about your town', text: 'Not to a home page that names no place.' },
    { title: 'There is only one of you', text: 'A second, forgotten profile shares your reviews and your rank.' },
  ],
  tone: 'tint',
} satisfies Section;

export const audit = {
  headline: 'Not sure about some of them? Let us look.',
  lead: 'We go through your profile field by field and measure where it ranks. Within {{facts.reportTime}} you get the list: what is right, what is missing, what to fix first.',
  submit: 'Check My Profile for Free',
  note: 'No card, no password. We look at what the public sees.',
} satisfies NonNullable<Words['audit']>;

export const work = {
  block: 'steps',
  layout: 'stairs',
  headline: 'What we do inside the profile',
  items: [
    {
      title: 'Clear the ground',
      text: 'Verification, duplicates, old addresses, wrong numbers: everything that tells the map two stories about you.',
    },
    {
      title: 'Say what you do',
      text: 'Categories and services in the words that people in your area search with, the profitable ones first.',
    },
    {
      title: 'Show that you are there',
      text: 'Photos of real jobs, posts every week, answers to every question.',
    },
    {
      title: 'Earn the stars',
      text: 'A request to each customer on the day of the job, and a reply to each review, good or bad.',
    },
    {
      title: 'Measure',
      text: 'The rank grid of your area each month, beside calls, direction requests and website visits from the profile.',
    },
  ],
  tone: 'ink',
} satisfies Section;

// Sample content: made-up figures of a made-up practice.
export const record = {
  block: 'evidenceWall',
  headline: 'One practice, one profile',
  lead: 'A sample: a dentist with two chairs in Durham. Nothing changed about the dentistry.',
  items: [
    {
      picture: {
        kind: 'chart',
        title: 'Calls from the profile',
        label: 'Calls',
        unit: 'calls a month',
        points: [
          { label: 'Feb', value: 11 },
          { label: 'Mar', value: 13 },
          { label: 'Apr', value: 24 },
          { label: 'May', value: 37 },
          { label: 'Jun', value: 42 },
          { label: 'Jul', value: 51 },
          { label: 'Aug', value: 58 },
        ],
      },
      caption: 'The profile was rebuilt in March.',
    },
    {
      picture: {
        kind: 'mapPack',
        term: 'dentist open saturday',
        place: 'Durham',
        results: [
          { name: 'Ninth Street Dental', rating: 4.9, reviews: 164, note: 'Dentist, open Saturday' },
          { name: 'Bull City Smiles', rating: 4.7, reviews: 402, note: 'Dentist, closed Saturday' },
          { name: 'Duke Park Family Dentistry', rating: 4.6, reviews: 231, note: 'Dental clinic, closed Saturday' },
        ],
        business: 'Ninth Street Dental',
        from: 12,
      },
      caption: 'Open on the day that people search for.',
    },
    {
      picture: {
        kind: 'review',
        name: 'Joan M.',
        rating: 5,
        text: 'Chipped a tooth on a Friday night. They were the first to come up as open on Saturday, and they really were open.',
        date: '3 weeks ago',
        sample: true,
      },
    },
  ],
} satisfies Section;

export const questions = {
  headline: 'Questions about your profile',
  items: [
    {
      question: 'Can I not do this myself?',
      answer:
        'Much of it, yes: the list above is a good start, and it costs nothing. What takes time is keeping at it every week, and knowing which field to change when the rank does not move.',
    },
    {
      question: 'Do you need my password?',
      answer:
        'No. You add us as a manager of the profile and remain its owner. You can take us out again with two taps.',
    },
    {
      question: 'I have no storefront. I drive to my customers.',
      answer:
        'Then the profile shows a service area instead of a pin, and it ranks as well. For the guarantee you still need a verified physical address.',
    },
    {
      question: 'How fast does a profile move?',
      answer:
        'Most businesses see traction within {{facts.traction}} and reach the top 3 in {{facts.topThree}}. Corrections to categories and hours often show first.',
    },
    {
      question: 'Can you remove bad reviews?',
      answer:
        'Only the ones that break the rules, and the platform decides. The rest we answer, and we bring in enough honest ones that a bad day does not define you.',
    },
    {
      question: 'What does the guarantee cover?',
      answer:
        'Ranking improvement within {{facts.guarantee}}, or you do not pay. It needs a verified address, at least {{facts.guaranteeReviews}} genuine reviews and a market we judge achievable. Read the terms at the foot of this page.',
    },
  ],
  tone: 'tint',
} satisfies Words['questions'];
