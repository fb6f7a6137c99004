import type { ParamsOf, Section } from 'frontage';
import type { keywordLanding } from '../pages/keyword-landing.ts';

type Words = ParamsOf<typeof keywordLanding>;

export const hero = {
  headline: 'The best local SEO agency will not mind these seven questions',
  lead: 'Everybody who sells SEO says they are the best. You have no reason to believe them, or us. So here is how to find out: what to ask, the answer that should send you home, and what we say.',
  actions: [
    { label: 'Read the questions', href: '#ask' },
    { label: 'Test us with a free audit', href: '#audit' },
  ],
  tone: 'ink',
} satisfies NonNullable<Words['hero']>;

export const ask = {
  block: 'comparison',
  headline: 'Ask any agency. Ask us.',
  caption: 'Seven questions, the answers to walk away from, and ours',
  columns: ['Walk away if you hear', 'What we answer'],
  highlight: 'What we answer',
  rows: [
    {
      name: 'How will I know that it works?',
      values: ['SEO takes time. Trust the process.', 'A rank grid before we start, and a new one every month.'],
    },
    {
      name: 'And if it does not?',
      values: ['Then we need a bigger budget.', 'No better rank in {{facts.guarantee}}, no payment.'],
    },
    {
      name: 'How long am I tied in?',
      values: ['A year. Everybody does that.', 'Month to month, {{facts.cancelNotice}} of notice.'],
    },
    {
      name: 'What do you do each month?',
      values: ['We optimize your presence.', 'A counted list: pages, citations, links, posts.'],
    },
    {
      name: 'Who owns the profile?',
      values: ['It runs on our account.', 'You do. We are guests in it.'],
    },
    {
      name: 'What do you need from me?',
      values: ['Nothing at all.', 'Access, and {{facts.onboarding}} of your time.'],
    },
    {
      name: 'Whom do you turn away?',
      values: ['Nobody. We help everyone.', 'Firms in a market we do not think we can win.'],
    },
  ],
} satisfies Section;

// Sample content: these people and businesses are fictional.
export const owners = {
  block: 'testimonials',
  headline: 'Owners who asked first',
  items: [
    {
      name: 'Teresa Whitlock',
      business: 'Whitlock Family Law, Raleigh',
      rating: 5,
      text: 'I interview witnesses for a living, so I interviewed four agencies. Three told me about their awards. These people opened a map of my own streets and showed me where I lose.',
      sample: true,
    },
    {
      name: 'Andre Boone',
      business: 'Boone Electric, Greensboro',
      rating: 5,
      text: 'The report is one page and I understand it. That is a first.',
      sample: true,
    },
    {
      name: 'Dr. Lena Fischer',
      business: 'Cameron Village Dental, Raleigh',
      rating: 5,
      text: 'They said no to my second office, because the market there was too tight for the budget. That made me sign up for the first.',
      sample: true,
    },
  ],
  tone: 'tint',
} satisfies Section;

// Sample content: made-up measurements that show what a report looks like.
export const proof = {
  block: 'rankBeforeAfter',
  headline: 'An answer you can hold them to',
  lead: 'Question one, answered: the same streets, measured twice. Two samples of ours; ask every agency on your list for theirs.',
  beforeLabel: 'Day 1',
  afterLabel: 'Day 66',
  pairs: [
    {
      place: 'Raleigh',
      term: 'divorce lawyer',
      before: ['19 16 15 18 20', '15 12 11 14 18', '13 10 9 12 17', '16 12 11 14 18', '20 17 16 18 20'],
      after: ['6 4 3 5 9', '3 2 1 3 5', '2 1 1 2 4', '4 2 1 3 5', '8 5 4 6 10'],
    },
    {
      place: 'Greensboro',
      term: 'electrician',
      before: ['20 20 18 19 20', '18 17 14 16 19', '17 13 12 14 18', '19 16 13 15 20', '20 20 17 19 20'],
      after: ['9 6 4 6 11', '5 3 2 3 7', '4 2 1 2 4', '5 3 2 3 6', '12 7 5 6 13'],
    },
  ],
} satisfies Section;

export const audit = {
  headline: 'Test us before you trust us',
  lead: 'The quickest way to judge an agency is to look at its work on your own business. Ours is free: a report within {{facts.reportTime}}, yours to keep and to show to our competitors.',
  layout: 'card',
  submit: 'Send Me the Audit',
  note: 'No card, no contract, and no sales call unless you ask for one.',
  tone: 'tint',
} satisfies NonNullable<Words['audit']>;

export const notForYou = {
  block: 'checklist',
  headline: 'When we are the wrong agency',
  lead: 'Better to know it now. If one of these is you, we would rather send you elsewhere than take your money.',
  mark: 'cross',
  items: [
    {
      title: 'You need calls tomorrow',
      text: 'Traction takes up to {{facts.traction}}, a top 3 rank {{facts.topThree}}. If you need customers this weekend, buy ads, and call us on Monday.',
    },
    {
      title: 'You have no address to verify',
      text: 'The guarantee needs a verified physical address on your business profile. We can still help, but not under the guarantee.',
    },
    {
      title: 'You have few reviews',
      text: 'Under {{facts.guaranteeReviews}} genuine reviews the guarantee does not apply. Building them is a service of ours; it comes first.',
    },
    {
      title: 'You sell to the whole country',
      text: 'We rank businesses where their customers are. If yours are everywhere, the map is not your market.',
    },
  ],
} satisfies Section;

export const questions = {
  headline: 'What people ask about agencies',
  items: [
    {
      question: 'Which is the best local SEO agency?',
      answer:
        'The one that measures your rankings before it starts, shows you the same measurement every month, and can lose you as a customer at any time. {{facts.businesses}} businesses have put us to that test; {{facts.successRate}} of them successfully.',
    },
    {
      question: 'Can an agency guarantee the first place?',
      answer:
        'No. The map decides, and it changes. What we guarantee is improvement within {{facts.guarantee}}, for businesses that meet the conditions at the foot of this page; otherwise you do not pay. Results are not guaranteed.',
    },
    {
      question: 'Does the agency have to be in my town?',
      answer:
        'No. Rankings are measured from every corner of your service area by software, wherever the people who read them sit. It helps to talk to somebody who knows your trade.',
    },
    {
      question: 'What should a good agency cost?',
      answer:
        'Enough to do the work, and a price you are told before the call. Ours are {{facts.packages.starter}}, {{facts.packages.growth}} and {{facts.packages.authority}} a month.',
    },
    {
      question: 'I am with another agency. How do I compare?',
      answer:
        'Ask it for a rank grid of this month and one of the month you started. Then get our audit and lay them side by side. If yours is good, stay.',
    },
  ],
  more: { label: 'See what each package counts', href: '/pricing' },
  tone: 'tint',
} satisfies Words['questions'];
