import { defineSite, env } from 'frontage';
import * as book from './templates/copy/book.ts';
import * as contact from './templates/copy/contact.ts';
import * as emergency from './templates/copy/emergency.ts';
import * as home from './templates/copy/home.ts';
import * as legal from './templates/copy/legal.ts';
import * as newPatients from './templates/copy/new-patients.ts';
import * as prices from './templates/copy/prices.ts';
import * as shared from './templates/copy/shared.ts';
import * as team from './templates/copy/team.ts';
import * as treatments from './templates/copy/treatments.ts';
import { treatment } from './templates/pages/treatment.ts';

// The practice is a sample: its people, prices, numbers and address are invented. Replace them with your own,
// and take the line "This is a sample site" out of `footer` in templates/copy/shared.ts.
export default defineSite({
  // Where the site is published. It may include a folder: "https://example.com/dentist".
  origin: 'https://www.hazelrowe.example',
  name: 'Hazel & Rowe',
  locale: 'en-GB',
  icon: 'icon.svg',
  themeColor: { light: '#dfeadb', dark: '#1c2a22' },
  fonts: {
    display: { files: ['outfit-600.woff2'] },
    text: { files: ['figtree.woff2'] },
  },

  // The pictures that apps show when somebody shares a page. They cannot draw the weights of a variable font.
  cards: { fonts: ['outfit-600.woff2'], image: 'talk.jpg' },

  // Write each fact once here, and use it in copy as {{facts.checkUp}}. All of them are samples.
  facts: {
    phone: { type: 'phone', value: '01632 960142' },
    email: { type: 'email', value: 'ask@hazelrowe.example' },

    firstVisit: { type: 'money', value: 84 },
    firstVisitTime: { type: 'minutes', value: 60 },
    checkUp: { type: 'money', value: 56 },
    checkUpTime: { type: 'minutes', value: 30 },
    childCheckUp: { type: 'money', value: 28 },
    hygienist: { type: 'money', value: 72 },
    hygienistTime: { type: 'minutes', value: 45 },
    filling: { type: 'money', value: 128 },
    rootCanal: { type: 'money', value: 460 },
    crown: { type: 'money', value: 720 },
    bridge: { type: 'money', value: 1380 },
    mouthguard: { type: 'money', value: 95 },
    emergencyVisit: { type: 'money', value: 78 },
    plan: { type: 'money', value: 18.5, per: 'month' },
    planPlus: { type: 'money', value: 29, per: 'month' },
    planChild: { type: 'money', value: 6.5, per: 'month' },
    planDiscount: { type: 'percent', value: 10 },
    guarantee: { type: 'months', value: 24 },
    replyTime: { type: 'hours', value: 4 },
    notice: { type: 'hours', value: 24 },
    complaintReply: { type: 'days', value: 3 },
    laboratory: { type: 'weeks', value: 2 },
    childAge: { type: 'count', value: 18 },
  },

  organization: {
    type: 'Dentist',
    description: 'A small dental practice in a tall house on Lantern Row.',
    phone: '{{facts.phone}}',
    email: '{{facts.email}}',
    image: 'green-door.jpg',
    address: { street: '12 Lantern Row', locality: 'Alderbridge', postalCode: 'ZZ9 4HR', country: 'GB' },
    // A field on a hill: put your own door here.
    geo: { latitude: 52.6121, longitude: -1.8842 },
    hours: [
      { days: 'mon-wed', opens: '08:30', closes: '17:30' },
      { days: 'thu', opens: '08:30', closes: '19:30' },
      { days: 'fri', opens: '08:30', closes: '16:00' },
      { days: 'sat', opens: '09:00', closes: '13:00' },
    ],
    timeZone: 'Europe/London',
    areaServed: ['Alderbridge', 'Nether Alder', 'Wick Hill'],
    priceRange: '££',
  },

  // Where forms send what people type: an https address that takes JSON. `npm run preview -- --leads` works without one.
  destinations: {
    inbox: { label: 'Reception', url: env('PUBLIC_LEADS_URL') },
  },
  // Remove this line once the address is set. `build --production` refuses a form that sends nowhere in any case.
  rules: { 'form-nowhere': 'off' },

  // What is true of a picture wherever it is shown.
  pictures: {
    files: {
      'front-room.jpg': { alt: 'The front room: an armchair in a green alcove, and a tall plant in the sun' },
      'talk.jpg': {
        alt: 'A patient with a cup and a dentist with a model of a tooth, in armchairs in the front room',
        dark: 'talk-evening.jpg',
      },
      'green-door.jpg': {
        alt: 'The green door under an arch of glass, between a lantern and an enamel sign',
        dark: 'green-door-evening.jpg',
      },
      'reception.jpg': { alt: 'The reception: a ribbed green desk under three round lamps' },
      'mended-tooth.jpg': {
        alt: 'A model of a tooth whose corner has been built up again, and five shades of enamel in a row',
      },
      'check-up.jpg': { alt: 'A patient laughs, and a hand holds a dental mirror beside her' },
      'at-ease.jpg': { alt: 'A patient with headphones and a blanket smiles with closed eyes' },
      'bear-and-brush.jpg': { alt: 'A toy bear with a toothbrush before a wooden rainbow' },
      'chair.jpg': { alt: 'A dentist’s chair in apricot under a lamp' },
      'mirror-and-brush.jpg': { alt: 'Two toothbrushes in a cup, and a dental mirror' },
      'tooth-models.jpg': { alt: 'Models of teeth, large and small' },
      'raised-hand.jpg': {
        alt: 'A patient with headphones and a blanket raises a hand, and the dentist beside her has put the mirror aside',
      },
      'map-small.svg': { dark: 'map-small-dark.svg' },
      'children-corner.jpg': { alt: 'A wooden rainbow, blocks and rings on a low table' },
    },
  },

  redirects: [
    { from: '/appointments', to: '/book' },
    { from: '/fees', to: '/prices' },
    { from: '/treatments/hygiene', to: '/treatments/hygienist' },
  ],

  layouts: {
    practice: {
      top: { header: shared.header },
      bottom: { bar: shared.bar, footer: shared.footer },
    },
  },

  notFound: {
    meta: {
      title: 'Page not found | {{site.name}}',
      description: 'There is no page at this address. Start at the home page, or call the practice.',
    },
    layout: 'practice',
    sections: { lost: shared.lost },
  },

  // One entry per page. A section's name is its id, so "/#visit" leads to the map on the home page.
  routes: [
    {
      path: '/',
      meta: {
        title: 'Dentists in Alderbridge | {{site.name}}',
        description:
          'A small dental practice on Lantern Row in Alderbridge. Long appointments, written prices, and new patients welcome.',
      },
      layout: 'practice',
      sections: {
        hero: home.hero,
        treatments: home.treatments,
        nervous: home.nervous,
        first: home.first,
        team: home.team,
        words: home.words,
        faq: home.faq,
        visit: home.visit,
        book: home.start,
      },
    },
    {
      path: '/treatments',
      meta: {
        title: 'Dental treatments | {{site.name}}',
        description:
          'Check-ups, the hygienist, fillings, crowns, children’s teeth and slow appointments for nervous patients.',
      },
      layout: 'practice',
      sections: {
        intro: treatments.intro,
        list: treatments.list,
        how: treatments.how,
        book: treatments.start,
      },
    },
    {
      kind: 'collection',
      name: 'treatments',
      folder: 'prose/treatments',
      path: '/treatments/{{entry.slug}}',
      dated: false,
      template: treatment,
    },
    {
      path: '/new-patients',
      meta: {
        title: 'New patients: your first visit | {{site.name}}',
        description:
          'How your first visit goes, what to bring, and what it costs. No referral, no waiting list, no form to post.',
      },
      layout: 'practice',
      sections: {
        intro: newPatients.intro,
        visit: newPatients.visit,
        bring: newPatients.bring,
        faq: newPatients.faq,
        book: newPatients.start,
      },
    },
    {
      path: '/team',
      meta: {
        title: 'Dentists and team | {{site.name}}',
        description: 'Two dentists, a therapist, a hygienist, a nurse and the person who answers the telephone.',
      },
      layout: 'practice',
      sections: { intro: team.intro, people: team.people, room: team.room, book: team.start },
    },
    {
      path: '/prices',
      meta: {
        title: 'Prices and plans | {{site.name}}',
        description:
          'A check-up costs {{facts.checkUp}}, a filling from {{facts.filling}}. All prices in one list, and two plans by the month.',
      },
      layout: 'practice',
      sections: {
        intro: prices.intro,
        plans: prices.plans,
        list: prices.list,
        paying: prices.paying,
        faq: prices.faq,
        book: home.start,
      },
    },
    {
      path: '/emergency',
      meta: {
        title: 'Dental emergency in Alderbridge | {{site.name}}',
        description:
          'Toothache, a broken tooth, swelling: call {{facts.phone}}. We keep time free for emergencies every working day.',
      },
      layout: 'practice',
      sections: {
        call: emergency.call,
        first: emergency.first,
        hospital: emergency.hospital,
        faq: emergency.faq,
      },
    },
    {
      path: '/book',
      meta: {
        title: 'Book a visit to the dentist | {{site.name}}',
        description:
          'Tell us when you could come. We call or write back with two times to choose from within {{facts.replyTime}}.',
      },
      layout: 'practice',
      sections: { visit: book.visit, next: book.next },
    },
    {
      path: '/contact',
      meta: {
        title: 'Contact and opening hours | {{site.name}}',
        description: 'Where we are in Alderbridge, when we are open, where to park, and how to reach us.',
      },
      layout: 'practice',
      sections: { map: contact.map, ways: contact.ways, access: contact.access, message: contact.message },
    },
    {
      path: '/privacy',
      meta: {
        title: 'Privacy at the dentist’s | {{site.name}}',
        description: 'What the practice knows about you, why, who else sees it, and how long we keep it.',
      },
      layout: 'practice',
      sections: { text: legal.privacy },
    },
    {
      path: '/imprint',
      meta: {
        title: 'Legal information | {{site.name}}',
        description: 'Who runs the practice, who regulates us, and how to complain if something went wrong.',
      },
      layout: 'practice',
      sections: { text: legal.imprint },
    },
  ],
});
