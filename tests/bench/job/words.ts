/** The words that all pages share: every candidate shows them, Frontage from this file, its peers from the same as JSON. */
export const words: Words = {
  origin: 'https://brightwork.example',
  name: 'Brightwork',
  tagline: 'House cleaning by people who come back, in every town where somebody opens the door for us.',
  home: {
    title: 'Brightwork: house cleaning by people you know',
    description: 'The same two people, the same morning, and a price that is said before anybody lifts a mop.',
    headline: 'House cleaning by people you know',
    lead: 'The same two people, the same morning, and a price that is said before anybody lifts a mop.',
  },
  icons: {
    check: 'm5 12.5 4.5 4.5L19 7.5',
    minus: 'M5 12h14',
    star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
    calendar: 'M4 6h16v14H4zm0 4.5h16M8.5 3.5v4m7-4v4',
    search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm4.8-1.7L20.5 20.5',
    map: 'm3.5 6.5 5.7-2.5 5.6 2.5 5.7-2.5v13.5l-5.7 2.5-5.6-2.5-5.7 2.5zM9.2 4v13.5m5.6-11V20',
    tools:
      'M14.5 6.5a4 4 0 0 1 5.2-2.7L17 6.5l.5 2.5 2.5.5 1.5-1.5a4 4 0 0 1-5.4 4.3L8 20.5a2.1 2.1 0 0 1-3-3l8.2-8.1a4 4 0 0 1 1.3-2.9z',
  },
  nav: [
    { label: 'Services', href: '#services' },
    { label: 'Prices', href: '#prices' },
    { label: 'Questions', href: '#questions' },
  ],
  action: { label: 'Get a price', href: '#quote' },
  services: { headline: 'What we do while you are out', lead: 'Pick one, or let us look first and say what it takes.' },
  reviews: { headline: 'What people say once the door is closed' },
  prices: {
    headline: 'Three ways to have it done',
    lead: 'Each is paid after the visit, and each can be stopped with a message.',
    note: 'Prices hold for homes of the usual size; we say so before we begin if yours is another.',
    items: [
      {
        id: 'light',
        name: 'Light',
        price: 79,
        period: 'a visit',
        description: 'For homes that are looked after and want a hand with the rest.',
        features: ['Kitchen and bathrooms', 'Floors in every room', 'One key, kept in a safe'],
      },
      {
        id: 'whole',
        name: 'Whole',
        price: 129,
        period: 'a visit',
        description: 'For families whose weekend should be one.',
        features: [
          'All that Light has',
          'Beds made with fresh linen',
          'Windows from the inside',
          'A list of what was done',
        ],
        popular: true,
      },
      {
        id: 'deep',
        name: 'Deep',
        price: 249,
        period: 'a visit',
        description: 'For moving in, moving out, and after the builders.',
        features: [
          'All that Whole has',
          'Inside every cupboard',
          'Limescale, grease and paint',
          'Balcony, cellar and stairs',
        ],
      },
    ],
  },
  compare: {
    headline: 'What is in which',
    caption: 'The three ways side by side, row by row.',
    columns: ['Light', 'Whole', 'Deep'],
    rows: [
      { name: 'Kitchen surfaces and sink', values: ['each visit', 'each visit', 'twice over'] },
      { name: 'Bathrooms, tiles and mirrors', values: ['each visit', 'each visit', 'twice over'] },
      { name: 'Floors vacuumed and washed', values: ['each visit', 'each visit', 'on the knees'] },
      { name: 'Beds and linen', values: ['no', 'yes', 'yes'] },
      { name: 'Windows', values: ['no', 'inside', 'both sides'] },
      { name: 'Oven, fridge and hood', values: ['no', 'in turn', 'all of them'] },
      { name: 'Inside of cupboards', values: ['no', 'no', 'yes'] },
      { name: 'People who come', values: ['one', 'two', 'two or more'] },
      { name: 'What you get in writing', values: ['a message', 'a list', 'a list with pictures'] },
    ],
  },
  questions: {
    headline: 'What people ask before they let us in',
    items: [
      {
        question: 'Do I have to be at home?',
        answer:
          'No. Most people hand us a key or a code on the first day and are at work when we come. Keys are kept in a safe, without an address on them.',
      },
      {
        question: 'Who comes to my house?',
        answer: 'The same people each time, employed by us and insured. You meet them before the first visit.',
      },
      {
        question: 'What do you clean with?',
        answer:
          'With what your surfaces can take. We bring cleaners without bleach or perfume, and use yours where you would rather.',
      },
      {
        question: 'What if something breaks?',
        answer:
          'You hear of it from us, the same day, with a picture. Our insurance pays for the repair or for a new one.',
      },
      {
        question: 'Can I move a visit?',
        answer: 'Yes, until the evening before, with a message. Later than that we ask for half of the price.',
      },
      {
        question: 'How do I pay?',
        answer: 'After the visit, by card or by transfer. There is no contract, and nothing is paid ahead.',
      },
      {
        question: 'What if I am not happy?',
        answer:
          'Tell us within a day, and we come back and do it again for nothing. If it is still not right, the visit was free.',
      },
    ],
  },
  form: {
    headline: 'Say what your home is like',
    lead: 'A person reads it and answers with a price. Nobody calls unless you ask for it.',
    fields: [
      { name: 'name', label: 'Your name', type: 'text', required: true, invalid: 'Tell us what to call you.' },
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        required: true,
        invalid: 'Enter an address such as you@home.example.',
      },
      { name: 'phone', label: 'Phone (optional)', type: 'phone', required: false },
      { name: 'town', label: 'Town', type: 'text', required: true, invalid: 'Tell us where you live.' },
      {
        name: 'message',
        label: 'About your home',
        type: 'message',
        required: true,
        invalid: 'A sentence or two is enough.',
      },
    ],
    submit: 'Ask for a price',
    sending: 'Sending…',
    note: 'Free, and read by a person. We use it to answer you, and for nothing else.',
    thanks: { title: 'Thank you', text: 'We have your message and write back with a price.' },
    failed: 'That did not go through. Write to us instead:',
    action: 'https://hooks.brightwork.example/lead',
    email: 'hello@brightwork.example',
  },
  footer: {
    columns: [
      {
        title: 'On this page',
        links: [
          { label: 'What we do', href: '#services' },
          { label: 'What it costs', href: '#prices' },
          { label: 'What people ask', href: '#questions' },
        ],
      },
      { title: 'Brightwork', links: [{ label: 'Home', href: '/' }] },
    ],
    copyright: 'Brightwork. All rights reserved.',
    year: 2026,
  },
};

interface Link {
  readonly label: string;
  readonly href: string;
}

export interface FormFieldWords {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'phone' | 'message';
  readonly required: boolean;
  readonly invalid?: string;
}

export interface Words {
  readonly origin: string;
  readonly name: string;
  readonly tagline: string;
  readonly home: {
    readonly title: string;
    readonly description: string;
    readonly headline: string;
    readonly lead: string;
  };
  /** Outlines by name, as the engine's blocks draw them: the peers' pages show the same. */
  readonly icons: Readonly<Record<string, string>>;
  readonly nav: Link[];
  readonly action: Link;
  readonly services: { readonly headline: string; readonly lead: string };
  readonly reviews: { readonly headline: string };
  readonly prices: {
    readonly headline: string;
    readonly lead: string;
    readonly note: string;
    readonly items: {
      readonly id: string;
      readonly name: string;
      /** In dollars. */
      readonly price: number;
      readonly period: string;
      readonly description: string;
      readonly features: string[];
      readonly popular?: boolean;
    }[];
  };
  readonly compare: {
    readonly headline: string;
    readonly caption: string;
    readonly columns: string[];
    readonly rows: { readonly name: string; readonly values: string[] }[];
  };
  readonly questions: {
    readonly headline: string;
    readonly items: { readonly question: string; readonly answer: string }[];
  };
  readonly form: {
    readonly headline: string;
    readonly lead: string;
    readonly fields: FormFieldWords[];
    readonly submit: string;
    readonly sending: string;
    readonly note: string;
    readonly thanks: { readonly title: string; readonly text: string };
    readonly failed: string;
    readonly action: string;
    readonly email: string;
  };
  readonly footer: {
    readonly columns: { readonly title: string; readonly links: Link[] }[];
    readonly copyright: string;
    readonly year: number;
  };
}
