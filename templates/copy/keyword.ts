import type { Section } from 'frontage';

/** The figures under the first section of a keyword page. */
export const trust = {
  block: 'stats',
  items: [
    { figure: '{{facts.businesses}}', label: 'local businesses ranked' },
    { figure: '{{facts.successRate}}', label: 'success rate' },
    { figure: '{{facts.organicLeads}}', label: 'organic leads a month' },
    { figure: '{{facts.guarantee}}', label: 'to improve, or you do not pay' },
  ],
} satisfies Section;
