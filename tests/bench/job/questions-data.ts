import type { Words } from './words.ts';

/** The questions as search engines read them. */
export function questionsData({ questions }: Words): string {
  const mainEntity = questions.items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return JSON.stringify({ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }).replaceAll(
    '<',
    '\\u003c',
  );
}
