import type { Section } from 'frontage';

export const hero = {
  block: 'hero',
  layout: 'wide',
  eyebrow: 'Freight audit for firms that ship',
  headline: 'Pay what you were *quoted*',
  lead: '{{site.name}} reads your carriers’ invoices, checks each line against the rate you agreed, and claims the difference. You approve. It does the typing.',
  actions: [
    { label: 'Book a demo', href: '/demo' },
    { label: 'See the product', href: '/product' },
  ],
  points: ['From {{facts.slip}} a month', 'No share of credits', 'Live in {{facts.setup}}'],
  media: {
    kind: 'picture',
    src: 'invoices-light.webp',
    alt: 'Invoices with their carriers, statuses, and the difference between billed and quoted. One is open: a claim over 147.18 dollars to approve',
  },
} satisfies Section;

// Invented firms. Replace the logos with those of your customers.
export const customers = {
  block: 'logos',
  headline: 'Sample customers: eight firms that stopped paying the difference',
  layout: 'grid',
  oneColour: true,
  items: [
    { name: 'Loamworks Supply', picture: { src: 'logo-loamworks.svg' } },
    { name: 'Quillon Fasteners', picture: { src: 'logo-quillon.svg' } },
    { name: 'Paleyard & Sons', picture: { src: 'logo-paleyard.svg' } },
    { name: 'Nordhaven Stoves', picture: { src: 'logo-nordhaven.svg' } },
    { name: 'Orrin Tool', picture: { src: 'logo-orrin.svg' } },
    { name: 'Brasher Foods', picture: { src: 'logo-brasher.svg' } },
    { name: 'Tessel Tile', picture: { src: 'logo-tessel.svg' } },
    { name: 'Kestrel Ceramics', picture: { src: 'logo-kestrel.svg' } },
  ],
} satisfies Section;

export const parts = {
  block: 'bento',
  layout: 'six',
  headline: 'One invoice, five lines, *{{facts.example.over}} too much*',
  lead: 'Quoted {{facts.example.quoted}}, billed {{facts.example.billed}}. Nobody lied; three boxes were ticked. This is what happens to such a bill.',
  cells: [
    {
      size: 'large',
      title: 'Every line has a quoted twin, or a question',
      text: 'Linehaul, fuel and accessorials, against the quote, the contract or the table of that week.',
      media: { kind: 'picture', src: 'lines-light.webp', focus: { x: 0, y: 0 } },
    },
    {
      size: 'tall',
      title: 'The letter is written already',
      text: 'In the carrier’s form, with the papers.',
      media: { kind: 'picture', src: 'letter-light.webp', focus: { x: 0, y: 0 } },
    },
    {
      size: 'wide',
      title: 'Reads the PDF, the scan and the EDI 210',
      text: 'The same 31 fields, wherever they stand. Below {{facts.certainty}} certainty, a person is asked.',
      media: { kind: 'picture', src: 'inbox-light.webp', focus: { x: 0, y: 0 } },
    },
    {
      size: 'wide',
      title: 'Sees a rate creep before you do',
      text: 'Each lane by week, against the contract. After {{facts.drift}} over it you get a note.',
      media: { kind: 'picture', src: 'rates-light.webp', focus: { x: 1, y: 0 } },
    },
  ],
} satisfies Section;

export const screens = {
  block: 'tabs',
  tone: 'ink',
  headline: 'Three screens, one decision',
  lead: 'What matches is paid without a person. What does not match waits for one.',
  items: [
    {
      label: 'Claims',
      title: 'A claim has dates, not a thread',
      text: 'Filed when you approve, followed up until the carrier answers. The law gives it {{facts.decide}} to decide.',
      points: [
        'Filed where each carrier wants it',
        'Reminders on day {{facts.acknowledge.value}} and day {{facts.decide.value}}',
        'Credits matched to the claim they answer',
      ],
      media: { kind: 'picture', src: 'story-light.webp' },
    },
    {
      label: 'Carriers',
      title: 'Who bills as agreed, and who does not',
      text: 'Every carrier by the part of its bills that match, what it has credited, and how soon. Bring this table to the next bid.',
      points: [
        'Seventeen carriers on one scale',
        'The lanes behind each number',
        'Exports as a table for the next negotiation',
      ],
      media: { kind: 'picture', src: 'carriers-light.webp' },
    },
    {
      label: 'Fuel',
      title: 'The fuel of the week it shipped',
      text: 'A surcharge is a row of a table, and the table changes on Mondays. The row of the ship date is looked up, and compared with the row that was billed.',
      points: [
        'Each carrier’s own table, kept up to date',
        'By ship date, not by invoice date',
        'The half points, which are where it adds up',
      ],
      media: { kind: 'picture', src: 'fuel-light.webp' },
    },
  ],
} satisfies Section;

// Put your own figures here, with their source.
export const numbers = {
  block: 'stats',
  tone: 'ink',
  headline: 'A month at a sample customer',
  items: [
    { figure: '{{facts.loamworks.matched}}', label: 'of invoices match and are paid untouched' },
    { figure: '{{facts.loamworks.may}}', label: 'credited by carriers' },
    { figure: '{{facts.loamworks.median}}', label: 'from claim to credit, at the median' },
    { figure: '4 s', label: 'to read an invoice of two pages' },
  ],
  note: 'Sample figures, the same as in the screenshots.',
} satisfies Section;

// Invented people. `sample` says so beside each name; remove it with the quote.
export const voices = {
  block: 'testimonials',
  layout: 'result',
  oneColour: true,
  headline: 'From people who approve invoices',
  lead: 'Three of the eight firms above, in a sentence each.',
  items: [
    {
      name: 'Ana Reyes',
      logo: { src: 'logo-loamworks.svg' },
      business: 'Accounts payable, Loamworks Supply',
      text: 'I used to check the ten largest bills of a week. It turned out that the carriers knew which ten.',
      result: { figure: '{{facts.loamworks.bills}}', label: 'bills checked in a month, where it was forty' },
      sample: true,
    },
    {
      name: 'Dev Marchetti',
      logo: { src: 'logo-quillon.svg' },
      business: 'Controller, Quillon Fasteners',
      text: 'Our auditor kept 40% of what came back. Now we pay a fee that I can put into a budget.',
      sample: true,
    },
    {
      name: 'Ruth Oyelaran',
      logo: { src: 'logo-nordhaven.svg' },
      business: 'Logistics, Nordhaven Stoves',
      text: 'It does not negotiate for you. It does bring the chart, and the chart was enough.',
      sample: true,
    },
  ],
} satisfies Section;

export const questions = {
  block: 'faq',
  layout: 'pairs',
  headline: 'Asked before the demo',
  items: [
    {
      question: 'Do our carriers have to do anything?',
      answer:
        'No. They go on sending invoices as they do now: by email, by EDI 210 or to their portal. Claims arrive at the desk that they have named for it.',
    },
    {
      question: 'What if there was no quote?',
      answer:
        'Then the contract, the tariff or the average of the lane takes its place, in that order. If there is none of them, the invoice is marked “needs a rate” and waits.',
    },
    {
      question: 'Do you keep a share of the credits?',
      answer:
        'No. The [price](/pricing) depends on the number of invoices. If all your carriers billed correctly, you would still pay us, and we would say so in the report.',
    },
    {
      question: 'How long can we contest a bill?',
      answer:
        'A shipper has {{facts.contest}} from receipt of the bill to contest it (49 U.S.C. 13710). Contracts may say less. The [guide](/guide#deadlines) has the other dates.',
    },
  ],
  more: { label: 'Ask us something else', href: 'mailto:{{facts.email}}' },
} satisfies Section;
