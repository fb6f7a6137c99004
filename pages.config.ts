import { defineSite } from 'frontage';
import * as home from './templates/copy/home.ts';
import * as notFound from './templates/copy/not-found.ts';
import * as pricing from './templates/copy/pricing.ts';
import * as shared from './templates/copy/shared.ts';

export default defineSite({
  origin: 'https://www.northpin.example',
  name: 'Northpin',
  locale: 'en-US',
  icon: 'icon.svg',
  themeColor: { light: '#fbfbf8', dark: '#0b121e' },

  organization: {
    type: 'ProfessionalService',
    description: 'Local SEO for plumbers, dentists, lawyers, cleaners, solar and HVAC firms.',
    phone: '{{facts.phone.value}}',
    email: '{{facts.email}}',
    image: 'social.png',
    address: { street: '1200 Sample Bayway, Suite 410', locality: 'Miami', region: 'FL', postalCode: '33101', country: 'US' },
  },

  facts: {
    phone: { type: 'phone', value: '+13055550142', display: '(305) 555-0142' },
    email: { type: 'email', value: 'hello@northpin.example' },
    bookingPage: { type: 'url', value: 'https://book.northpin.example/strategy-call' },

    entryPrice: { type: 'money', value: 675, per: 'month' },
    faqEntryPrice: { type: 'money', value: 499, per: 'month' },
    packages: {
      starter: { type: 'money', value: 675, per: 'month' },
      growth: { type: 'money', value: 1225, per: 'month' },
      authority: { type: 'money', value: 1950, per: 'month' },
    },
    checkout: {
      starter: { type: 'url', value: 'https://pay.northpin.example/starter' },
      growth: { type: 'url', value: 'https://pay.northpin.example/growth' },
      authority: { type: 'url', value: 'https://pay.northpin.example/authority' },
    },
    annualDiscount: { type: 'percent', value: 25 },
    annualSaving: {
      starter: { type: 'money', value: 2025, per: 'year' },
      growth: { type: 'money', value: 3675, per: 'year' },
      authority: { type: 'money', value: 5850, per: 'year' },
    },
    plans: {
      fastTrack: { type: 'money', value: 549, per: 'month' },
      trial: { type: 'money', value: 0, per: 'once' },
      afterTrial: { type: 'money', value: 699, per: 'month' },
      fastTrackSaving: { type: 'money', value: 150, per: 'month' },
    },
    addOns: {
      reputation: { type: 'money', value: 49, per: 'month' },
      localServicesAds: { type: 'money', value: 200, per: 'month' },
      organic: { type: 'money', value: 999, per: 'month' },
      guestPost: { type: 'money', value: 150, per: 'once' },
      maintenance: { type: 'money', value: 199, per: 'month' },
    },
    auditValue: { type: 'money', value: 497, per: 'once' },

    guarantee: { type: 'days', value: 30 },
    guaranteeReviews: { type: 'count', value: 100 },
    cancelNotice: { type: 'days', value: 30 },
    reportTime: { type: 'hours', value: 48 },
    callLength: { type: 'minutes', value: 30 },
    onboarding: { type: 'minutes', value: 15, to: 90 },
    webBuild: { type: 'weeks', value: 1, to: 3 },
    traction: { type: 'days', value: 30 },
    topThree: { type: 'months', value: 2, to: 3 },
    pageOne: { type: 'days', value: 60 },
    fastBoost: { type: 'hours', value: 24, to: 72 },
    replyTime: { type: 'hours', value: 4 },

    businesses: { type: 'count', value: 500, atLeast: true },
    audits: { type: 'count', value: 100, atLeast: true },
    years: { type: 'count', value: 4, atLeast: true },
    successRate: { type: 'percent', value: 90 },
    moreLeads: { type: 'percent', value: 300 },
    organicLeads: { type: 'count', value: 40, atLeast: true },
    spots: { type: 'count', value: 10 },
    bonusCitations: { type: 'count', value: 10 },
    hours: { type: 'text', value: 'Mon-Fri 9am-5pm EST' },
  },

  destinations: {
    newsletter: { label: 'Newsletter', url: 'https://hooks.northpin.example/newsletter' },
    audit: { label: 'Free SEO Audit', url: 'https://hooks.northpin.example/audit' },
    contact: { label: 'Contact message', url: 'https://hooks.northpin.example/contact' },
    rankingAnalysis: { label: 'Maps Ranking Analysis Form', url: 'https://hooks.northpin.example/ranking-analysis' },
    rank72: { label: '72 Hour Ranking Form', url: 'https://hooks.northpin.example/rank-72-hours' },
  },

  layouts: {
    shared: {
      top: { banner: shared.banner, header: shared.header },
      bottom: { newsletter: shared.newsletter, footer: shared.footer },
    },
    bare: {},
  },

  notFound: {
    meta: { title: 'Page not found', description: 'This address leads to no page of {{site.name}}.' },
    layout: 'shared',
    sections: { lost: notFound.lost },
  },

  routes: [
    {
      path: '/',
      meta: {
        title: 'Local SEO that puts you in the top 3 of the map | {{site.name}}',
        description:
          'We get plumbers, dentists, lawyers and other local firms into the top 3 of the map, from {{facts.entryPrice}} a month. See improvement in {{facts.guarantee}} or do not pay.',
      },
      layout: 'shared',
      facts: { entryPrice: { value: 297, because: 'The home page advertises the price of the smallest single-location plan.' } },
      sections: {
        hero: home.hero,
        services: home.services,
        reasons: home.reasons,
        results: home.results,
        testimonials: home.testimonials,
        'get-started': home.closing,
      },
    },
    {
      path: '/pricing',
      meta: {
        title: 'Local SEO pricing: three monthly packages | {{site.name}}',
        description:
          'Local SEO packages from {{facts.entryPrice}} a month. No contracts, month to month, and a {{facts.guarantee.value}}-day ranking improvement guarantee.',
      },
      layout: 'shared',
      facts: { entryPrice: { value: 297, because: 'The description in search results names the smallest single-location plan.' } },
      sections: {
        intro: pricing.intro,
        packages: pricing.packages,
        compare: pricing.compare,
        questions: pricing.questions,
        talk: pricing.talk,
      },
    },
  ],
});
