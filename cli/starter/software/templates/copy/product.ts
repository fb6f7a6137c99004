import type { Section } from 'frontage';

export const intro = {
  block: 'pageIntro',
  eyebrow: 'Product',
  headline: 'From the carrier’s PDF to the *credit note*',
  lead: 'An invoice passes four stations: read, matched, checked, claimed. Most leave after the third, paid. The rest stop where you can see them.',
} satisfies Section;

export const invoice = {
  block: 'media',
  layout: 'wide',
  headline: 'The whole case on one screen',
  text: 'The lines beside the quote, the papers that prove it, the letter as it will be sent, and the record of the carrier. Press once to approve, or change a sentence first.',
  media: { kind: 'picture', src: 'invoice-light.webp', small: 'lines-small-light.webp' },
  frame: 'browser',
} satisfies Section;

export const reading = {
  block: 'media',
  eyebrow: 'Read',
  headline: 'It finds 31 fields, and says how sure it is',
  text: 'PDF, scan, photo of a crumpled bill of lading, EDI 210: the same fields come out. What is read below {{facts.certainty}} certainty is shown to a person with the spot marked, never guessed.',
  points: [
    'Every field links to its place on the page',
    'New carriers need no template',
    'Pages in another order, two bills in one file: separated',
  ],
  media: { kind: 'picture', src: 'inbox-light.webp' },
} satisfies Section;

export const rates = {
  block: 'media',
  layout: 'left',
  eyebrow: 'Check',
  headline: 'Against the quote, the contract and the calendar',
  text: 'A fuel surcharge is a percentage of a table of a week. A discount has a floor. Detention begins after the free time, by the gate log. {{site.name}} computes each charge anew, and compares the results.',
  points: [
    'Class, density and NMFC item',
    'Fuel by ship date, not by invoice date',
    'Minimums, discounts, caps and free time',
  ],
  media: { kind: 'picture', src: 'rates-light.webp' },
} satisfies Section;

export const claims = {
  block: 'media',
  layout: 'wide',
  eyebrow: 'Claim',
  headline: 'Claims that are followed to their end',
  text: 'A carrier has {{facts.acknowledge}} to acknowledge an overcharge claim and {{facts.decide}} to decide it (49 CFR 378.5 and 378.8). Each card knows its dates, writes its own reminders, and closes when the credit arrives.',
  media: { kind: 'picture', src: 'claims-light.webp' },
  frame: 'browser',
} satisfies Section;

export const phone = {
  block: 'media',
  eyebrow: 'Approve',
  headline: 'Thirty seconds, standing',
  text: 'The phone shows one claim at a time: amount, reason, evidence. Approve it, or pay in full and say why. The reason is kept with the invoice.',
  points: [
    'Limits for each person, in dollars',
    'Two approvals above a sum of your choice',
    'Works without a signal, sends later',
  ],
  media: { kind: 'picture', src: 'phone-light.webp' },
  frame: 'phone',
  tone: 'tint',
} satisfies Section;

export const days = {
  block: 'steps',
  headline: 'What happens to one bill',
  lead: 'Times of the sample invoice in the pictures above.',
  items: [
    {
      when: '08:41:02',
      title: 'It arrives',
      text: 'By email, as a PDF of two pages. The sender is known as a carrier.',
    },
    {
      when: '08:41:06',
      title: 'It is read',
      text: 'Five lines, 31 fields. The PRO number leads to the quote of April 29.',
    },
    {
      when: '08:41:07',
      title: 'Three lines differ',
      text: 'Fuel by 2.5 points, a reweigh without a certificate, a home address that is a dock.',
    },
    {
      when: '08:42',
      title: 'A claim waits',
      text: 'Drafted, with three papers attached. You approve it with your coffee.',
    },
  ],
} satisfies Section;
