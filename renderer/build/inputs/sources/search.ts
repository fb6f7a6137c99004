import type { ESTree } from 'rolldown/utils';
import type { Module, Origin } from './module.ts';

/** An expression in a file. A program node represents the object of the module's exports. */
export interface Spot {
  readonly module: Module;
  readonly node: ESTree.Node;
}

/**
 * The result of looking up a key: the value, its absence, or the nearest node that computes it. A found value is inexact if
 * something unreadable might override it.
 */
export type Lookup =
  | { readonly kind: 'found'; readonly value: Spot; readonly key?: Spot; readonly exact: boolean }
  | { readonly kind: 'absent' }
  | { readonly kind: 'computed'; readonly at: Spot };

/** The items of a list as far as they can be counted. A hole is represented by the list itself. */
export interface Items {
  readonly spots: readonly Spot[];
  /** An expression that could not be counted. */
  readonly open?: Spot | undefined;
}

/** How a search continues in other expressions and files. */
export interface SearchContext {
  follow(spot: Spot): Spot;
  lookup(spot: Spot, key: string): Lookup;
  items(module: Module, list: ESTree.ArrayExpression): Items;
  /** The value of a name. */
  trace(module: Module, origin: Origin): Spot | undefined;
  open(specifier: string, importer: string): Module | undefined;
}

const absent: Lookup = { kind: 'absent' };

/** Looks up a key in one expression. */
export function search(guide: SearchContext, spot: Spot, key: string): Lookup {
  const { module, node } = spot;
  switch (node.type) {
    case 'ObjectExpression':
      return searchObject(guide, module, node, key);
    case 'ArrayExpression':
      return searchList(guide, module, node, key);
    case 'Program':
      return searchExports(guide, module, key);
    case 'CallExpression':
      return searchCall(guide, spot, node, key);
    case 'Literal':
    case 'TemplateLiteral':
      return absent;
    default:
      return { kind: 'computed', at: spot };
  }
}

/** Returns the name of a property if it is a literal or a constant. */
export function keyName(guide: SearchContext, module: Module, key: ESTree.Node, computed: boolean): string | undefined {
  if (!computed && key.type === 'Identifier') return key.name;
  const { node } = guide.follow({ module, node: key });
  if (node.type === 'Literal')
    return typeof node.value === 'string' || typeof node.value === 'number' ? String(node.value) : undefined;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

/** Returns the items of a list, including those of spreads. */
export function countItems(guide: SearchContext, module: Module, list: ESTree.ArrayExpression): Items {
  const whole = { module, node: list };
  const spots: Spot[] = [];
  for (const [position, element] of list.elements.entries()) {
    if (element?.type !== 'SpreadElement') {
      spots.push(element === null ? whole : { module, node: element });
      continue;
    }
    const spread = guide.follow({ module, node: element.argument });
    const inner: Items =
      spread.node.type === 'ArrayExpression' ? guide.items(spread.module, spread.node) : { spots: [], open: spread };
    for (const item of inner.spots) spots.push(item);
    if (inner.open !== undefined) return { spots, open: position === list.elements.length - 1 ? inner.open : whole };
  }
  return { spots };
}

/** Goes from the last property to the first, because later ones override earlier ones. */
function searchObject(
  guide: SearchContext,
  module: Module,
  { properties }: ESTree.ObjectExpression,
  key: string,
): Lookup {
  let computed: Spot | undefined;
  for (let index = properties.length - 1; index >= 0; index--) {
    const property = properties[index];
    if (property === undefined) continue;
    if (property.type === 'SpreadElement') {
      const inner = guide.lookup(guide.follow({ module, node: property.argument }), key);
      if (inner.kind === 'found') return { ...inner, exact: inner.exact && computed === undefined };
      if (inner.kind === 'computed') computed ??= inner.at;
      continue;
    }
    const name = keyName(guide, module, property.key, property.computed);
    if (name === undefined) computed ??= { module, node: property };
    if (name !== key) continue;
    const written = property.method || property.kind !== 'init' ? property.key : property.value;
    return {
      kind: 'found',
      value: { module, node: written },
      key: { module, node: property.key },
      exact: computed === undefined,
    };
  }
  return computed === undefined ? absent : { kind: 'computed', at: computed };
}

function searchList(guide: SearchContext, module: Module, list: ESTree.ArrayExpression, key: string): Lookup {
  const { spots, open } = guide.items(module, list);
  const index = /^\d+$/.test(key) ? Number(key) : -1;
  const value = spots[index];
  if (value !== undefined && value.node !== list) return { kind: 'found', value, exact: true };
  return open === undefined || index < spots.length ? absent : { kind: 'computed', at: open };
}

function searchExports(guide: SearchContext, module: Module, name: string): Lookup {
  const origin = module.exports.get(name);
  if (origin !== undefined) {
    const key = { module, node: origin.key };
    const value = guide.trace(module, origin);
    return value === undefined ? { kind: 'computed', at: key } : { kind: 'found', value, key, exact: true };
  }
  let computed: Spot | undefined;
  for (const specifier of name === 'default' ? [] : module.stars) {
    const target = guide.open(specifier, module.source.file);
    if (target === undefined) {
      computed ??= { module, node: module.program };
      continue;
    }
    const found = guide.lookup({ module: target, node: target.program }, name);
    if (found.kind === 'found') return found;
    if (found.kind === 'computed') computed ??= found.at;
  }
  return computed === undefined ? absent : { kind: 'computed', at: computed };
}

/** Looks into the only argument of a call, because most such functions only add a type. */
function searchCall(
  guide: SearchContext,
  call: Spot,
  { arguments: [first, ...more] }: ESTree.CallExpression,
  key: string,
): Lookup {
  const computed: Lookup = { kind: 'computed', at: call };
  if (first === undefined || first.type === 'SpreadElement' || more.length > 0) return computed;
  const inner = guide.follow({ module: call.module, node: first });
  if (inner.node.type === 'ArrayExpression') return computed;
  const found = guide.lookup(inner, key);
  return found.kind === 'found' ? found : computed;
}
