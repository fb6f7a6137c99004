import { defineSite, env } from 'frontage';
import * as bestSeoAgency from './templates/copy/best-seo-agency.ts';
import * as blog from './templates/copy/blog.ts';
import * as bookCall from './templates/copy/book-call.ts';
import * as contact from './templates/copy/contact.ts';
import * as draft from './templates/copy/draft.ts';
import * as draftAbout from './templates/copy/draft-about.ts';
import * as draftContact from './templates/copy/draft-contact.ts';
import * as draftHome from './templates/copy/draft-home.ts';
import * as draftServices from './templates/copy/draft-services.ts';
import * as freeAudit from './templates/copy/free-audit.ts';
import * as googleBusiness from './templates/copy/google-business.ts';
import * as googleMapsRanking from './templates/copy/google-maps-ranking.ts';
import * as mapRanking from './templates/copy/map-ranking.ts';
import * as mapRanking2 from './templates/copy/map-ranking-2.ts';
import * as mapSeoResults from './templates/copy/map-seo-results.ts';
import * as rank72Hours from './templates/copy/rank-72-hours.ts';
import * as sales from './templates/copy/sales.ts';
import * as home from './templates/copy/home.ts';
import * as houseCleaning from './templates/copy/house-cleaning.ts';
import * as houseCleaningAd from './templates/copy/house-cleaning-ad.ts';
import * as howItWorks from './templates/copy/how-it-works.ts';
import * as keyword from './templates/copy/keyword.ts';
import * as landing from './templates/copy/landing.ts';
import * as leadGeneration from './templates/copy/lead-generation.ts';
import * as localSeo from './templates/copy/local-seo.ts';
import * as notFound from './templates/copy/not-found.ts';
import * as pricing from './templates/copy/pricing.ts';
import * as services from './templates/copy/services.ts';
import * as shared from './templates/copy/shared.ts';
import * as strategy from './templates/copy/strategy.ts';

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
    address: {
      street: '{{facts.address.street}}',
      locality: 'Miami',
      region: 'FL',
      postalCode: '33101',
      country: 'US',
    },
  },

  facts: {
    phone: { type: 'phone', value: '+13055550142', display: '(305) 555-0142' },
    email: { type: 'email', value: 'hello@northpin.example' },
    address: {
      street: { type: 'text', value: '1200 Sample Bayway, Suite 410' },
      city: { type: 'text', value: 'Miami, FL 33101' },
    },
    bookingPage: { type: 'url', value: 'https://book.northpin.example/strategy-call' },
    videos: {
      ranking: { type: 'url', value: 'https://video.northpin.example/map-ranking' },
      rankingLength: { type: 'minutes', value: 2 },
      results: { type: 'url', value: 'https://video.northpin.example/read-a-grid' },
      resultsLength: { type: 'minutes', value: 3 },
    },

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
    maintenanceEdits: { type: 'count', value: 10 },
    maintenancePages: { type: 'count', value: 1 },
    auditValue: { type: 'money', value: 497, per: 'once' },
    auditParts: {
      grid: { type: 'money', value: 149, per: 'once' },
      competitors: { type: 'money', value: 119, per: 'once' },
      profile: { type: 'money', value: 89, per: 'once' },
      citations: { type: 'money', value: 79, per: 'once' },
      plan: { type: 'money', value: 61, per: 'once' },
    },

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
    rankWindow: { type: 'hours', value: 72 },
    replyTime: { type: 'hours', value: 4 },

    businesses: { type: 'count', value: 500, atLeast: true },
    audits: { type: 'count', value: 100, atLeast: true },
    years: { type: 'count', value: 4, atLeast: true },
    successRate: { type: 'percent', value: 90 },
    firstPage: { type: 'percent', value: 95 },
    moreLeads: { type: 'percent', value: 300 },
    moreTraffic: { type: 'percent', value: 300 },
    organicLeads: { type: 'count', value: 40, atLeast: true },
    spots: { type: 'count', value: 10 },
    bonusCitations: { type: 'count', value: 10 },
    hours: { type: 'text', value: 'Mon-Fri 9am-5pm EST' },
    draftHours: {
      weekdays: { type: 'text', value: '9-6 EST' },
      saturday: { type: 'text', value: '10-2 EST' },
      sunday: { type: 'text', value: 'closed' },
    },
  },

  destinations: {
    spreadsheet: {
      label: 'Google Sheets',
      url: env('PUBLIC_SHEETS_URL'),
      storageKey: 'googleSheetsScriptUrl',
      missing: 'No Google Sheets script URL provided',
      allowedOrigins: ['https://script.google.com', 'https://script.googleusercontent.com'],
    },
    webhook: {
      label: 'Zapier',
      url: env('PUBLIC_WEBHOOK_URL', 'https://hooks.northpin.example/leads'),
      storageKey: 'zapierWebhookUrl',
      missing: 'No webhook URL provided',
      allowedOrigins: ['https://hooks.northpin.example', 'https://hooks.zapier.com'],
    },
    pipeline: {
      label: 'Gumloop',
      url: env('PUBLIC_PIPELINE_URL'),
      missing: 'No Gumloop API key provided',
      allowedOrigins: ['https://api.gumloop.com'],
    },
    newsletter: { label: 'Newsletter', url: 'https://hooks.northpin.example/newsletter' },
    audit: { label: 'Free SEO Audit', url: 'https://hooks.northpin.example/audit' },
    contact: { label: 'Contact message', url: 'https://hooks.northpin.example/contact' },
    rankingAnalysis: { label: 'Maps Ranking Analysis Form', url: 'https://hooks.northpin.example/ranking-analysis' },
    rank72: { label: '72 Hour Ranking Form', url: 'https://hooks.northpin.example/rank-72-hours' },
  },

  layouts: {
    shared: {
      top: { banner: shared.banner, header: shared.header },
      bottom: { newsletter: shared.newsletter, footer: shared.footer, 'audit-popup': shared.auditPopup },
    },
    sharedWithOpeningPopup: {
      top: { banner: shared.banner, header: shared.header },
      bottom: { newsletter: shared.newsletter, footer: shared.footer, 'audit-popup': shared.auditPopupByItself },
    },
    bare: { top: { header: landing.header }, bottom: { footer: landing.footer } },
    guarantee: { top: { header: landing.header }, bottom: { footer: landing.footerWithDisclaimer } },
    draft: { top: { header: draft.header }, bottom: { footer: landing.footer } },
    draftPlans: { top: { header: draft.headerWithPlans }, bottom: { footer: landing.footerWithDisclaimer } },
  },

  notFound: {
    meta: { title: 'Page not found', description: 'This address leads to no page of {{site.name}}.' },
    sections: { lost: notFound.lost },
  },

  routes: [
    { path: '/', meta: { title: 'x', description: 'x' }, sections: { x: { block: 'pageIntro', headline: 'x' } } },
    { path: '/contact', meta: { title: 'x', description: 'x' }, sections: { x: { block: 'pageIntro', headline: 'x' } } },
    { path: '/book-call', meta: { title: 'x', description: 'x' }, sections: { x: { block: 'pageIntro', headline: 'x' } } },
    { path: '/free-audit', meta: { title: 'x', description: 'x' }, sections: { x: { block: 'pageIntro', headline: 'x' } } },
    { path: '/how-it-works', meta: { title: 'x', description: 'x' }, sections: { x: { block: 'pageIntro', headline: 'x' } } },
    { path: '/services', meta: { title: 'x', description: 'x' }, sections: { 'google-maps': { block: 'pageIntro', headline: 'x' }, 'review-management': { block: 'pageIntro', headline: 'x' }, 'organic-seo': { block: 'pageIntro', headline: 'x' }, 'gmb': { block: 'pageIntro', headline: 'x' }, 'reviews': { block: 'pageIntro', headline: 'x' }, 'citations': { block: 'pageIntro', headline: 'x' }, 'tracking': { block: 'pageIntro', headline: 'x' } } },
    {
      path: '/map-ranking',
      meta: {
        title: 'Top 3 of Google Maps, or your money back | {{site.name}}',
        description:
          'Get found in the top 3 of Google Maps without paid ads. Free ranking analysis within {{facts.reportTime}}, and a full refund if nothing improves in {{facts.guarantee}}.',
      },
      layout: 'guarantee',
      facts: { callLength: { value: 15, because: 'The calendar on this page books the short first call.' } },
      sections: {
        hero: mapRanking.hero,
        'calendly-section': mapRanking.talk,
        'lead-form': mapRanking.leadForm,
        cases: mapRanking.cases,
        presentation: mapRanking.presentation,
        more: mapRanking.more,
        questions: mapRanking.questions,
        'strategy-call': mapRanking.strategyCall,
        'audit-popup': mapRanking.auditPopup,
      },
    },
    {
      path: '/map-ranking-2',
      meta: {
        title: 'Take the top of the map like these Legends | {{site.name}}',
        description:
          'Every town has one firm whose phone never stops: the one the map shows first. Get a free ranking analysis and see what it takes to be that firm in yours.',
      },
      layout: 'bare',
      facts: {
        callLength: { value: 15, because: 'The calendar on this page books the short first call.' },
        spots: { value: 5, because: 'This campaign takes firms in rounds of five.' },
      },
      sections: {
        hero: mapRanking2.hero,
        spots: mapRanking2.spots,
        legends: mapRanking2.legends,
        'calendly-section': mapRanking2.talk,
        'phone-line': mapRanking2.phoneLine,
        'lead-form': mapRanking2.leadForm,
        'how-it-works': mapRanking2.howItWorks,
        last: mapRanking2.last,
      },
    },
    {
      path: '/google-maps-ranking',
      meta: {
        title: 'Free Google Maps audit, worth {{facts.auditValue}} | {{site.name}}',
        description:
          'See where your business ranks on Google Maps, street by street: the firms above you, the gaps, and what to fix first. Worth {{facts.auditValue}}, free while there are spots.',
      },
      layout: 'bare',
      facts: { spots: { value: 3, because: 'Free audits are read by hand, so this page offers three at a time.' } },
      sections: {
        audit: googleMapsRanking.audit,
        inside: googleMapsRanking.inside,
        value: googleMapsRanking.value,
        'audit-again': googleMapsRanking.auditAgain,
        testimonials: googleMapsRanking.testimonials,
        next: googleMapsRanking.next,
        'audit-last': googleMapsRanking.auditLast,
        'audit-popup': googleMapsRanking.auditPopup,
      },
    },
    {
      path: '/rank-72-hours',
      meta: {
        title: 'Rank #1 on Google in 72 Hours - Free SEO Audit',
        description:
          'Some local businesses are one fix away from the top of Google. Get a free personalized video audit within {{facts.reportTime}} and find out whether yours is one of them.',
      },
      layout: 'bare',
      theme: 'dark',
      facts: { reportTime: { value: 24, because: 'This page promises its video audit within a day.' } },
      sections: {
        hero: rank72Hours.hero,
        results: rank72Hours.results,
        testimonials: rank72Hours.testimonials,
        badges: rank72Hours.badges,
        benefits: rank72Hours.benefits,
        'audit-form-section': rank72Hours.auditForm,
      },
    },
    {
      path: '/map-seo-results',
      meta: {
        title: 'Map SEO results in four cities, before and after | {{site.name}}',
        description:
          'Ranking grids from four cities before and after our work, the calls that followed, and the four steps behind them. No promises on this page, only measurements.',
      },
      layout: 'bare',
      sections: {
        video: mapSeoResults.video,
        cities: mapSeoResults.cities,
        badges: mapSeoResults.badges,
        cases: mapSeoResults.cases,
        analytics: mapSeoResults.analytics,
        services: mapSeoResults.services,
        process: mapSeoResults.process,
        reviews: mapSeoResults.reviews,
        contact: mapSeoResults.contact,
      },
    },
    {
      path: '/sales',
      meta: {
        title: 'Fast-Track or Trial: plans and guarantee | {{site.name}}',
        description:
          'Two ways to start: Fast-Track at {{facts.plans.fastTrack}} a month, or a Trial at {{facts.plans.trial}} now and {{facts.plans.afterTrial}} a month once you rank higher. Both with a {{facts.guarantee.value}}-day guarantee.',
      },
      layout: 'guarantee',
      facts: { guarantee: { value: 90, because: 'The plans on this page are sold with a longer guarantee than the packages.' } },
      sections: {
        intro: sales.intro,
        compare: sales.compare,
        guarantee: sales.guarantee,
        done: sales.done,
        plans: sales.plans,
        'add-ons': sales.addOns,
        eligibility: sales.eligibility,
        closing: sales.closing,
      },
    },
  ],
});
