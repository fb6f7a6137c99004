import { linkAttributes } from '../ui/link-attributes.ts';
import { type Inline, innerOf, type RichText } from './rich-text.ts';

/** Shows a text with its emphasis, links and new lines. */
export function Words({ text }: { readonly text: RichText }) {
  return typeof text === 'string' ? text : text.words.map(shown);
}

function shown(inline: Inline, index: number) {
  if (typeof inline === 'string') return inline;
  if ('br' in inline) return <br key={index} />;
  const inside = innerOf(inline).map(shown);
  if ('strong' in inline) return <strong key={index}>{inside}</strong>;
  if ('em' in inline) return <em key={index}>{inside}</em>;
  return (
    <a key={index} {...linkAttributes(inline.href)}>
      {inside}
    </a>
  );
}
