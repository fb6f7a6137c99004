import type { Section } from 'frontage';

export const privacy = {
  block: 'prose',
  file: 'privacy.md',
  layout: 'legal',
  contents: true,
  headline: 'Privacy Policy',
} satisfies Section;

export const terms = {
  block: 'prose',
  file: 'terms.md',
  layout: 'legal',
  contents: true,
  headline: 'Terms of Service',
} satisfies Section;

/** Links to both, and to the prices, in the last line of every page. */
export const legalLinks = [
  { label: 'Privacy Policy', href: '/privacy' },
  { label: 'Terms of Service', href: '/terms' },
] satisfies Section<'footer'>['legal'];
