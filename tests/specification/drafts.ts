import { draftContactForm } from './forms.ts';
import { nothingByItself, ownLayout } from './layouts.ts';
import { attribute, readable } from './page.ts';
import { all, at, count, headline, type Requirement, says, several, stat, without } from './requirement.ts';

/** A page that shows what will be: its navigation and its buttons do nothing, and say so. */
function draft(second: 'SERVICES' | 'PLANS' = 'SERVICES'): Requirement[] {
  return [
    ...ownLayout,
    nothingByItself,
    {
      what: `has an inert navigation: HOME, ${second}, ABOUT, CONTACT`,
      met: (page) =>
        all(page, 'header nav li button').map(readable).join() === `HOME,${second},ABOUT,CONTACT` &&
        all(page, 'header nav li button').every((button) => attribute(button, 'aria-disabled') === 'true'),
    },
    {
      what: 'has buttons that do nothing, and say so',
      met: (page) =>
        all(page, 'main button').length > 0 &&
        all(page, 'main button').every((button) => attribute(button, 'aria-disabled') === 'true'),
    },
    without('links to anywhere', 'main p.actions a', '<main><p class="actions"><a href="/contact">Go</a></p></main>'),
    {
      what: 'is kept out of search engines',
      met: (page) =>
        all(page, 'meta').some(
          (meta) => attribute(meta, 'name') === 'robots' && /noindex/.test(attribute(meta, 'content') ?? ''),
        ),
    },
  ];
}

/** The four drafts. */
export const drafts: Readonly<Record<string, readonly Requirement[]>> = {
  '/draft-home': [
    ...draft(),
    stat('500+', 'businesses'),
    stat('95%', 'first page'),
    stat('60 days', 'average to page 1'),
    count(3, 'services', 'ul.service-cards-list > li'),
    headline('Local SEO'),
    headline('Google Business Profiles'),
    headline('Web Development'),
    count(4, 'steps', 'ol.steps > li'),
    count(3, 'testimonials', 'ul.testimonials > li'),
    says('48 hours'),
  ],
  '/draft-about': [
    ...draft(),
    ...at('story', [headline(/./), several('paragraphs', 'p')]),
    stat('500+', 'businesses'),
    stat('95%', 'first page'),
    stat('4+', 'years'),
    count(6, 'values', '#values li'),
    count(3, 'people, each with a name, a role and a sentence', 'ul.team > li'),
    count(3, 'roles', 'ul.team p.team-role'),
  ],
  '/draft-services': [
    ...draft(),
    count(5, 'steps', 'ol.steps > li'),
    ...at('misconceptions', [headline(/believe/), several('of them', 'li')]),
    ...at('compare', [says(/niche/i), says(/full service/i)]),
    says('from $997/month'),
    says('1-3 weeks'),
    says('roadmap within 48 hours'),
  ],
  '/draft-contact': [
    ...draft('PLANS'),
    ...draftContactForm('audit'),
    {
      what: 'has a form that goes nowhere',
      met: (page) => all(page, 'main form').length === 1 && all(page, 'main form[action]').length === 0,
    },
    ...at('ways', [
      says('(305) 555-0142'),
      says('hello@northpin.example'),
      says('Miami, FL'),
      says('Mon-Fri 9-6 EST'),
      says('Sat 10-2 EST'),
      says('Sun closed'),
      says('reply within 4 hours'),
    ]),
    count(6, 'questions', 'details > summary'),
    says('60-day money-back guarantee'),
    says('roadmap follows within 48 hours'),
  ],
};
