import type { Section } from 'frontage';

export const privacy = {
  block: 'prose',
  file: 'privacy.md',
  layout: 'contents',
  contents: true,
  eyebrow: 'Privacy',
  headline: 'What we know about you, and why',
} satisfies Section;

export const imprint = {
  block: 'prose',
  file: 'imprint.md',
  eyebrow: 'Legal information',
  headline: 'Who we are, and who watches over us',
} satisfies Section;
