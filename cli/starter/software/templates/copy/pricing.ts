import type { Section } from 'frontage';

export const intro = {
  block: 'pageIntro',
  eyebrow: 'Pricing',
  headline: 'A price, not a *percentage*',
  lead: 'You pay for invoices read. What carriers credit is yours, all of it, from the first dollar.',
} satisfies Section;

export const plans = {
  block: 'packages',
  layout: 'cards',
  headline: 'Three sizes of harbor',
  periods: [
    { name: 'monthly', label: 'Monthly' },
    { name: 'yearly', label: 'Yearly', note: '{{facts.freeMonths}} free' },
  ],
  items: [
    {
      name: 'Slip',
      prices: [
        { period: 'monthly', price: { fact: 'slip' }, unit: 'a month' },
        { period: 'yearly', price: { fact: 'slipYear' }, unit: 'a year' },
      ],
      description: 'For a firm where freight is one of many bills.',
      features: [
        '**{{facts.invoices.slip}} invoices** a month',
        'Email and carrier portals',
        'Quotes and one contract',
        'Claims by email',
        'Two people',
      ],
      action: { label: 'Start with Slip', href: '/demo' },
    },
    {
      name: 'Berth',
      badge: 'Most chosen',
      popular: true,
      prices: [
        { period: 'monthly', price: { fact: 'berth' }, unit: 'a month' },
        { period: 'yearly', price: { fact: 'berthYear' }, unit: 'a year' },
      ],
      description: 'For a firm with a logistics desk and more than five carriers.',
      features: [
        '**{{facts.invoices.berth}} invoices** a month',
        'All of Slip, and EDI 210',
        'Contracts, tariffs and fuel tables',
        'Claims in each carrier’s form, followed up',
        'Ledger, approval limits, ten people',
      ],
      action: { label: 'Start with Berth', href: '/demo' },
    },
    {
      name: 'Terminal',
      prices: [
        { period: 'monthly', price: { fact: 'terminal' }, unit: 'a month' },
        { period: 'yearly', price: { fact: 'terminalYear' }, unit: 'a year' },
      ],
      description: 'For several sites, several ledgers, and a freight team.',
      features: [
        '**{{facts.invoices.terminal}} invoices** a month',
        'All of Berth, for any number of people',
        'Ocean, air and parcel surcharges',
        'API, webhooks, nightly Parquet',
        'Single sign-on, and a named person here',
      ],
      action: { label: 'Talk about Terminal', href: '/demo' },
    },
  ],
  note: 'Sample prices, without tax. Above the number of invoices, the next hundred are read and billed with the next month. You can change or stop at the end of any month; a year that you stop is refunded by month.',
} satisfies Section;

export const always = {
  block: 'checklist',
  layout: 'split',
  headline: 'In every plan, and in none',
  titles: { tick: 'Always', cross: 'Never' },
  items: [
    { title: 'Every carrier you have', mark: 'tick' },
    { title: 'The last {{facts.backlog}}, read at the start', mark: 'tick' },
    { title: 'All your data as files, on any day', mark: 'tick' },
    { title: 'A person who answers within {{facts.replyTime}}', mark: 'tick' },
    { title: 'A share of what you recover', mark: 'cross' },
    { title: 'A fee for each claim', mark: 'cross' },
    { title: 'A setup fee', mark: 'cross' },
    { title: 'A price that is told on the phone alone', mark: 'cross' },
  ],
  tone: 'tint',
} satisfies Section;

export const questions = {
  block: 'faq',
  layout: 'columns',
  headline: 'Questions about money',
  items: [
    {
      question: 'What counts as an invoice?',
      answer:
        'A bill that is read once, however many lines it has. A corrected bill for the same shipment is not counted again.',
    },
    {
      question: 'Why no contingency fee?',
      answer:
        'A share pays the auditor for large errors. Small ones that recur are worth more to you, and nothing to them.',
    },
    {
      question: 'Is there a free plan?',
      answer: 'No. There is a demo with twenty of your own invoices, and you keep the list of differences either way.',
    },
    {
      question: 'What if we recover less than the fee?',
      answer: 'Then your carriers bill well. The report says so, and you can stop at the end of the month.',
    },
  ],
} satisfies Section;
