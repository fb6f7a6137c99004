import type { Section } from 'frontage';

export const intro = {
  block: 'pageIntro',
  layout: 'picture',
  eyebrow: 'Compare',
  headline: 'An auditor, a spreadsheet, or *this*',
  lead: 'All three find overcharges. They differ in which ones, when, and who keeps the money.',
  media: { kind: 'picture', src: 'lines-small-light.webp', focus: { x: 0.5, y: 0 } },
} satisfies Section;

export const table = {
  block: 'comparison',
  layout: 'us',
  headline: 'Line by line, as we would check a bill',
  caption: 'Three ways to check freight invoices. The columns beside ours describe the usual case, not a firm.',
  columns: ['{{site.name}}', 'Contingency auditor', 'Spreadsheet'],
  highlight: '{{site.name}}',
  rows: [
    { name: 'Invoices checked', values: ['All', 'All, after payment', 'The ten largest'] },
    { name: 'When', values: ['Before you pay', 'Months later', 'When there is time'] },
    { name: 'Small errors that recur', values: ['yes', 'Seldom worth it', 'no'] },
    { name: 'Cost', values: ['From {{facts.slip}} a month', 'A share of credits', 'Two days a week'] },
    { name: 'Who keeps the credits', values: ['You', 'You, less the share', 'You'] },
    { name: 'Claims followed up', values: ['yes', 'yes', 'no'] },
    { name: 'You see each line', values: ['yes', 'no', 'yes'] },
    { name: 'Negotiates with carriers', values: ['no', 'Some do', 'no'] },
  ],
} satisfies Section;

export const fit = {
  block: 'checklist',
  layout: 'split',
  headline: 'When to buy something else',
  titles: { tick: 'We fit', cross: 'We do not' },
  items: [
    {
      title: 'You get more than fifty freight invoices a month',
      mark: 'tick',
      text: 'Below that, a spreadsheet will do.',
    },
    {
      title: 'You have quotes or contracts, even as PDFs',
      mark: 'tick',
      text: 'There must be something to compare with.',
    },
    { title: 'Someone can approve a claim', mark: 'tick' },
    {
      title: 'You ship a few times a year',
      mark: 'cross',
      text: 'Read the [guide](/guide) instead. It is free, and it is enough.',
    },
    { title: 'You want the years before audited', mark: 'cross', text: 'A contingency auditor does that better.' },
  ],
  tone: 'tint',
} satisfies Section;
