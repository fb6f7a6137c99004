import type { Section } from 'frontage';

export const intro = {
  block: 'pageIntro',
  eyebrow: 'Integrations',
  headline: 'It reads from where invoices come, and writes to where they are *paid*',
  lead: 'Nothing changes at the dock, and nothing at the carrier. You connect three things: where invoices arrive, where rates are kept, and where payments leave.',
  actions: [{ label: 'Book a demo', href: '/demo' }],
} satisfies Section;

export const connections = {
  block: 'serviceCards',
  layout: 'grid',
  headline: 'Nine ways in and out',
  cards: [
    {
      title: 'Email',
      description: 'An address of your own, such as freight@yourfirm. Carriers send to it, or your rule forwards.',
      icon: 'own:inbox',
    },
    {
      title: 'EDI',
      description: '210 in for invoices, 820 out for remittance, 214 for what the truck really did.',
      icon: 'own:truck',
    },
    {
      title: 'Carrier portals',
      description: 'Forty-one portals, fetched every night with your login. A changed page is our problem.',
      icon: 'own:key',
    },
    {
      title: 'Rate files',
      description:
        'Spreadsheets, tariffs as PDF, tables by class and zone. A new version replaces the old from its date on.',
      icon: 'own:table',
    },
    {
      title: 'Fuel tables',
      description:
        'Yours by carrier, on the weekly diesel price that the U.S. Energy Information Administration publishes.',
      icon: 'own:fuel',
    },
    {
      title: 'Ledgers',
      description:
        'Approved amounts, coded by lane and cost center. Claims stand as receivables until they are credited.',
      icon: 'own:bank',
    },
    {
      title: 'Gate logs',
      description: 'Arrival and departure as CSV, or as a photo of the clipboard. Detention is computed from them.',
      icon: 'own:read',
    },
    {
      title: 'API',
      description: 'Every screen is built on it. REST, JSON, keys by role, and a copy of each change by webhook.',
      icon: 'own:api',
    },
    {
      title: 'Your warehouse',
      description: 'All lines of all invoices as Parquet, every night, in a bucket that is yours.',
      icon: 'own:server',
    },
  ],
} satisfies Section;

export const ledgers = {
  block: 'comparison',
  layout: 'cards',
  headline: 'Which ledger, and how deep',
  caption: 'Sample list: what is exchanged with each kind of ledger, and how often.',
  columns: ['Approved amounts', 'Claims as receivables', 'Credits matched', 'Every'],
  rows: [
    { name: 'Cloud accounting', values: ['yes', 'yes', 'yes', '{{facts.sync}}'] },
    { name: 'Mid-size ERP', values: ['yes', 'yes', 'yes', 'hour'] },
    { name: 'Large ERP', values: ['yes', 'yes', 'by file', 'night'] },
    { name: 'Anything that takes CSV', values: ['yes', 'by file', 'no', 'night'] },
  ],
  tone: 'tint',
} satisfies Section;

export const setup = {
  block: 'steps',
  layout: 'line',
  headline: 'Running in {{facts.setup}}',
  lead: 'One of them is waiting for a password.',
  items: [
    {
      when: 'Day 1',
      title: 'Invoices',
      text: 'We set up the address and read the last {{facts.backlog}} that you forward. You see the first differences before lunch.',
    },
    {
      when: 'Day 2',
      title: 'Rates',
      text: 'You send contracts, quotes and fuel tables as they are. We return what we understood as a table, for you to sign off.',
    },
    {
      when: 'Day 3',
      title: 'Ledger',
      text: 'A test file of ten invoices goes through your approval and your ledger. If it balances, the switch is on.',
    },
  ],
} satisfies Section;
