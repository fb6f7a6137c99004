import type { RuleTexts } from '../rule-text.ts';

/** Texts of rules about consent. */
export const consentRules = {
  'consent-ticked': {
    why: 'Consent is a tick that a person sets. A box that is ticked in advance is no consent in the EU and the UK (Court of Justice, case C-673/17), and each lead of the form would claim one.',
    fix: 'Remove `checked` or `defaultChecked` from the view of the block. The type `consent` of a form is never ticked in advance. If a box is about something else, ask the other way round, or waive the rule with the reason.',
    bad: "h('input', { type: 'checkbox', name: 'news', defaultChecked: true })",
    good: "h('input', { type: 'checkbox', name: 'news' })",
  },
  'consent-uninformed': {
    why: 'Visitors can only consent to what they know about. Most privacy laws require a page that says who collects what, why and for how long, and how to withdraw consent. Without it, the consent may be void.',
    fix: 'Write a privacy page and name it in `pixels.consent.privacy`. On every page, the consent question then ends with a link to it.',
    bad: "pixels: { ga4: { id: env('PUBLIC_GA4_ID') } },",
    good: "pixels: {\n  ga4: { id: env('PUBLIC_GA4_ID') },\n  consent: { privacy: { label: 'Privacy policy', href: 'https://agency.example/privacy' } },\n},",
  },
} satisfies RuleTexts;
