import type { Section } from 'frontage';
import { formFailure, sheetAndWebhook } from './sending.ts';

export const auditForm = {
  block: 'hero',
  layout: 'form',
  eyebrow: 'Free local SEO audit',
  headline: 'Want to Rank #1 on Google in {{facts.rankWindow.value}} Hours?',
  lead: 'Some local businesses are one wrong category away from the top. Send five lines, and we show you that one thing in a video, made for your business.',
  points: ['Free', 'Within {{facts.reportTime}}', 'By a person'],
  form: {
    fields: [
      { name: 'name', label: 'Name', type: 'text', required: true, autocomplete: 'name', invalid: 'Enter your name.' },
      {
        name: 'business',
        label: 'Business name',
        type: 'text',
        required: true,
        autocomplete: 'organization',
        invalid: 'Enter the name of your business, as it stands on the map.',
      },
      {
        name: 'website',
        label: 'Website',
        type: 'website',
        required: true,
        invalid: 'Enter your web address, such as yourbusiness.com.',
      },
      { name: 'phone', label: 'Phone', type: 'phone', required: true, invalid: 'Enter a number we can reach you at.' },
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        required: true,
        invalid: 'Enter an address such as you@yourbusiness.com.',
      },
    ],
    hidden: [{ name: 'landingPage', value: 'Rank #1 in {{facts.rankWindow.value}} Hours' }],
    submit: 'Get My Free SEO Audit',
    sending: 'Sending...',
    note: 'How fast a business moves depends on its market; the video tells you what to expect in yours.',
    destinations: sheetAndWebhook,
    delivery: 'settle',
    formLabel: '{{facts.rankWindow.value}} Hour Ranking Form',
    websiteAsTyped: true,
    success: {
      kind: 'toast',
      title: 'Audit Request Submitted!',
      text: "We'll send your personalized video audit within {{facts.reportTime}}.",
    },
    failure: formFailure,
  },
} satisfies Section;

export const results = {
  block: 'stats',
  headline: 'What our best case did',
  items: [
    { figure: '#1', label: 'position on Google' },
    { figure: '{{facts.rankWindow}}', label: 'from the first fix to the top' },
    { figure: '+{{facts.moreTraffic}}', label: 'traffic' },
  ],
  tone: 'ink',
} satisfies Section;

// Sample content: these people and businesses are fictional.
export const testimonials = {
  block: 'testimonials',
  headline: 'They sent five lines, too',
  items: [
    {
      name: 'Andre Whitlock',
      business: 'Whitlock Towing, Shreveport',
      rating: 5,
      text: 'The video was eleven minutes long and every minute was about my business. I changed my main category while I was still watching it. On Thursday I was first.',
      sample: true,
    },
    {
      name: 'Sofia Marchetti',
      business: 'Marchetti Family Law, Providence',
      rating: 5,
      text: 'I expected a sales pitch. I got a list of three things, in order, with the reasons. We did them over a weekend.',
      sample: true,
    },
    {
      name: 'Hank Pruitt',
      business: 'Pruitt Pest Control, Tulsa',
      rating: 5,
      text: 'They showed me the two zip codes where I did not exist. I do now.',
      sample: true,
    },
  ],
} satisfies Section;

export const badges = {
  block: 'stats',
  items: [
    { figure: 'Top 3', label: 'rankings' },
    { figure: '{{facts.fastBoost}}', label: 'boosts' },
    { figure: '{{facts.audits}}', label: 'audits delivered' },
  ],
} satisfies Section;

export const benefits = {
  block: 'checklist',
  headline: 'What you get, within {{facts.reportTime}}',
  items: [
    {
      title: 'Personalized video breakdown',
      text: 'Your business on our screen: your profile, your site, your competitors. We talk you through what we see, so you can watch it twice and forward it.',
    },
    {
      title: 'Top 3 action items',
      text: 'The three changes that would move you most, in order, with how to make each.',
    },
    {
      title: 'Visibility gaps analysis',
      text: 'The searches and the parts of town where you do not show up yet.',
    },
    {
      title: 'Local SEO quick wins',
      text: 'Small fixes you can make the same day, without us and without a developer.',
    },
  ],
  tone: 'tint',
} satisfies Section;

// Sample content: the businesses in this search result are made up.
export const proof = {
  block: 'media',
  headline: 'From ninth place to the first name',
  text: 'One wrong category, corrected on a Monday. Your video says whether you have one, too.',
  actions: [{ label: 'Get My Free SEO Audit', href: '#audit-form-section' }],
  media: {
    kind: 'mapPack',
    term: 'locksmith near me',
    place: 'Albuquerque',
    results: [
      { name: 'Sandia Lock & Key', rating: 4.9, reviews: 156, note: 'Locksmith, open 24 hours' },
      { name: 'Old Town Locksmith', rating: 4.6, reviews: 203, note: 'Locksmith, closes at 6 pm' },
      { name: 'Rio Grande Security', rating: 4.5, reviews: 88, note: 'Locksmith, closes at 5 pm' },
    ],
    business: 'Sandia Lock & Key',
    from: 9,
  },
} satisfies Section;
