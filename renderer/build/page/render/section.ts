import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { hasPlaceholderMarks, hasQueryPlaceholder, queryPlaceholders } from '../../../sdk/query-text.ts';
import type { RegisteredBlock } from '../../../site/registry.ts';
import { withFallbacks } from '../../inputs/bundle/engine-packages.ts';
import type { ResolvedSection } from '../resolve/index.ts';
import { brokenQueryText, defaultTextOfBlock } from '../resolve/view-props.ts';

/** Renders the HTML of a section. Sections with an island are rendered so that React can hydrate them. */
export function renderSection({
  definition,
  given: { props },
  name,
}: Pick<ResolvedSection, 'definition' | 'given' | 'name'>): string {
  const { block, island, own } = definition;
  const element = createElement(block.View, props);
  const options = { identifierPrefix: name };
  const html = markQueryText(
    island === undefined && (block.islands?.(props) ?? []).length === 0
      ? renderToStaticMarkup(element, options)
      : withFallbacks(() => renderToString(element, options)),
    props,
  );
  if (own) requireOwnIsland(html, definition);
  return html.replace(hoistedPreloads, '').replaceAll(emptyValue, '').replace(voidSlashes, '$1>');
}

/** The loader finds the code of an island by the type of its block, so another name would not work. */
function requireOwnIsland(html: string, { block: { type }, island }: RegisteredBlock): void {
  if (island === undefined) return;
  for (const [, name = ''] of html.matchAll(/ data-island="([^"]*)"/g)) {
    if (name !== type) throw new Error(`<Island name="${name}"> is to have the name of its block, "${type}"`);
  }
}

/** React starts a fragment with a preload for each picture in it. Which pictures need one depends on the page. */
const hoistedPreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** An attribute without a value has the empty value (HTML Standard, "attributes"). Text cannot contain this, since quotes are escaped. */
const emptyValue = '=""';

/** The slash at the end of an element that never has an end tag; it has no effect (HTML Standard, "start tags"). */
const voidSlashes = /(<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b[^>]*)\/>/g;

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
