import { hasPlaceholderMarks, hasQueryPlaceholder, queryPlaceholders } from '../../../sdk/query-text.ts';
import { brokenQueryText, defaultTextOfBlock } from '../whole-query-text.ts';

/** Elements that contain only text, or drawings, and no `<span>`. */
const textOnly = /^<(\/?)(?:title|option|textarea|script|style|svg)\b/i;

/**
 * Wraps each text that a query parameter may replace in an element of its own, in the HTML of a section. In attributes, the
 * default text is final. Islands get their props a second time, so that React hydrates the text that the page shows by then.
 *
 * Throws if the view, which got these props, has changed such a text.
 */
export function markQueryText(html: string, props: object): string {
  if (!hasPlaceholderMarks(html)) return html;
  const declared = namesIn(JSON.stringify(props));
  let depth = 0;
  return html
    .split(/(<[^>]*>)/)
    .map((token) => {
      if (!token.startsWith('<')) return depth > 0 ? defaultTextOfBlock(token) : spans(token, declared);
      const [, closing] = textOnly.exec(token) ?? [];
      if (closing !== undefined && !token.endsWith('/>')) depth += closing === '' ? 1 : -1;
      return hasPlaceholderMarks(token) ? defaultAttributes(token, declared) : token;
    })
    .join('');
}

function namesIn(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(queryPlaceholders), ([, name = '']) => name));
}

function spans(text: string, declared: ReadonlySet<string>): string {
  requireNames(text, declared);
  const marked = text.replace(queryPlaceholders, '<span data-query="$1">$2</span>');
  if (hasPlaceholderMarks(marked)) throw brokenQueryText();
  return marked;
}

/** A view that changes the letters of a text changes the name of the parameter too, so the parameter would not reach it. */
function requireNames(text: string, declared: ReadonlySet<string>): void {
  for (const name of namesIn(text)) if (!declared.has(name)) throw brokenQueryText();
}

function defaultAttributes(tag: string, declared: ReadonlySet<string>): string {
  return tag.replace(/ ([^\s=]+)="([^"]*)"/g, (_, name: string, value: string) => {
    const plain = ` ${name}="${defaultTextOfBlock(value)}"`;
    if (name !== 'data-props' || !hasQueryPlaceholder(value)) return plain;
    requireNames(value, declared);
    return `${plain} data-query-props="${value}"`;
  });
}
