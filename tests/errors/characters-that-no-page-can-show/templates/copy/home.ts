export const home = {
  intro: { block: 'pageIntro', headline: 'House plants', lead: 'Escaped \u001b[31m.' },
  shown: { block: 'notice', text: 'A \u202bעברית\u202c that is closed, and an emoji 😀.' },
} as const;
