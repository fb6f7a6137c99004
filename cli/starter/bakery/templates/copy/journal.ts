import type { Section } from 'frontage';

export const intro = {
  block: 'pageIntro',
  layout: 'centred',
  eyebrow: 'Journal',
  headline: 'Flour, fire *and* leftovers',
  lead: 'Written on the flour sacks between two and five in the morning, and typed up by somebody who was awake.',
} satisfies Section;

export const entries = {
  block: 'articles',
  layout: 'grid',
  headline: 'Lately',
  items: { pagesOf: 'journal' },
} satisfies Section;
