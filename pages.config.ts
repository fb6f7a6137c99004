import { defineSite, env } from 'frontage';
import * as admin from './templates/copy/admin.ts';
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
import * as home from './templates/copy/home.ts';
import * as houseCleaning from './templates/copy/house-cleaning.ts';
import * as houseCleaningAd from './templates/copy/house-cleaning-ad.ts';
import * as howItWorks from './templates/copy/how-it-works.ts';
import * as landing from './templates/copy/landing.ts';
import * as leadGeneration from './templates/copy/lead-generation.ts';
import * as legal from './templates/copy/legal.ts';
import * as localSeo from './templates/copy/local-seo.ts';
import * as mapRanking from './templates/copy/map-ranking.ts';
import * as mapRanking2 from './templates/copy/map-ranking-2.ts';
import * as mapSeoResults from './templates/copy/map-seo-results.ts';
import * as notFound from './templates/copy/not-found.ts';
import * as pricing from './templates/copy/pricing.ts';
import * as rank72Hours from './templates/copy/rank-72-hours.ts';
import * as sales from './templates/copy/sales.ts';
import * as services from './templates/copy/services.ts';
import * as shared from './templates/copy/shared.ts';
import * as strategy from './templates/copy/strategy.ts';
import { article } from './templates/pages/article.ts';
import { keywordLanding } from './templates/pages/keyword-landing.ts';
import { singleOffer } from './templates/pages/single-offer.ts';

export default defineSite({
  origin: 'https://www.northpin.example',
  name: 'Northpin',
  locale: 'en-US',
  // What leads have is fixed (docs/specification.md).
  phoneNumbers: 'asTyped',
  icon: 'icon.svg',
  cards: {
    fonts: ['overpass-700.woff2', 'overpass-400.woff2'],
    facts: [
      { value: '{{facts.businesses}}', label: 'local businesses' },
      { value: '{{facts.guarantee}}', label: 'to improve, or free' },
      { value: 'From {{facts.entryPrice}}', label: 'a month' },
    ],
  },
  themeColor: { light: '#fbfbf8', dark: '#080e16' },
  pictures: { files: home.smallAtNight },

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
    caseStudy: { type: 'url', value: 'https://slides.northpin.example/sunrow-solar' },

    entryPrice: { type: 'money', value: 675, per: 'month' },
    faqEntryPrice: {
      type: 'money',
      value: 499,
      per: 'month',
      claim: 'entryPrice',
      because: 'The answer speaks of plans for a single location in general, not of the three packages.',
    },
    packages: {
      starter: { type: 'money', value: 675, per: 'month', claim: 'entryPrice' },
      growth: { type: 'money', value: 1225, per: 'month' },
      authority: { type: 'money', value: 1950, per: 'month' },
    },
    checkout: {
      starter: { type: 'url', value: 'https://pay.northpin.example/starter' },
      growth: { type: 'url', value: 'https://pay.northpin.example/growth' },
      authority: { type: 'url', value: 'https://pay.northpin.example/authority' },
    },
    annualDiscount: { type: 'percent', value: 25 },
    annual: {
      starter: {
        type: 'money',
        of: { minus: [{ times: [12, 'packages.starter'] }, 'annualSaving.starter'] },
        per: 'year',
      },
      growth: {
        type: 'money',
        of: { minus: [{ times: [12, 'packages.growth'] }, 'annualSaving.growth'] },
        per: 'year',
      },
      authority: {
        type: 'money',
        of: { minus: [{ times: [12, 'packages.authority'] }, 'annualSaving.authority'] },
        per: 'year',
      },
    },
    annualSaving: {
      starter: {
        type: 'money',
        of: { percent: 'annualDiscount', of: { times: [12, 'packages.starter'] } },
        per: 'year',
      },
      growth: { type: 'money', of: { percent: 'annualDiscount', of: { times: [12, 'packages.growth'] } }, per: 'year' },
      authority: {
        type: 'money',
        of: { percent: 'annualDiscount', of: { times: [12, 'packages.authority'] } },
        per: 'year',
      },
    },
    includes: {
      starter: {
        posts: { type: 'count', value: 4 },
        pages: { type: 'count', value: 2 },
        citations: { type: 'count', value: 10 },
        backlinks: { type: 'count', value: 1, to: 2 },
      },
      growth: {
        posts: { type: 'count', value: 8 },
        pages: { type: 'count', value: 4 },
        citations: { type: 'count', value: 20 },
        backlinks: { type: 'count', value: 3, to: 4 },
      },
      authority: {
        posts: { type: 'count', value: 12 },
        pages: { type: 'count', value: 8 },
        citations: { type: 'count', value: 40 },
        backlinks: { type: 'count', value: 8, atLeast: true },
      },
    },
    plans: {
      fastTrack: {
        type: 'money',
        value: 549,
        per: 'month',
        claim: 'entryPrice',
        because: 'Who pays from the first day, without waiting for a result, pays less.',
      },
      trial: { type: 'money', value: 0, per: 'once' },
      afterTrial: {
        type: 'money',
        value: 699,
        per: 'month',
        claim: 'entryPrice',
        because: 'Who pays only after an improvement pays more.',
      },
      fastTrackSaving: { type: 'money', of: { minus: ['plans.afterTrial', 'plans.fastTrack'] }, per: 'month' },
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
    auditValue: {
      type: 'money',
      of: {
        sum: [
          'auditParts.grid',
          'auditParts.competitors',
          'auditParts.profile',
          'auditParts.citations',
          'auditParts.plan',
        ],
      },
      per: 'once',
    },
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
    bodyShop: { type: 'count', value: 9 },
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
    firstPage: {
      type: 'percent',
      value: 95,
      claim: 'successRate',
      because:
        'The drafts count clients on the first page of the results; the rest of the site counts the top 3 of the map.',
    },
    moreLeads: { type: 'percent', value: 300 },
    moreTraffic: { type: 'percent', value: 300 },
    organicLeads: { type: 'count', value: 40, atLeast: true },
    // One story: a month has room for ten new firms, half of them from the second campaign. Before a firm starts, a person
    // reads its audit: five a week, three for the audit page and two for cleaning businesses.
    spots: { type: 'count', value: 10, until: '2027-06-30' },
    bonusCitations: { type: 'count', value: 10 },
    hours: { type: 'text', value: 'Mon-Fri 9am-5pm EST' },
    draftHours: {
      weekdays: { type: 'text', value: '9-6 EST', claim: 'hours', because: 'The drafts try out longer days.' },
      saturday: { type: 'text', value: '10-2 EST', claim: 'hours', because: 'The drafts try out Saturdays.' },
      sunday: { type: 'text', value: 'closed', claim: 'hours', because: 'Closed on Sundays in both.' },
    },
  },

  policies: [
    {
      claim: 'guarantee',
      requires: { fact: 'guaranteeReviews' },
      because: 'The guarantee holds for eligible businesses only, so whoever reads of it must read for whom it holds.',
    },
    {
      claim: 'spots',
      requires: { end: true },
      because: 'Spots that are always about to run out are a lie.',
    },
  ],

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
      acceptsForms: true,
      allowedOrigins: ['https://hooks.northpin.example', 'https://hooks.zapier.com'],
    },
    pipeline: {
      label: 'Gumloop',
      url: env('PUBLIC_PIPELINE_URL'),
      storageKey: 'gumloopApiKey',
      setting: 'key',
      missing: 'No Gumloop API key provided',
      allowedOrigins: ['https://api.gumloop.com'],
    },
  },

  admin: { passwordHash: env('PUBLIC_ADMIN_PASSWORD_HASH'), openOn: ['.preview.northpin.example'] },

  pixels: {
    ga4: { id: env('PUBLIC_GA4_ID'), ads: true },
    meta: { id: env('PUBLIC_META_PIXEL_ID') },
    consent: shared.consent,
  },

  layouts: {
    shared: {
      top: { banner: shared.banner, header: shared.header },
      footer: { newsletter: shared.newsletter, footer: shared.footer },
      bottom: { 'audit-popup': shared.auditPopup, shortcuts: shared.actionBar },
    },
    sharedWithOpeningPopup: {
      top: { banner: shared.banner, header: shared.header },
      footer: { newsletter: shared.newsletter, footer: shared.footer },
      bottom: { 'audit-popup': shared.auditPopupByItself, shortcuts: shared.actionBar },
    },
    // Advertisements lead to pages that begin with a form or a calendar, so there is no bar over it.
    advert: { top: { header: landing.header }, bottom: { footer: landing.footer } },
    advertWithGuarantee: { top: { header: landing.header }, bottom: { footer: landing.footerWithDisclaimer } },
    bare: { top: { header: landing.header }, bottom: { footer: landing.footer, shortcuts: shared.actionBar } },
    guarantee: {
      top: { header: landing.header },
      bottom: { footer: landing.footerWithDisclaimer, shortcuts: shared.actionBar },
    },
    draft: { top: { header: draft.header }, bottom: { footer: landing.footer } },
    draftPlans: { top: { header: draft.headerWithPlans }, bottom: { footer: landing.footerWithDisclaimer } },
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
      layout: 'sharedWithOpeningPopup',
      facts: {
        entryPrice: { value: 297, because: 'The home page advertises the price of the smallest single-location plan.' },
      },
      sections: {
        hero: home.hero,
        firms: home.firms,
        services: home.services,
        reasons: home.reasons,
        results: home.results,
        testimonials: home.testimonials,
        'get-started': home.closing,
        'calendly-section': home.consultation,
      },
    },
    {
      path: '/services',
      meta: {
        title: 'Local SEO services: map, reviews, website | {{site.name}}',
        description:
          'Business profile optimization, review management, organic SEO, citation building and local rank tracking, done for you every month and measured on a map.',
      },
      layout: 'shared',
      sections: {
        intro: services.intro,
        services: services.services,
        groundwork: services.groundwork,
        trades: services.trades,
        more: services.more,
        'get-started': services.closing,
      },
    },
    {
      path: '/how-it-works',
      meta: {
        title: 'How it works: five steps to the top 3 | {{site.name}}',
        description:
          'From free audit to the top 3 of the map in five steps: what we do, what we need from you ({{facts.onboarding}} to start), and when you see the first traction.',
      },
      layout: 'shared',
      sections: {
        hero: howItWorks.hero,
        process: howItWorks.process,
        share: howItWorks.share,
        results: howItWorks.results,
        guarantee: howItWorks.guarantee,
        'get-started': howItWorks.closing,
      },
    },
    {
      path: '/strategy',
      meta: {
        title: 'Our local SEO strategy in five moves | {{site.name}}',
        description:
          'Measure, fix the foundation, build the proof, extend the reach, hold and advance: how we take a service area street by street, and why in that order.',
      },
      layout: 'shared',
      sections: {
        hero: strategy.hero,
        process: strategy.process,
        spread: strategy.spread,
        values: strategy.values,
        'get-started': strategy.closing,
      },
    },
    {
      path: '/free-audit',
      meta: {
        title: 'Free SEO audit: your rank, street by street | {{site.name}}',
        description:
          'See where you rank on every corner of your service area, who is above you and what would change it. A free report, by email within {{facts.reportTime}}.',
      },
      layout: 'shared',
      facts: { reportTime: { value: 24, because: 'A request from this page goes to the front of the queue.' } },
      sections: {
        audit: freeAudit.audit,
        inside: freeAudit.inside,
        process: freeAudit.process,
        testimonials: freeAudit.testimonials,
        'get-started': freeAudit.closing,
        admin: admin.adminForMakers,
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
      facts: {
        entryPrice: {
          value: 297,
          because: 'The description in search results names the smallest single-location plan.',
        },
      },
      sections: {
        intro: pricing.intro,
        packages: pricing.packages,
        compare: pricing.compare,
        questions: pricing.questions,
        talk: pricing.talk,
      },
    },
    {
      path: '/book-call',
      meta: {
        title: 'Book your discovery call, free of charge | {{site.name}}',
        description:
          '{{facts.callLength}} about your map rankings: what holds you back, what it would take, what it costs. With {{facts.bonusCitations}} local citations as a bonus for taking the call.',
      },
      layout: 'shared',
      sections: {
        'calendly-section': bookCall.calendar,
        bonus: bookCall.bonus,
        questions: bookCall.questions,
      },
    },
    {
      path: '/contact',
      meta: {
        title: 'Contact us about your local rankings | {{site.name}}',
        description:
          'Write, call {{facts.phone}} or book a free {{facts.callLength.value}}-minute consultation with a local SEO specialist in Miami. {{facts.hours}}.',
      },
      layout: 'shared',
      sections: {
        intro: contact.intro,
        'calendly-section': contact.consultation,
        message: contact.message,
        why: contact.why,
        details: contact.details,
        admin: admin.adminBelowDetails,
      },
    },
    {
      path: '/blog',
      meta: {
        title: 'Blog: notes on ranking in the local map | {{site.name}}',
        description:
          'What we learn while moving local businesses up the map: rank grids, reviews and citations, written for the people who own the business.',
      },
      layout: 'shared',
      sections: {
        articles: blog.articles,
        'get-started': blog.closing,
      },
    },
    {
      kind: 'collection',
      name: 'blog',
      folder: 'prose/blog',
      path: '/blog/{{entry.slug}}',
      feed: { title: 'Notes from the map', description: 'What moves local businesses up the map.' },
      template: article,
    },
    {
      path: '/privacy',
      meta: {
        title: 'Privacy Policy | {{site.name}}',
        description:
          'What happens to what you tell us, and what your browser keeps: who receives it, for how long, and how to have it deleted.',
      },
      layout: 'shared',
      sections: { text: legal.privacy },
    },
    {
      path: '/terms',
      meta: {
        title: 'Terms of Service | {{site.name}}',
        description:
          'What we do, what we need from you, what it costs and how it ends: the terms of our services, written to be read.',
      },
      layout: 'shared',
      sections: { text: legal.terms },
    },
    {
      kind: 'template',
      path: '/local-seo',
      template: keywordLanding,
      meta: {
        title: 'Local SEO services, measured on a map | {{site.name}}',
        description:
          'Local SEO services for firms that serve one area: profile, reviews, citations, local pages. See your rank first. No improvement in {{facts.guarantee}}, no payment.',
      },
      params: {
        keyword: 'Local SEO services',
        hero: localSeo.hero,
        audit: localSeo.audit,
        questions: localSeo.questions,
      },
      sections: {
        work: { after: 'trust', section: localSeo.work },
        results: { after: 'work', section: localSeo.results },
        compare: { after: 'results', section: localSeo.compare },
      },
    },
    {
      kind: 'template',
      path: '/lead-generation',
      template: keywordLanding,
      meta: {
        title: 'Local lead generation without brokers | {{site.name}}',
        description:
          'Lead generation for local businesses: rank in the top 3 of the map and get calls that nobody else gets. No fee per lead, no contract. Start with a free audit.',
      },
      params: { keyword: 'Lead generation', audit: leadGeneration.audit, questions: leadGeneration.questions },
      sections: {
        trust: { after: 'audit' },
        moment: { after: 'trust', section: leadGeneration.moment },
        calls: { after: 'moment', section: leadGeneration.calls },
        compare: { after: 'calls', section: leadGeneration.compare },
        cases: { after: 'compare', section: leadGeneration.cases },
        closing: { after: 'questions', section: leadGeneration.closing },
      },
    },
    {
      kind: 'template',
      path: '/best-seo-agency',
      template: keywordLanding,
      meta: {
        title: 'The best local SEO agency: 7 questions to ask | {{site.name}}',
        description:
          'How to choose the best local SEO agency: seven questions to ask, the answers to walk away from, and ours. Then test us with a free audit of your own business.',
      },
      params: {
        keyword: 'Best local SEO agency',
        hero: bestSeoAgency.hero,
        audit: bestSeoAgency.audit,
        questions: bestSeoAgency.questions,
      },
      sections: {
        hero: { eyebrow: 'Choosing a local SEO agency' },
        ask: { after: 'hero', section: bestSeoAgency.ask },
        owners: { after: 'ask', section: bestSeoAgency.owners },
        proof: { after: 'owners', section: bestSeoAgency.proof },
        'not-for-you': { after: 'audit', section: bestSeoAgency.notForYou },
      },
    },
    {
      kind: 'template',
      path: '/google-business',
      template: keywordLanding,
      meta: {
        title: 'Business profile optimization that ranks | {{site.name}}',
        description:
          'Business profile optimization for local firms: a ten-point check you can do on your phone, and a free audit of what is missing, within {{facts.reportTime}}.',
      },
      params: {
        keyword: 'Business profile optimization',
        hero: googleBusiness.hero,
        audit: googleBusiness.audit,
        questions: googleBusiness.questions,
      },
      sections: {
        hero: { eyebrow: 'For your Google Business Profile' },
        checklist: { after: 'hero', section: googleBusiness.checklist },
        work: { after: 'audit', section: googleBusiness.work },
        record: { after: 'work', section: googleBusiness.record },
        trust: { after: 'record' },
      },
    },
    {
      kind: 'template',
      path: '/house-cleaning',
      template: keywordLanding,
      meta: {
        title: 'SEO for house cleaning businesses | {{site.name}}',
        description:
          'SEO for house cleaners: rank on the map in the neighborhoods you already drive to, and fill the route with regulars. Free audit, no contract, {{facts.guarantee.value}}-day guarantee.',
      },
      params: {
        keyword: 'SEO for house cleaning businesses',
        hero: houseCleaning.hero,
        questions: houseCleaning.questions,
      },
      sections: {
        trust: { remove: true },
        features: { after: 'hero', section: houseCleaning.features },
        details: { after: 'features', section: houseCleaning.details },
        closing: { after: 'questions', section: houseCleaning.closing },
      },
    },
    {
      kind: 'template',
      path: '/house-cleaning-ad',
      waive: [
        {
          rule: 'page-orphan',
          because: 'Visitors come from advertisements for cleaning businesses.',
          until: '2027-06-30',
        },
      ],
      template: singleOffer,
      meta: {
        title: 'Cleaning businesses: get ranked free | {{site.name}}',
        description:
          'Cleaning business owners on how the map fills their calendar without ads. Pick a time, see where you rank, and pay nothing until your ranking improves.',
      },
      facts: {
        spots: {
          value: 2,
          because: 'Of the five audits that we read by hand each week, two are kept for cleaning businesses.',
          until: '2027-06-30',
        },
        callLength: { value: 15, because: 'The advertisement books the short first call, not the strategy call.' },
      },
      params: {
        audience: 'owners of cleaning businesses',
        offer: 'Only {{facts.spots}} free audits left this week',
        booking: houseCleaningAd.booking,
        audit: houseCleaningAd.audit,
        closing: houseCleaningAd.closing,
        hurry: houseCleaningAd.hurry,
      },
      sections: {
        cases: { after: 'audit', section: houseCleaningAd.cases },
        owners: { after: 'calendly-section', section: houseCleaningAd.owners },
      },
    },
    {
      path: '/map-ranking',
      waive: [
        {
          rule: 'page-orphan',
          because: 'Visitors come from advertisements for searches on the map.',
          until: '2027-06-30',
        },
      ],
      meta: {
        title: 'Get into the top 3 of Google Maps | {{site.name}}',
        description:
          'Get found in the top 3 of Google Maps without paid ads. Free ranking analysis within {{facts.reportTime}}, and a full refund if nothing improves in {{facts.guarantee}}.',
      },
      layout: 'advertWithGuarantee',
      facts: { callLength: { value: 15, because: 'The calendar on this page books the short first call.' } },
      sections: {
        'lead-form': mapRanking.leadForm,
        hero: mapRanking.hero,
        'calendly-section': mapRanking.talk,
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
      waive: [
        {
          rule: 'page-orphan',
          because: 'Visitors come from the second round of the same advertisements.',
          until: '2027-06-30',
        },
      ],
      meta: {
        title: 'Be first on the map, like these Legends | {{site.name}}',
        description:
          'Every town has one firm whose phone never stops: the one the map shows first. Get a free ranking analysis and see what it takes to be that firm in yours.',
      },
      layout: 'advert',
      facts: {
        callLength: { value: 15, because: 'The calendar on this page books the short first call.' },
        spots: {
          value: 5,
          because: 'Half of the ten places of a month are kept for this campaign.',
          until: '2027-06-30',
        },
      },
      sections: {
        'lead-form': mapRanking2.leadForm,
        spots: mapRanking2.spots,
        legends: mapRanking2.legends,
        'calendly-section': mapRanking2.talk,
        'phone-line': mapRanking2.phoneLine,
        'how-it-works': mapRanking2.howItWorks,
        last: mapRanking2.last,
        hurry: mapRanking2.hurry,
      },
    },
    {
      path: '/google-maps-ranking',
      waive: [
        { rule: 'page-orphan', because: 'Visitors come from advertisements for the free audit.', until: '2027-06-30' },
      ],
      meta: {
        title: 'Free Google Maps audit, worth {{facts.auditValue}} | {{site.name}}',
        description:
          'See where your business ranks on Google Maps, street by street: the firms above you, the gaps, and what to fix first. Worth {{facts.auditValue}}, free while there are spots.',
      },
      layout: 'advert',
      facts: {
        spots: {
          value: 3,
          because: 'Of the five audits that we read by hand each week, three are kept for this page.',
          until: '2027-06-30',
        },
      },
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
      waive: [
        { rule: 'page-orphan', because: 'Visitors come from short videos on social networks.', until: '2027-06-30' },
      ],
      meta: {
        title: 'Rank #1 on Google in {{facts.rankWindow.value}} Hours - Free SEO Audit',
        description:
          'Some local businesses are one fix away from the top of Google. Get a free personalized video audit within {{facts.reportTime}} and find out whether yours is one of them.',
      },
      layout: 'advert',
      theme: 'dark',
      facts: { reportTime: { value: 24, because: 'This page promises its video audit within a day.' } },
      sections: {
        'audit-form-section': rank72Hours.auditForm,
        results: rank72Hours.results,
        testimonials: rank72Hours.testimonials,
        badges: rank72Hours.badges,
        benefits: rank72Hours.benefits,
        proof: rank72Hours.proof,
      },
    },
    {
      path: '/map-seo-results',
      waive: [
        { rule: 'page-orphan', because: 'Visitors come from text messages of our sales team.', until: '2027-06-30' },
      ],
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
      waive: [
        { rule: 'page-orphan', because: 'Visitors come from letters after the strategy call.', until: '2027-06-30' },
      ],
      meta: {
        title: 'Fast-Track or Trial: plans and guarantee | {{site.name}}',
        description:
          'Two ways to start: Fast-Track at {{facts.plans.fastTrack}} a month, or a Trial at {{facts.plans.trial}} now and {{facts.plans.afterTrial}} a month once you rank higher. Both with a {{facts.guarantee.value}}-day guarantee.',
      },
      layout: 'guarantee',
      facts: {
        guarantee: { value: 90, because: 'The plans on this page are sold with a longer guarantee than the packages.' },
      },
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
    {
      path: '/draft-home',
      meta: {
        title: 'Draft of a new home page | {{site.name}}',
        description:
          'A draft of the next home page: local SEO, business profiles and web development from one team. Its buttons lead nowhere yet.',
        noindex: true,
      },
      layout: 'draft',
      sections: {
        hero: draftHome.hero,
        numbers: draftHome.numbers,
        services: draftHome.services,
        process: draftHome.process,
        owners: draftHome.owners,
        closing: draftHome.closing,
      },
    },
    {
      path: '/draft-about',
      meta: {
        title: 'Draft of a page about us | {{site.name}}',
        description:
          'A draft of the next page about us: how it began, what we hold to, and who picks up the phone. Its buttons lead nowhere yet.',
        noindex: true,
      },
      layout: 'draft',
      sections: {
        intro: draftAbout.intro,
        story: draftAbout.story,
        numbers: draftAbout.numbers,
        values: draftAbout.values,
        team: draftAbout.team,
        closing: draftAbout.closing,
      },
    },
    {
      path: '/draft-services',
      meta: {
        title: 'Draft of a services page | {{site.name}}',
        description:
          'A draft of the next services page: five steps, what people get wrong about SEO, and packages from {{facts.entryPrice}}/month. Its buttons lead nowhere yet.',
        noindex: true,
      },
      layout: 'draft',
      facts: {
        entryPrice: { value: 997, because: 'The drafts sell plans that include a website, which start higher.' },
      },
      sections: {
        intro: draftServices.intro,
        process: draftServices.process,
        misconceptions: draftServices.misconceptions,
        compare: draftServices.compare,
        closing: draftServices.closing,
      },
    },
    {
      path: '/draft-contact',
      meta: {
        title: 'Draft of a contact page | {{site.name}}',
        description:
          'A draft of the next contact page: a form for the free audit, the ways to reach us, hours and six answers. Its form sends nothing yet.',
        noindex: true,
      },
      layout: 'draftPlans',
      facts: {
        guarantee: { value: 60, because: 'The drafts try out a money-back guarantee with twice the time.' },
      },
      sections: {
        audit: draftContact.audit,
        ways: draftContact.ways,
        questions: draftContact.questions,
      },
    },
  ],
});
