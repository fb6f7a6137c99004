import type { Section } from 'frontage';

export const intro = {
  block: 'pageIntro',
  eyebrow: 'Services and plans',
  headline: 'Local search, from the roadmap to the ringing phone',
  lead: 'Packages from {{facts.entryPrice}}/month. You have a roadmap within {{facts.reportTime}}, and a new website, if you need one, in {{facts.webBuild}}.',
  actions: [
    { label: 'Get My Roadmap', inert: true },
    { label: 'Compare Plans', inert: true },
  ],
} satisfies Section;

export const process = {
  block: 'steps',
  layout: 'stairs',
  headline: 'Five steps, in this order for a reason',
  lead: 'A beautiful website that nobody finds is a brochure in a drawer. So ranking comes first, and the website when it is the bottleneck.',
  items: [
    {
      when: 'Day 1',
      title: 'Discover',
      text: 'Which jobs earn you most, how far you drive for them, and what people type when they need one.',
    },
    {
      when: 'Within {{facts.reportTime}}',
      title: 'Roadmap',
      text: 'A written plan with dates. It is yours, even if you take it elsewhere.',
    },
    {
      when: 'First month',
      title: 'Foundation',
      text: 'Profile, citations and the technical faults that keep you down.',
    },
    {
      when: '{{facts.webBuild}}',
      title: 'Website',
      text: 'Built new where the old one costs you calls. Skipped where it does not.',
    },
    {
      when: 'Every month',
      title: 'Growth',
      text: 'Pages, reviews and links, measured against the month before.',
    },
  ],
  tone: 'tint',
} satisfies Section;

export const misconceptions = {
  block: 'checklist',
  headline: 'Six things people believe about SEO',
  lead: 'Each of them costs somebody money this month.',
  mark: 'cross',
  items: [
    {
      title: '“It takes a year before anything happens.”',
      text: 'Page 1 takes our clients {{facts.pageOne}} on average. The profile often moves in the first month.',
    },
    {
      title: '“Once you rank, you are done.”',
      text: 'The firm below you has just read the same article. Ranks are held, not owned.',
    },
    { title: '“A new website will fix it.”', text: 'Only if the website is what is broken. Often it is the profile.' },
    {
      title: '“More keywords on the page rank better.”',
      text: 'That stopped working long ago. Pages that answer one question well do.',
    },
    { title: '“Reviews are for vanity.”', text: 'They are what people read in the last seconds before they call.' },
    { title: '“Ads help your ranking.”', text: 'They do not. They rent you the space above it.' },
  ],
} satisfies Section;

export const compare = {
  block: 'comparison',
  headline: 'A niche agency or a full-service one?',
  lead: 'Full service has its place. If you need a trade-fair booth and a radio spot, hire one.',
  caption: 'Niche versus full-service agency',
  columns: ['Niche: local search', 'Full service'],
  highlight: 'Niche: local search',
  rows: [
    { name: 'What they do all day', values: ['Maps, profiles, local pages', 'Social, print, ads, and SEO too'] },
    { name: 'Who does your work', values: ['The person you spoke to', 'Whoever is free'] },
    { name: 'Knows your trade', values: ['yes', 'Sometimes'] },
    { name: 'First plan', values: ['Within {{facts.reportTime}}', 'After the kickoff workshop'] },
    { name: 'Price', values: ['From {{facts.entryPrice}}/month', 'On request'] },
    { name: 'Contract', values: ['Month to month', 'Usually a year'] },
    { name: 'Radio spots', values: ['no', 'yes'] },
  ],
} satisfies Section;

export const closing = {
  block: 'callToAction',
  headline: 'Start with the roadmap',
  text: 'It is written within {{facts.reportTime}} and costs nothing. Packages start from {{facts.entryPrice}}/month once you decide to go.',
  actions: [
    { label: 'Get My Roadmap', inert: true },
    { label: 'Ask a Question', inert: true },
  ],
  tone: 'ink',
} satisfies Section;
