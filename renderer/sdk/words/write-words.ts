import { escapeWords } from './escape-words.ts';
import { type Inline, innerOf, type RichText } from './rich-text.ts';

/** Returns a text as it is written, with its marks. */
export function writeWords(text: RichText): string {
  return typeof text === 'string' ? escapeWords(text) : text.words.map(written).join('');
}

function written(inline: Inline): string {
  if (typeof inline === 'string') return escapeWords(inline);
  if ('br' in inline) return '\n';
  const inside = innerOf(inline).map(written).join('');
  if ('strong' in inline) return `**${inside}**`;
  return 'em' in inline ? `*${inside}*` : `[${inside}](${escapeWords(inline.href)})`;
}
