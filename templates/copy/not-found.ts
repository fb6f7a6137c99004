import type { Section } from 'frontage';

export const lost = {
  block: 'pageIntro',
  eyebrow: '404',
  headline: 'Oops! Page not found',
  lead: 'This address leads nowhere: the page has moved, or the link has a slip in it.',
  actions: [{ label: 'Return to Home', href: '/' }],
} satisfies Section;
