import type { WrittenNode } from './prose.ts';

/** What examples of blocks show in place of a file, because they belong to no site. */
export const sampleProse: readonly WrittenNode[] = [
  {
    p: [
      'We keep as little as we can about the people who borrow our boats, and we write down here what that is. ',
      { link: ['Ask us'], href: 'mailto:harbour@boats.example' },
      ' if a line is not clear.',
    ],
  },
  { h2: ['What we write down'], id: 'what-we-write-down' },
  { p: ['A boat that goes out has a line in the book. ', { strong: ['Nobody outside the harbour reads it.'] }] },
  {
    ul: [
      [{ item: ['the name of the boat and of its rower'] }],
      [
        { item: ['the hour, twice:'] },
        { ul: [[{ item: ['when it leaves'] }], [{ item: ['when it is ', { em: ['really'] }, ' back'] }]] },
      ],
      [{ item: ['a telephone number that somebody answers'] }],
    ],
  },
  {
    picture: {
      src: 'harbour.jpg',
      alt: 'The jetty in the evening, with the boats back on their ropes',
      caption: 'By eight, every line in the book has two hours.',
    },
  },
  { h2: ['How long we keep it'], id: 'how-long-we-keep-it' },
  {
    head: [['What'], ['Where'], ['Until']],
    rows: [
      [['Name and hours'], ['the book at the jetty'], ['the end of the season']],
      [['Telephone number'], ['a card in the drawer'], ['the boat is back']],
      [['Deposit'], [{ code: 'deposits.csv' }], ['the same evening']],
    ],
    align: [0, 0, 2],
  },
  { h3: ['If a boat is late'], id: 'if-a-boat-is-late' },
  {
    ol: [
      [{ item: ['We call the number on the card.'] }],
      [{ item: ['We tell the coast guard where the boat was headed.'] }],
    ],
    start: 1,
  },
  { quote: [{ p: ['A lake forgives nobody who is alone on it.'] }] },
  { h2: ['Who can ask'], id: 'who-can-ask' },
  {
    p: [
      'You can ask to see your line at any time, and to have it crossed out. ',
      { link: ['How to reach the harbour'], href: '#what-we-write-down' },
      ' is written above.',
    ],
  },
  { hr: true },
  { p: ['Written in spring. We change it when the book changes.'] },
];
