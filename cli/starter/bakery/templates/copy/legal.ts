import type { Section } from 'frontage';

export const privacy = {
  block: 'prose',
  file: 'privacy.md',
  headline: 'Privacy',
  lead: 'Short, because we keep little.',
  layout: 'legal',
} satisfies Section;

export const imprint = {
  block: 'prose',
  file: 'imprint.md',
  headline: 'Imprint',
} satisfies Section;
