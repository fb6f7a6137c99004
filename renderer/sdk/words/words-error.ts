/** What is wrong with a text, and the index of the character where that begins. */
export interface WordsError {
  /** Completes "The text …". */
  readonly error: string;
  readonly index: number;
  readonly suggestion: string;
}

const star = String.raw`Write "\*" for a star.`;
const bracket = String.raw`Write "\[" for a bracket.`;
const stars = { em: '*', strong: '**' } as const;

/** Everything that can be wrong with a text, by what it is; each with the index of the mark. */
export const wordsErrors = {
  unclosed: (kind: keyof typeof stars, index: number): WordsError => ({
    error: `opens "${stars[kind]}" and does not close it`,
    index,
    suggestion: `Put "${stars[kind]}" right after the last word to emphasise. ${star}`,
  }),
  nothingToClose: (count: number, index: number): WordsError => ({
    error: `has "${'*'.repeat(count)}" after a word, and none before one`,
    index,
    suggestion: `Put "${'*'.repeat(count)}" right before the first word to emphasise. ${star}`,
  }),
  crossed: (count: number, index: number): WordsError => ({
    error: `has "${'*'.repeat(count)}" before the mark inside it is closed`,
    index,
    suggestion: `Close the marks in the opposite order: **one *two***. ${star}`,
  }),
  tooManyStars: (index: number): WordsError => ({
    error: 'has more than three stars in a row',
    index,
    suggestion: String.raw`Write *words* for emphasis, **words** for strong emphasis, and "\*" for each star.`,
  }),
  notInHeadline: (index: number): WordsError => ({
    error: 'has "**", and a headline has *emphasis* only',
    index,
    suggestion: `Write *words* around the words to emphasise. ${star}`,
  }),
  secondEmphasis: (index: number): WordsError => ({
    error: 'emphasises a second stretch of words, and a headline has one',
    index,
    suggestion: `Keep the stars around the words that matter most. ${star}`,
  }),
  linkInHeadline: (index: number): WordsError => ({
    error: 'has a link, and a headline has none',
    index,
    suggestion: 'Put the link into the text below the headline.',
  }),
  unclosedBracket: (index: number): WordsError => ({
    error: 'opens "[" and does not close it',
    index,
    suggestion: `Write a link as [words](/path). ${bracket}`,
  }),
  linkApart: (index: number): WordsError => ({
    error: 'has a space between the words of a link and its target',
    index,
    suggestion: `Write a link as [words](/path), without a space. ${bracket}`,
  }),
  unclosedTarget: (index: number): WordsError => ({
    error: 'has a link whose target is not closed',
    index,
    suggestion: 'Put ")" after the target: [words](/path).',
  }),
  noTarget: (index: number): WordsError => ({
    error: 'has a link without a target',
    index,
    suggestion: 'Write where it goes: [words](/path).',
  }),
  noName: (index: number): WordsError => ({
    error: 'has a link without words',
    index,
    suggestion: 'Write what is behind the link: [our prices](/pricing).',
  }),
  emptyItem: (index: number): WordsError => ({
    error: 'has a list item without words',
    index,
    suggestion: String.raw`Write the item in the same line, or remove the line. Write "\-" for a dash and "1\." for a number.`,
  }),
  linkInLink: (index: number): WordsError => ({
    error: 'has a link inside the words of another link',
    index,
    suggestion: 'Put the links side by side.',
  }),
};
