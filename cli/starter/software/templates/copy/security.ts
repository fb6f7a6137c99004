import type { Section } from 'frontage';

export const intro = {
  block: 'pageIntro',
  layout: 'picture',
  eyebrow: 'Security',
  headline: 'Who can read your invoices, and for *how long*',
  lead: 'Freight bills say whom you sell to, how much, and at what rate. We treat them as that. These are samples of what such a page should answer; write down what is true for you.',
  media: { kind: 'picture', src: 'log-light.webp' },
} satisfies Section;

export const rules = {
  block: 'reasons',
  layout: 'numbers',
  headline: 'Six rules, in the order in which they matter',
  items: [
    {
      title: 'Your rates are not our data set',
      text: 'No invoice, rate or lane of yours trains a model, feeds a benchmark or is shown to another customer. Not anonymized, either.',
    },
    {
      title: 'One customer, one database',
      text: 'Each has its own, with its own key. A query that forgets a condition finds nothing, because there is nothing else to find.',
    },
    {
      title: 'Encrypted at rest and on the way',
      text: 'AES-256 at rest, TLS 1.3 on the way. Keys are renewed every quarter and never leave the key service.',
    },
    {
      title: 'Nobody here looks without asking',
      text: 'Support needs your consent for each session. It ends by itself, and you see what was opened.',
    },
    {
      title: 'Kept for {{facts.kept}}, then gone',
      text: 'Invoices are kept for the time that your accountants ask for, then deleted from copies, too. You can choose less.',
    },
    {
      title: 'You can leave with everything',
      text: 'All invoices, lines, claims and letters as files, on any day, without writing to us first.',
    },
  ],
} satisfies Section;

export const limits = {
  block: 'comparison',
  headline: 'What is stored, where, and who can open it',
  caption: 'Sample: four kinds of data, and their rules.',
  columns: ['Where', 'Kept', 'Who can open it'],
  rows: [
    { name: 'Invoices and their papers', values: ['Your database', '{{facts.kept}}', 'People you name'] },
    { name: 'Contracts and rates', values: ['Your database', 'Until you delete them', 'People you name'] },
    {
      name: 'Logins for carrier portals',
      values: ['Key service', 'Until you change them', '**Nobody**, the robot uses them'],
    },
    { name: 'What was opened, and by whom', values: ['Log, append only', '{{facts.kept}}', 'Your administrator'] },
  ],
  tone: 'tint',
} satisfies Section;

export const questions = {
  block: 'faq',
  layout: 'plain',
  headline: 'What a security review asks',
  items: [
    {
      question: 'Where does it run?',
      answer:
        'In two regions of the United States. Backups stay in the country and are restored, as a test, every month.',
    },
    {
      question: 'Who are your subprocessors?',
      answer:
        'Three: one for hosting, one for email, one for reading scans. The list is part of the contract, and changes are announced {{facts.acknowledge.value}} days before.',
    },
    {
      question: 'How do we report a hole?',
      answer:
        'Write to [{{facts.email}}](mailto:{{facts.email}}) with the word “security”. A person who can fix it answers within {{facts.replyTime}}. We do not sue people who look.',
    },
  ],
} satisfies Section;
