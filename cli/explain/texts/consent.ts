import type { RuleTexts } from '../rule-text.ts';

/** Texts of rules about consent to pixels. */
export const consentRules = {
  'consent-uninformed': {
    why: 'Visitors can only consent to what they know about. Most privacy laws require a page that says who collects what, why and for how long, and how to withdraw consent. Without it, the consent may be void.',
    fix: 'Write a privacy page and name it in `pixels.consent.privacy`. On every page, the consent question then ends with a link to it.',
    bad: "pixels: { ga4: { id: env('PUBLIC_GA4_ID') } },",
    good: "pixels: {\n  ga4: { id: env('PUBLIC_GA4_ID') },\n  consent: { privacy: { label: 'Privacy policy', href: 'https://agency.example/privacy' } },\n},",
  },
} satisfies RuleTexts;
