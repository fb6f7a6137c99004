import { auditForm, rank72Form } from './forms.ts';
import { disclaimer, quietPage } from './layouts.ts';
import { attribute, mainOf } from './page.ts';
import { noForm, oneAtATime, row, scheduler, toast } from './parts.ts';
import {
  all,
  at,
  count,
  headline,
  ids,
  link,
  named,
  type Requirement,
  says,
  several,
  stat,
  title,
} from './requirement.ts';

const keywordPage = [...quietPage, ...disclaimer, ...auditForm('audit'), ...ids('audit'), oneAtATime];

/** What every landing page is: one promise, one thing to do about it, and a person to call. */
export const landingPage: readonly Requirement[] = [
  count(1, 'headline', 'h1'),
  {
    what: 'has a form, a calendar, or a link to one of them',
    met: (page) =>
      all(mainOf(page), 'form, .scheduler').length > 0 ||
      all(mainOf(page), 'a').some((a) => /^\/(book-call|free-audit|contact)\b/.test(attribute(a, 'href') ?? '')),
  },
  {
    what: 'links the phone number',
    met: (page) => all(page, 'a').some((a) => attribute(a, 'href') === 'tel:+13055550142'),
  },
];

/** The landing pages for one search, one trade or one promise. */
export const landingPages: Readonly<Record<string, readonly Requirement[]>> = {
  '/local-seo': [...keywordPage, title(/local SEO services/i)],
  '/lead-generation': [...keywordPage, title(/lead generation/i)],
  '/best-seo-agency': [...keywordPage, title(/best local SEO agency/i)],
  '/google-business': [...keywordPage, title(/business profile optimization/i)],
  '/house-cleaning': [
    ...quietPage,
    ...disclaimer,
    noForm,
    title(/clean/),
    link(/Audit/, '/free-audit'),
    link(/Call/, '/book-call'),
    several('features', '#features li'),
    several('details, each with a picture', 'article.service-details > figure'),
  ],
  '/house-cleaning-ad': [
    ...quietPage,
    ...disclaimer,
    link('Get Ranked Free', '#calendly-section'),
    ...scheduler(15),
    ...auditForm('audit'),
    several('case studies', 'article.case-studies'),
    several('testimonials', 'ul.testimonials > li'),
    says('Only 2 free audits left'),
    toast('hurry', 2000, 8000, 'Only 2 audit spots left'),
  ],
  '/rank-72-hours': [
    ...quietPage,
    named('Rank #1 on Google in 72 Hours - Free SEO Audit'),
    title('Want to Rank #1 on Google in 72 Hours?'),
    {
      what: 'is dark whatever the device prefers',
      met: (page) => all(page, 'html').some((html) => attribute(html, 'data-theme') === 'dark'),
    },
    link('Get My Free SEO Audit', '#audit-form-section'),
    stat('#1', 'position'),
    stat('72 hours', /./),
    stat('+300%', 'traffic'),
    count(3, 'testimonials', 'ul.testimonials > li'),
    stat('Top 3', 'rankings'),
    stat('24-72 hours', 'boosts'),
    stat('100+', 'audits delivered'),
    count(4, 'benefits', '#benefits li'),
    headline(/^personalized video breakdown$/i),
    headline(/^top 3 action items$/i),
    headline(/^visibility gaps analysis$/i),
    headline(/^local SEO quick wins$/i),
    ...rank72Form('audit-form-section'),
  ],
  '/sales': [
    ...quietPage,
    ...disclaimer,
    noForm,
    row('To start', '$549', '$0'),
    row('Each month', '$549/month', 'then $699/month'),
    row('You save', '$150/month', 'No'),
    headline(/^What is done/),
    count(2, 'plans to choose from', 'ul.packages > li'),
    link(/Fast-Track/, '/contact'),
    link(/Trial/, '/contact'),
    says('90-day guarantee'),
    stat('$49/month', 'Reputation Management'),
    stat('$200/month', 'Google LSA Management'),
    stat('$999/month', 'Organic SEO Add-On'),
    stat('$150 each', 'Local Guest Post'),
    stat('$199/month', 'Website Maintenance'),
    ...at('add-ons', [says('10 edits and 1 new page')]),
    ...at('eligibility', [
      says('verified physical address'),
      says('At least 100 legitimate public reviews'),
      says('A market we judge achievable'),
      says('with a representative'),
    ]),
  ],
};
