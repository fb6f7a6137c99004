import { answers, auditForm, rank72Form, shortLeadForm } from './forms.ts';
import { callInHeader, disclaimer, nothingByItself, ownLayout, popup, popupByItself } from './layouts.ts';
import { attribute } from './page.ts';
import { oneAtATime, row, scheduler } from './parts.ts';
import {
  all,
  at,
  count,
  external,
  headline,
  ids,
  inOrder,
  link,
  named,
  opens,
  type Requirement,
  says,
  several,
  stat,
  title,
  without,
} from './requirement.ts';

const noForm = without('form', 'form', '<form></form>');
const ownPage = [...ownLayout, ...callInHeader];
const quiet = [...ownPage, nothingByItself];
const keywordPage = [...quiet, ...disclaimer, ...auditForm('audit'), ...ids('audit'), oneAtATime];

const shortLeadAnswers = answers(
  'lead-form',
  'Processing...',
  'Schedule Your Call Now',
  'Continue Browsing',
  'Partial Success',
  "Your request was submitted but some integrations had issues. We'll still follow up with you.",
  'Error',
  'There was an issue submitting your form. Please try again.',
);

/** Words that come by themselves after so many milliseconds, and stay for so many. */
const toast = (id: string, after: number, duration: number, words: string): Requirement => ({
  what: `says “${words}” by itself after ${after} ms`,
  met: (page) => {
    const [island] = all(page, `#${id}`);
    if (island === undefined) return false;
    const props = attribute(island, 'data-props') ?? '';
    return attribute(island, 'data-on') === `delay:${after}` && props.includes(words) && props.includes(`${duration}`);
  },
});

/** The landing pages, which have a layout of their own. */
export const outsideTheLayout: Readonly<Record<string, readonly Requirement[]>> = {
  '/map-ranking': [
    ...ownPage,
    ...disclaimer,
    ...at('footer', [says(/applies only if/)]),
    popupByItself,
    ...popup,
    title(/top 3 of Google Maps/),
    ...at('hero', [external(/Watch/, { newTab: true })]),
    ...scheduler(15),
    ...shortLeadForm('lead-form'),
    ...shortLeadAnswers,
    several('case studies', 'article.case-studies'),
    opens(/case study/, 'presentation-dialog'),
    says('Only 10 spots left'),
    link('Get More Local Leads', '#lead-form'),
    count(6, 'questions', '#questions details > summary'),
    oneAtATime,
    ...at('questions', [
      headline(/what .*do you do/i),
      says('Access to your business profile and to your website'),
      says('Results within 30 days, and the top 3 in 2-3 months'),
      says('do not improve in the first 30 days, you get a full refund'),
      headline(/reviews/),
      says('a report every month'),
    ]),
    ...at('strategy-call', [headline('Schedule Your Free Strategy Call')]),
    ...scheduler(15, 'strategy-call'),
    inOrder('hero', 'calendly-section', 'lead-form', 'cases', 'presentation', 'more', 'questions', 'strategy-call'),
    says('90% success rate'),
    says('up to 300% more leads'),
    says('40+ organic leads a month'),
  ],
  '/map-ranking-2': [
    ...quiet,
    title(/Like these Legends/),
    ...scheduler(15),
    ...at('phone-line', [link(/Call/, 'tel:+13055550142')]),
    ...shortLeadForm('lead-form'),
    ...shortLeadAnswers,
    count(4, 'steps', 'ol.steps > li'),
    says('5 spots left'),
    inOrder('hero', 'calendly-section', 'phone-line', 'lead-form', 'how-it-works'),
    toast('hurry', 3000, 8000, '5 spots left'),
  ],
  '/google-maps-ranking': [
    ...ownPage,
    popupByItself,
    ...popup,
    says('Only 3 audit spots left'),
    count(3, 'audit forms', '.form-body form'),
    ...['audit', 'audit-again', 'audit-last'].flatMap((section) => auditForm(section)),
    ...at('value', [
      ...(
        [
          ['$149', 'Ranking grid'],
          ['$119', 'Competitor'],
          ['$89', 'profile'],
          ['$79', 'Citation'],
          ['$61', 'Action plan'],
        ] as const
      ).map(([price, part]) => stat(price, part)),
      says('$497'),
    ]),
  ],
  '/local-seo': [...keywordPage, title(/local SEO services/i)],
  '/lead-generation': [...keywordPage, title(/lead generation/i)],
  '/best-seo-agency': [...keywordPage, title(/best local SEO agency/i)],
  '/google-business': [...keywordPage, title(/business profile optimization/i)],
  '/house-cleaning': [
    ...quiet,
    ...disclaimer,
    noForm,
    title(/clean/),
    link(/Audit/, '/free-audit'),
    link(/Call/, '/book-call'),
    several('features', '#features li'),
    several('details, each with a picture', 'article.service-details > figure'),
  ],
  '/house-cleaning-ad': [
    ...quiet,
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
    ...quiet,
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
    ...answers(
      'audit-form-section',
      'Sending...',
      'Audit Request Submitted!',
      "We'll send your personalized video audit within 24 hours.",
      'Submission Failed',
      'There was an error submitting your form. Please try again.',
    ),
  ],
  '/map-seo-results': [
    ...quiet,
    noForm,
    ...at('video', [external(/Watch/, { newTab: true })]),
    count(3, 'services', 'ul.service-cards-list > li'),
    count(4, 'steps', 'ol.steps > li'),
    ...['Business profile', 'Citations', 'Local backlinks', 'Review management'].flatMap((step) =>
      at('process', [headline(step)]),
    ),
    count(3, 'case studies', 'article.case-studies'),
    stat('Certified', 'Google Partner'),
    stat('5 Stars', 'Client Rating'),
    stat('500+', 'Businesses Ranked'),
    count(2, 'reviews as they stand on a profile', '#reviews ul.evidence-wall > li'),
    count(4, 'cities before and after', 'ul.before-after > li'),
    several('charts', '#analytics figure.evidence-chart'),
    ...at('contact', [link(/^Text/, 'sms:+13055550142')]),
  ],
  '/sales': [
    ...quiet,
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
