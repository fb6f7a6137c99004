import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { RegisteredBlock } from '../../../site/registry.ts';
import { withFallbacks } from '../../inputs/bundle/suspense.ts';
import { contentHash } from '../../lib/hash.ts';
import type { ResolvedSection } from '../resolve/index.ts';
import { markQueryText } from './mark-query-text.ts';

const keys = new WeakMap<object, string>();

/**
 * Returns a key for everything that a section's HTML depends on: the code that renders, the block, and the props of its view.
 * The same section with the same texts has the same key on every page.
 */
export function fragmentKey({ definition, given }: ResolvedSection, version: string): string {
  const known = keys.get(given);
  if (known?.startsWith(version)) return known;
  const { shaped } = given;
  const hash =
    shaped === undefined
      ? contentHash(definition.block.type, JSON.stringify(given.props))
      : contentHash(shaped.shape.hash, JSON.stringify(shaped.texts));
  const key = `${version}-${hash}`;
  keys.set(given, key);
  return key;
}

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
