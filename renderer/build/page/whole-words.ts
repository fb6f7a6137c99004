import { defaultText, hasPlaceholderMarks } from '../../sdk/query-text.ts';
import { Misuse } from '../schema/block-code.ts';

/**
 * What a block made of words that the visitor's address may replace, as it reads without any parameter. Throws where the block
 * has not left them whole.
 */
export function plainOfBlock(text: string): string {
  const plain = defaultText(text);
  if (hasPlaceholderMarks(plain)) throw cutWords();
  return plain;
}

/** What is said of a block that has not left such words whole, or as they are. */
export function cutWords(): Misuse {
  return new Misuse(
    "cut or changed words that the visitor's address may replace.",
    'Write these words without {{query}}, or have the block show them whole: style sheets can cut what is seen, and textFrom() makes other words of them.',
  );
}
