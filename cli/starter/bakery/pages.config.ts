import { defineSite, env } from 'frontage';
import * as book from './templates/copy/book.ts';
import * as bread from './templates/copy/bread.ts';
import * as catering from './templates/copy/catering.ts';
import * as contact from './templates/copy/contact.ts';
import { nightDrawings } from './templates/copy/drawings.ts';
import * as home from './templates/copy/home.ts';
import * as journal from './templates/copy/journal.ts';
import * as legal from './templates/copy/legal.ts';
import * as menu from './templates/copy/menu.ts';
import * as shared from './templates/copy/shared.ts';
import * as story from './templates/copy/story.ts';
import { entry } from './templates/pages/entry.ts';

// Everything here is a sample: the bakery, its people, its prices, its numbers and both of its addresses are invented.
export default defineSite({
  // Where the site is published. It may include a folder: "https://example.com/bakery".
  origin: 'https://osk.example',
  name: 'Osk Bakery and Table',
  locale: 'en-IE',
  icon: 'icon.svg',
  themeColor: { light: '#f1e8d7', dark: '#1b1009' },

  fonts: {
    display: { files: ['gloock.woff2', 'dm-serif-italic.woff2'], category: 'serif' },
    text: { files: ['literata.woff2', 'literata-italic.woff2'], category: 'serif' },
  },

  // The pictures that apps show when somebody shares a page.
  cards: { image: 'oven.jpg' },

  pictures: { files: nightDrawings },

  organization: {
    type: 'Bakery',
    description: 'Sourdough, rye and buns from one brick oven, and supper at eleven tables beside it.',
    phone: '{{facts.phone.value}}',
    email: '{{facts.email}}',
    timeZone: 'Europe/Dublin',
    priceRange: '€€',
    // The first place is the one whose hours the header shows.
    locations: [
      {
        name: 'Anchor Street',
        address: { street: '7 Anchor Street', locality: 'Kilbrannock', country: 'IE' },
        hours: [
          { days: 'tue-fri', opens: '07:30', closes: '17:00' },
          { days: 'sat', opens: '08:00', closes: '16:00' },
          { days: 'thu-sat', opens: '18:30', closes: '22:00' },
          { days: 'sun', opens: '08:00', closes: '13:00' },
        ],
        href: '/contact',
      },
      {
        name: 'The Hatch',
        type: 'Bakery',
        phone: '{{facts.hatchPhone.value}}',
        address: { street: '2 Corn Market', locality: 'Kilbrannock', country: 'IE' },
        hours: [{ days: 'wed-sat', opens: '07:30', closes: '13:00' }],
        href: '/contact',
      },
    ],
  },

  // Write each fact once here, and use it in copy as {{facts.replyTime}}.
  facts: {
    email: { type: 'email', value: 'bread@osk.example' },
    phone: { type: 'phone', value: '020 918 0147' },
    hatchPhone: { type: 'phone', value: '020 918 0163' },
    founded: { type: 'text', value: '2011' },
    rest: { type: 'hours', value: 40 },
    keep: { type: 'days', value: 5 },
    replyTime: { type: 'days', value: 1 },
    cateringNotice: { type: 'days', value: 3 },
    trays: {
      buns: { type: 'money', value: 48 },
      office: { type: 'money', value: 14.5 },
      supper: { type: 'money', value: 46 },
    },
  },

  // Where forms send what people type: an https address that takes JSON. `npm run preview -- --leads` works without one.
  destinations: {
    inbox: { label: 'Inbox', url: env('PUBLIC_LEADS_URL') },
  },
  // Remove this line once the address is set. `build --production` refuses a form that sends nowhere in any case.
  rules: { 'form-nowhere': 'off' },

  layouts: {
    shared: {
      top: { header: shared.header },
      bottom: { letter: shared.letter, footer: shared.footer },
    },
    // Pages that ask for something: one form is enough.
    quiet: {
      top: { header: shared.header },
      bottom: { footer: shared.footer },
    },
  },

  notFound: {
    meta: {
      title: 'This page is sold out | {{site.name}}',
      description:
        'There is no page at this address of {{site.name}}. The menu and the bread list are where they were.',
    },
    layout: 'quiet',
    sections: { lost: shared.lost },
  },

  // One entry per page. A section's name is its id, so "/#places" leads to the places on the home page.
  routes: [
    {
      path: '/',
      meta: {
        title: 'Bread by morning, supper by night | {{site.name}}',
        description:
          'Sourdough, rye and buns from one brick oven in Kilbrannock, out by half past seven, and supper beside it from Thursday to Saturday.',
      },
      layout: 'shared',
      sections: {
        hero: home.hero,
        bill: home.bill,
        gallery: home.gallery,
        oven: home.oven,
        night: home.night,
        house: home.house,
        voice: home.voice,
        places: home.places,
      },
    },
    {
      path: '/menu',
      meta: {
        title: 'Bill of fare, by day and night | {{site.name}}',
        description:
          'What is on the shelf, on the plate and in the cup at Anchor Street, with prices and what is in it.',
      },
      layout: 'shared',
      sections: { intro: menu.intro, fare: menu.fare, supper: menu.supper, book: menu.book },
    },
    {
      path: '/bread',
      meta: {
        title: 'Bread this week, day by day | {{site.name}}',
        description:
          'Which loaf comes out of the oven on which day, what is in it, what it costs, and how long it keeps at home.',
      },
      layout: 'shared',
      sections: {
        intro: bread.intro,
        days: bread.days,
        loaves: bread.loaves,
        hours: bread.hours,
        keeping: bread.keeping,
      },
    },
    {
      path: '/catering',
      meta: {
        title: 'Catering by the tray and the table | {{site.name}}',
        description:
          'Bread, buns, lunches and long tables for offices, christenings and wakes around Kilbrannock, from {{facts.trays.office}} a head.',
      },
      layout: 'quiet',
      sections: { intro: catering.intro, trays: catering.trays, terms: catering.terms, ask: catering.ask },
    },
    {
      path: '/book',
      meta: {
        title: 'Book a table for supper | {{site.name}}',
        description:
          'Supper at Anchor Street, Thursday to Saturday from half past six. Tell us when and how many; we answer within {{facts.replyTime}}.',
      },
      layout: 'quiet',
      sections: { table: book.table, suppers: book.suppers, questions: book.questions },
    },
    {
      path: '/story',
      meta: {
        title: 'Our story, and what Osk is short for | {{site.name}}',
        description: 'How a bakery on Anchor Street got its oven, its eleven tables and its three letters.',
      },
      layout: 'shared',
      sections: { intro: story.intro, story: story.letter, people: story.people, rules: story.rules },
    },
    {
      path: '/journal',
      meta: {
        title: 'Journal: flour, fire and leftovers | {{site.name}}',
        description: 'Notes from the bench at {{site.name}}: about rye, butter, an oven in a bad mood, and old bread.',
      },
      layout: 'shared',
      sections: { intro: journal.intro, entries: journal.entries },
    },
    {
      kind: 'collection',
      name: 'journal',
      folder: 'prose/journal',
      path: '/journal/{{entry.slug}}',
      layout: 'shared',
      feed: { title: 'Journal of Osk', description: 'Notes from the bench: flour, fire and leftovers.' },
      template: entry,
    },
    {
      path: '/contact',
      meta: {
        title: 'Two places, hours and how to find us | {{site.name}}',
        description:
          'Addresses, opening hours and telephone numbers of Anchor Street and the Hatch, and where to park.',
      },
      layout: 'shared',
      sections: { intro: contact.intro, places: contact.places, map: contact.map },
    },
    {
      path: '/privacy',
      meta: {
        title: 'Privacy: what we keep | {{site.name}}',
        description: 'What {{site.name}} keeps about you, for how long, and how to have it removed.',
      },
      layout: 'quiet',
      sections: { privacy: legal.privacy },
    },
    {
      path: '/imprint',
      meta: {
        title: 'Imprint, and what is a sample | {{site.name}}',
        description: 'Who is responsible for this site, how to reach them, and what on it is a sample.',
      },
      layout: 'quiet',
      sections: { imprint: legal.imprint },
    },
  ],
});
