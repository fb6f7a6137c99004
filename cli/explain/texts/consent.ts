import type { RuleTexts } from '../rule-text.ts';

/** What is asked of visitors before anything counts them. */
export const consentRules = {
  'consent-uninformed': {
    why: 'Visitors can only agree to what they know. Most laws on privacy ask for a page that says who learns what, what for, for how long, and how consent is withdrawn; without it, what was agreed to may count for nothing.',
    fix: 'Make a page that says so, and name it beside the pixels. The question then ends in a link to it, on every page.',
    bad: "pixels: { ga4: { id: env('PUBLIC_GA4_ID') } },",
    good: "pixels: {\n  ga4: { id: env('PUBLIC_GA4_ID') },\n  consent: { privacy: { label: 'Privacy policy', href: 'https://agency.example/privacy' } },\n},",
  },
} satisfies RuleTexts;
