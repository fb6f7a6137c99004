import type { Section } from 'frontage';

export const intro = {
  block: 'pageIntro',
  eyebrow: 'Pricing',
  headline: 'Three packages. One number each. No contracts.',
  lead: 'Every package is month to month and carries the {{facts.guarantee.value}}-day ranking improvement guarantee: no improvement, no payment. Pick by how many places and searches you want to win.',
  actions: [
    { label: 'Get Your Free SEO Audit', href: '#audit-popup' },
    { label: 'Book a Call', href: '/book-call' },
  ],
} satisfies Section;

export const packages = {
  block: 'packages',
  headline: 'Monthly packages',
  periods: [
    { name: 'monthly', label: 'Monthly' },
    { name: 'yearly', label: 'Yearly', note: '{{facts.annualDiscount}} less' },
  ],
  items: [
    {
      name: 'Starter',
      icon: 'pin',
      prices: [
        { period: 'monthly', price: { fact: 'packages.starter' }, unit: 'per month' },
        { period: 'yearly', price: { fact: 'annual.starter' }, unit: 'per year' },
      ],
      description: 'For one location in a market with room.',
      features: [
        '{{facts.includes.starter.pages}} local pages a month',
        '{{facts.includes.starter.citations}} citations a month',
        '{{facts.includes.starter.backlinks}} backlinks a month',
        'Business profile optimization',
        'Monthly report',
      ],
      action: { label: 'Start with Starter', href: '{{facts.checkout.starter}}' },
    },
    {
      name: 'Growth',
      icon: 'rise',
      prices: [
        { period: 'monthly', price: { fact: 'packages.growth' }, unit: 'per month' },
        { period: 'yearly', price: { fact: 'annual.growth' }, unit: 'per year' },
      ],
      description: 'For firms that want the top 3 across town.',
      features: [
        '{{facts.includes.growth.pages}} local pages a month',
        '{{facts.includes.growth.citations}} citations a month',
        '{{facts.includes.growth.backlinks}} backlinks a month',
        'Competitor analysis',
        'Monthly strategy call',
      ],
      popular: true,
      badge: 'Most Popular',
      action: { label: 'Choose Growth', href: '{{facts.checkout.growth}}' },
    },
    {
      name: 'Authority',
      icon: 'map',
      prices: [
        { period: 'monthly', price: { fact: 'packages.authority' }, unit: 'per month' },
        { period: 'yearly', price: { fact: 'annual.authority' }, unit: 'per year' },
      ],
      description: 'For several locations, or a market that fights back.',
      features: [
        '{{facts.includes.authority.pages}} local pages a month',
        '{{facts.includes.authority.citations}} citations a month',
        '{{facts.includes.authority.backlinks}} backlinks a month',
        'Technical SEO and schema',
        'Bi-weekly strategy call',
      ],
      action: { label: 'Choose Authority', href: '{{facts.checkout.authority}}' },
    },
  ],
  note: 'Paid by the year, every package costs {{facts.annualDiscount}} less: you save {{facts.annualSaving.starter}}, {{facts.annualSaving.growth}} or {{facts.annualSaving.authority}} a year.',
} satisfies Section;

export const compare = {
  block: 'comparison',
  headline: 'Side by side',
  caption: 'What each package includes every month',
  columns: ['Starter', 'Growth', 'Authority'],
  highlight: 'Growth',
  rows: [
    {
      name: 'Business profile posts',
      values: [
        '{{facts.includes.starter.posts}}',
        '{{facts.includes.growth.posts}}',
        '{{facts.includes.authority.posts}}',
      ],
    },
    {
      name: 'Local pages',
      values: [
        '{{facts.includes.starter.pages}}',
        '{{facts.includes.growth.pages}}',
        '{{facts.includes.authority.pages}}',
      ],
    },
    {
      name: 'Citations',
      values: [
        '{{facts.includes.starter.citations}}',
        '{{facts.includes.growth.citations}}',
        '{{facts.includes.authority.citations}}',
      ],
    },
    {
      name: 'Backlinks',
      values: [
        '{{facts.includes.starter.backlinks}}',
        '{{facts.includes.growth.backlinks}}',
        '{{facts.includes.authority.backlinks}}',
      ],
    },
    { name: 'Technical SEO', values: ['no', 'yes', 'yes'] },
    { name: 'Schema markup', values: ['no', 'yes', 'yes'] },
    { name: 'Competitor analysis', values: ['no', 'yes', 'yes'] },
    { name: 'Reports', values: ['Monthly', 'Monthly', 'Bi-weekly'] },
    { name: 'Strategy calls', values: ['Quarterly', 'Monthly', 'Bi-weekly'] },
  ],
  tone: 'tint',
} satisfies Section;

export const questions = {
  block: 'faq',
  headline: 'Questions about pricing',
  items: [
    {
      question: 'What does local SEO cost?',
      answer:
        'Plans for a single location run from {{facts.faqEntryPrice}}/month. The three packages above cost {{facts.packages.starter}}, {{facts.packages.growth}} and {{facts.packages.authority}} a month; most firms with one office choose Growth.',
    },
    {
      question: 'Is there a contract?',
      answer: 'No. Every package runs month to month. To stop, tell us {{facts.cancelNotice}} ahead; there is no fee.',
    },
    {
      question: 'What does the guarantee mean?',
      answer:
        'If your map rankings have not improved within {{facts.guarantee}}, you do not pay. It applies to verified addresses with at least {{facts.guaranteeReviews}} genuine reviews in a market we judge achievable; we confirm that with you on the first call.',
    },
    {
      question: 'How fast will I see results?',
      answer: 'Most businesses see traction within {{facts.traction}} and reach the top 3 in {{facts.topThree}}.',
    },
    {
      question: 'Can I pay by the year?',
      answer:
        'Yes. Annual billing saves {{facts.annualDiscount}}: {{facts.annualSaving.starter}} on Starter, {{facts.annualSaving.growth}} on Growth and {{facts.annualSaving.authority}} on Authority.',
    },
    {
      question: 'Can I change packages later?',
      answer:
        'At any time. The new package starts with the next month, up or down, and the work done so far stays yours.',
    },
    {
      question: 'Do I need to pay for ads as well?',
      answer:
        'No. Everything we do improves the results you do not pay per click for. If you run ads, keep them or stop them as you like.',
    },
  ],
} satisfies Section;

export const talk = {
  block: 'callToAction',
  headline: 'Not sure which one fits?',
  text: 'Book a {{facts.callLength.value}}-minute call. We look at your map together and tell you which package would move it, or that none would.',
  actions: [
    { label: 'Book a Call', href: '/book-call' },
    { label: 'Contact Us', href: '/contact' },
  ],
} satisfies Section;
