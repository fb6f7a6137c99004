import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { RegisteredBlock } from '../../../site/registry.ts';
import { withFallbacks } from '../../inputs/bundle/suspense.ts';
import { contentHash } from '../../lib/hash.ts';
import type { ResolvedSection } from '../resolve/index.ts';
import { markQueryPlaces } from './query-places.ts';

const keys = new WeakMap<object, string>();

/**
 * What a section's HTML depends on, as one hash: the code that renders, the block, and the props its view gets. The
 * same section with the same words has the same key on every page.
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

/** The HTML of a section. Blocks with an island are rendered so that React can take them over: any may fetch it later. */
export function renderSection({
  definition,
  given: { props },
  name,
}: Pick<ResolvedSection, 'definition' | 'given' | 'name'>): string {
  const { block, island, own } = definition;
  const element = createElement(block.View, props);
  const options = { identifierPrefix: name };
  const html = markQueryPlaces(
    island === undefined
      ? renderToStaticMarkup(element, options)
      : withFallbacks(() => renderToString(element, options)),
    props,
  );
  if (own) requireOwnIsland(html, definition);
  return html.replace(hoistedPreloads, '').replaceAll(emptyValue, '');
}

/** The code of an island is found by the type of its block: under any other name no page has it. */
function requireOwnIsland(html: string, { block: { type }, island }: RegisteredBlock): void {
  if (island === undefined) return;
  for (const [, name = ''] of html.matchAll(/ data-island="([^"]*)"/g)) {
    if (name !== type) throw new Error(`<Island name="${name}"> is to have the name of its block, "${type}"`);
  }
}

/** React puts a preload in front of a fragment for each picture in it; which one deserves it is known per page, not here. */
const hoistedPreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** An attribute without a value has the empty one (HTML Standard, "attributes"); quotes in words are escaped, so it stands nowhere else. */
const emptyValue = '=""';
