import { escapeWords } from './escape-words.ts';
import { type Inline, innerOf, isList, type RichText } from './rich-text.ts';

/** Returns a text as it is written, with its marks. */
export function writeWords(text: RichText): string {
  if (typeof text === 'string') return escapeWords(text);
  return text.words
    .map((piece, index) => {
      if (!isList(piece)) return isList(text.words[index - 1]) ? `\n${written(piece)}` : written(piece);
      const lines = piece.items.map(
        (item, number) => (piece.list === 'ul' ? '- ' : `${number + 1}. `) + item.map(written).join(''),
      );
      return (index > 0 ? '\n' : '') + lines.join('\n');
    })
    .join('');
}

function written(inline: Inline): string {
  if (typeof inline === 'string') return escapeWords(inline);
  if ('br' in inline) return '\n';
  const inside = innerOf(inline).map(written).join('');
  if ('strong' in inline) return `**${inside}**`;
  return 'em' in inline ? `*${inside}*` : `[${inside}](${escapeWords(inline.href)})`;
}
