import { defaultText, hasPlaceholderMarks } from '../../sdk/query-text.ts';
import { Misuse } from '../schema/block-code.ts';

/** Returns the default of a text that a block made, without any query parameter. Throws if the block cut a replaceable text. */
export function defaultTextOfBlock(text: string): string {
  const plain = defaultText(text);
  if (hasPlaceholderMarks(plain)) throw brokenQueryText();
  return plain;
}

/** The error of a block that cuts or changes a text that a query parameter may replace. */
export function brokenQueryText(): Misuse {
  return new Misuse(
    "cut or changed text that the visitor's address may replace.",
    'Write this text without {{query}}, or show it unchanged: a style sheet can shorten it visually, and textFrom() can derive another text from it.',
  );
}
