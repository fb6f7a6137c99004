import { hasQueryWords, plainWords, queryPlaces } from '../../kit/query-words.ts';
import { escapeHtml } from './escape.ts';

/** Elements that hold text only, or drawings: no `<span>` may stand in them. */
const textOnly = /^<(\/?)(?:title|option|textarea|script|style|svg)\b/i;

/**
 * Gives each word that the visitor's address may replace an element of its own, in the finished HTML of a section: views
 * handle strings and know nothing of it. In attributes the words that stand there without a parameter are final. Islands
 * get their props a second time, so that what React takes over can say what the page says by then.
 */
export function markQueryPlaces(html: string): string {
  if (!hasQueryWords(html)) return html;
  let depth = 0;
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (!part.startsWith('<')) return depth > 0 ? plainWords(part) : part.replace(queryPlaces, span);
      const [, closing] = textOnly.exec(part) ?? [];
      if (closing !== undefined && !part.endsWith('/>')) depth += closing === '' ? 1 : -1;
      return hasQueryWords(part) ? plainAttributes(part) : part;
    })
    .join('');
}

function span(_: string, name: string, fallback: string): string {
  return `<span data-query="${escapeHtml(name)}">${fallback}</span>`;
}

function plainAttributes(tag: string): string {
  return tag.replace(/ ([^\s=]+)="([^"]*)"/g, (_, name: string, value: string) => {
    const plain = ` ${name}="${plainWords(value)}"`;
    return name === 'data-props' && hasQueryWords(value) ? `${plain} data-query-props="${value}"` : plain;
  });
}
