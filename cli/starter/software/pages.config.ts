import { defineSite, env } from 'frontage';
import * as compare from './templates/copy/compare.ts';
import * as customers from './templates/copy/customers.ts';
import * as demo from './templates/copy/demo.ts';
import * as home from './templates/copy/home.ts';
import * as integrations from './templates/copy/integrations.ts';
import * as pricing from './templates/copy/pricing.ts';
import * as product from './templates/copy/product.ts';
import * as reading from './templates/copy/reading.ts';
import * as security from './templates/copy/security.ts';
import * as shared from './templates/copy/shared.ts';
import { article } from './templates/pages/article.ts';
import { customer } from './templates/pages/customer.ts';

// The firm, its customers, its carriers and all their figures are invented. Replace them before you publish.
export default defineSite({
  // Where the site is published. It may include a folder: "https://example.com/shop".
  origin: 'https://www.tallyport.example',
  name: 'Tallyport',
  locale: 'en-US',
  icon: 'icon.svg',
  themeColor: { light: '#ffffff', dark: '#0a0f0d' },
  fonts: {
    text: { files: ['instrument-sans.woff2'] },
    mono: { files: ['geist-mono.woff2'], category: 'monospace' },
  },
  cards: { fonts: ['instrument-sans-600.woff2', 'geist-mono-400.woff2'] },

  organization: {
    type: 'Organization',
    description: 'Software that checks freight invoices against the quote and files claims.',
    phone: '{{facts.phone}}',
    email: '{{facts.email}}',
    address: {
      street: '{{facts.street}}',
      locality: 'Reno',
      region: 'NV',
      postalCode: '89501',
      country: 'US',
    },
  },

  // Write each fact once here, and use it in copy as {{facts.replyTime}}.
  facts: {
    phone: { type: 'phone', value: '(775) 555-0148' },
    email: { type: 'email', value: 'desk@tallyport.example' },
    privacyEmail: { type: 'email', value: 'privacy@tallyport.example' },
    street: { type: 'text', value: '48 Sample Siding, Floor 3' },
    replyTime: { type: 'days', value: 1 },
    demoLength: { type: 'minutes', value: 30 },
    setup: { type: 'days', value: 3 },
    backlog: { type: 'days', value: 90 },
    certainty: { type: 'percent', value: 95 },
    drift: { type: 'weeks', value: 4 },
    byHand: { type: 'minutes', value: 9 },
    sync: { type: 'minutes', value: 15 },
    kept: { type: 'text', value: 'seven years' },

    // From the law of the United States: 49 U.S.C. 13710, 49 CFR 378.5 and 378.8.
    contest: { type: 'days', value: 180 },
    acknowledge: { type: 'days', value: 30 },
    decide: { type: 'days', value: 60 },

    // One sample invoice, which the screenshots show, too.
    example: {
      quoted: { type: 'money', value: 1284 },
      billed: { type: 'money', value: 1431.18 },
      over: { type: 'money', of: { minus: ['example.billed', 'example.quoted'] } },
      notOrdered: { type: 'money', of: { sum: [42, 80.53] } },
    },
    // What the two sample customers measured.
    loamworks: {
      matched: { type: 'percent', value: 91.3 },
      median: { type: 'days', value: 19 },
      bills: { type: 'count', value: 1204 },
      reweigh: { type: 'money', value: 42 },
      april: { type: 'money', value: 4116 },
      may: { type: 'money', value: 9440 },
    },
    quillon: {
      contract: { type: 'money', value: 2.42 },
      billed: { type: 'money', value: 2.66 },
      leak: { type: 'money', value: 220 },
      credited: { type: 'money', value: 1318.4 },
      answered: { type: 'days', value: 9 },
    },

    slip: { type: 'money', value: 240, per: 'month' },
    slipYear: { type: 'money', value: 2400, per: 'year' },
    berth: { type: 'money', value: 690, per: 'month' },
    berthYear: { type: 'money', value: 6900, per: 'year' },
    terminal: { type: 'money', value: 1900, per: 'month' },
    terminalYear: { type: 'money', value: 19000, per: 'year' },
    freeMonths: { type: 'months', of: { minus: [12, { divide: ['berthYear', 'berth'] }] } },
    invoices: {
      slip: { type: 'count', value: 250 },
      berth: { type: 'count', value: 1500 },
      terminal: { type: 'count', value: 6000 },
    },
  },

  // Where forms send what people type: an https address that takes JSON. `npm run preview -- --leads` works without one.
  destinations: {
    inbox: { label: 'Inbox', url: env('PUBLIC_LEADS_URL') },
  },
  // Remove this line once the address is set. `build --production` refuses a form that sends nowhere in any case.
  rules: { 'form-nowhere': 'off' },

  pictures: { files: shared.screens },

  layouts: {
    shared: {
      top: { header: shared.header },
      bottom: { footer: shared.footer },
    },
  },

  notFound: {
    meta: {
      title: 'Page not found | {{site.name}}',
      description: '{{site.name}} has no page at this address. Start at the home page, or search the guide.',
    },
    layout: 'shared',
    sections: { lost: shared.lost },
  },

  // One entry per page. A section's name is its id, so "/#questions" leads to the questions on the home page.
  routes: [
    {
      path: '/',
      meta: {
        title: 'Freight invoices, checked against the quote | {{site.name}}',
        description:
          'We read your carriers’ invoices, check each line against the rate you agreed, and file a claim for the difference. From {{facts.slip}} a month.',
      },
      layout: 'shared',
      sections: {
        hero: home.hero,
        customers: home.customers,
        parts: home.parts,
        screens: home.screens,
        numbers: home.numbers,
        voices: home.voices,
        questions: home.questions,
        start: shared.start,
      },
    },
    {
      path: '/product',
      meta: {
        title: 'How an invoice is read, checked and claimed | {{site.name}}',
        description:
          'From the carrier’s PDF to the credit note: what is read, what it is compared with, what is written, and what waits for you.',
      },
      layout: 'shared',
      sections: {
        intro: product.intro,
        invoice: product.invoice,
        reading: product.reading,
        rates: product.rates,
        claims: product.claims,
        phone: product.phone,
        days: product.days,
        start: shared.start,
      },
    },
    {
      path: '/integrations',
      meta: {
        title: 'Carriers, ledgers and rate files | {{site.name}}',
        description:
          'Invoices by EDI 210, email, portal or API; rates from files and spreadsheets; approved amounts to your ledger. No change at the dock.',
      },
      layout: 'shared',
      sections: {
        intro: integrations.intro,
        connections: integrations.connections,
        ledgers: integrations.ledgers,
        setup: integrations.setup,
        start: shared.start,
      },
    },
    {
      path: '/pricing',
      meta: {
        title: 'Prices by invoices, not by what you recover | {{site.name}}',
        description:
          'From {{facts.slip}} a month for {{facts.invoices.slip}} invoices. A flat price: every dollar that a carrier credits stays with you.',
      },
      layout: 'shared',
      sections: { intro: pricing.intro, plans: pricing.plans, always: pricing.always, questions: pricing.questions },
    },
    {
      path: '/customers',
      meta: {
        title: 'Two firms, and what their carriers credited | {{site.name}}',
        description:
          'A garden supplier with seventeen carriers and a maker of fasteners with one: what each found in its freight invoices.',
      },
      layout: 'shared',
      sections: {
        intro: customers.intro,
        cases: customers.cases,
        voices: customers.voices,
        start: shared.start,
      },
    },
    {
      kind: 'collection',
      name: 'customers',
      folder: 'prose/customers',
      path: '/customers/{{entry.slug}}',
      template: customer,
      layout: 'shared',
    },
    {
      path: '/compare',
      meta: {
        title: 'Compared with an auditor, and with a spreadsheet | {{site.name}}',
        description:
          'A contingency auditor keeps a share, a spreadsheet keeps you late. Where software is better, and the two cases where it is not.',
      },
      layout: 'shared',
      sections: { intro: compare.intro, table: compare.table, fit: compare.fit, start: shared.start },
    },
    {
      path: '/guide',
      meta: {
        title: 'How to check a freight invoice, line by line | {{site.name}}',
        description:
          'The five charges that differ most often, the papers that prove it, the deadlines of the law, and a letter that carriers answer.',
      },
      layout: 'shared',
      sections: { guide: reading.guide },
    },
    {
      path: '/blog',
      meta: {
        title: 'Notes on freight bills | {{site.name}}',
        description:
          'Short notes from people who read freight invoices for a living: fuel tables, classes, free time and law.',
      },
      layout: 'shared',
      sections: { notes: reading.notes, letter: reading.letter },
    },
    {
      kind: 'collection',
      name: 'blog',
      folder: 'prose/blog',
      path: '/blog/{{entry.slug}}',
      feed: { title: 'Notes on freight bills', description: 'Fuel tables, classes, free time and law.' },
      template: article,
      layout: 'shared',
    },
    {
      path: '/security',
      meta: {
        title: 'Who can read your invoices, and for how long | {{site.name}}',
        description:
          'Where invoices are stored, who can open them, what leaves the building, and how to leave with everything that is yours.',
      },
      layout: 'shared',
      sections: {
        intro: security.intro,
        rules: security.rules,
        limits: security.limits,
        questions: security.questions,
      },
    },
    {
      path: '/demo',
      meta: {
        title: 'See it with twenty of your own invoices | {{site.name}}',
        description:
          'Send twenty invoices and one rate table. In {{facts.demoLength}} we show which lines differ, and by how much.',
      },
      layout: 'shared',
      sections: { demo: demo.demo },
    },
    {
      path: '/privacy',
      meta: {
        title: 'Privacy: what we store, and why | {{site.name}}',
        description: 'What this site stores about visitors, what the product stores for customers, and whom to ask.',
      },
      layout: 'shared',
      sections: { privacy: reading.privacy },
    },
    {
      path: '/imprint',
      meta: {
        title: 'Imprint: who runs this site | {{site.name}}',
        description: 'Who runs this site, how to reach them, and which of the firms and figures on it are samples.',
      },
      layout: 'shared',
      sections: { imprint: reading.imprint },
    },
  ],
});
