import type { ESTree } from 'rolldown/utils';
import type { Sources } from '../../../renderer/build/inputs/sources/index.ts';
import type { Spot } from '../../../renderer/build/inputs/sources/search.ts';

/** A value of a config and the expression that writes it. */
export interface Written {
  readonly node: ESTree.Node;
  /** Members by key, in order, or the value of anything else. */
  readonly value: unknown;
  readonly members?: ReadonlyMap<string, Written>;
  readonly isList?: boolean;
  /** The expressions that are spread here. */
  readonly spreads?: ReadonlySet<ESTree.Node>;
}

/** Reads a value of a config without running the config. */
export function writtenValue(sources: Sources, spot: Spot | undefined): Written {
  if (spot === undefined) throw new Error('no value');
  const { module, node } = sources.follow(spot);
  if (node.type === 'Literal') return { node, value: node.value };
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return { node, value: node.quasis[0]?.value.cooked };
  if (node.type === 'UnaryExpression' && node.argument.type === 'Literal')
    return { node, value: -Number(node.argument.value) };
  if (node.type !== 'ObjectExpression' && node.type !== 'ArrayExpression') return { node, value: `code: ${node.type}` };
  const isList = node.type === 'ArrayExpression';
  const members = new Map<string, Written>();
  const spreads = new Set<ESTree.Node>();
  const parts: readonly (ESTree.Node | null)[] = node.type === 'ArrayExpression' ? node.elements : node.properties;
  for (const part of parts) {
    if (part === null) continue;
    if (part.type === 'SpreadElement') {
      const inner = writtenValue(sources, { module, node: part.argument });
      spreads.add(inner.node);
      for (const [key, value] of inner.members ?? []) members.set(isList ? String(members.size) : key, value);
    } else if (part.type === 'Property') {
      const key = part.key.type === 'Identifier' ? part.key.name : String((part.key as { value?: unknown }).value);
      members.set(key, writtenValue(sources, { module, node: part.value }));
    } else members.set(String(members.size), writtenValue(sources, { module, node: part }));
  }
  return { node, value: undefined, members, isList, spreads };
}

/** Returns a value as data, with the value that a node writes replaced by what `change` returns for it. */
export function dataOf(
  written: Written,
  change: (written: Written, data: unknown) => unknown = (_, data) => data,
): unknown {
  const { members, isList, value } = written;
  if (members === undefined) return change(written, value);
  const entries = [...members].map(([key, member]) => [key, dataOf(member, change)] as const);
  return change(written, isList ? entries.map(([, item]) => item) : Object.fromEntries(entries));
}
