import { hasPlaceholderMarks, hasQueryPlaceholder, queryPlaceholders } from '../../../sdk/query-text.ts';
import { cutWords, plainOfBlock } from '../whole-words.ts';

/** Elements that hold text only, or drawings: no `<span>` may stand in them. */
const textOnly = /^<(\/?)(?:title|option|textarea|script|style|svg)\b/i;

/**
 * Gives each word that the visitor's address may replace an element of its own, in the finished HTML of a section: views
 * handle strings and know nothing of it. In attributes the words that stand there without a parameter are final. Islands
 * get their props a second time, so that what React takes over can say what the page says by then.
 *
 * Throws where the view, which got these props, has not left such words as they are.
 */
export function markQueryPlaces(html: string, props: object): string {
  if (!hasPlaceholderMarks(html)) return html;
  const given = namesIn(JSON.stringify(props));
  let depth = 0;
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (!part.startsWith('<')) return depth > 0 ? plainOfBlock(part) : spans(part, given);
      const [, closing] = textOnly.exec(part) ?? [];
      if (closing !== undefined && !part.endsWith('/>')) depth += closing === '' ? 1 : -1;
      return hasPlaceholderMarks(part) ? plainAttributes(part, given) : part;
    })
    .join('');
}

function namesIn(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(queryPlaceholders), ([, name = '']) => name));
}

function spans(text: string, given: ReadonlySet<string>): string {
  requireNames(text, given);
  const marked = text.replace(queryPlaceholders, '<span data-query="$1">$2</span>');
  if (hasPlaceholderMarks(marked)) throw cutWords();
  return marked;
}

/** A view that changes the letters of words changes those of the name too, and no parameter would ever come there. */
function requireNames(text: string, given: ReadonlySet<string>): void {
  for (const name of namesIn(text)) if (!given.has(name)) throw cutWords();
}

function plainAttributes(tag: string, given: ReadonlySet<string>): string {
  return tag.replace(/ ([^\s=]+)="([^"]*)"/g, (_, name: string, value: string) => {
    const plain = ` ${name}="${plainOfBlock(value)}"`;
    if (name !== 'data-props' || !hasQueryPlaceholder(value)) return plain;
    requireNames(value, given);
    return `${plain} data-query-props="${value}"`;
  });
}
