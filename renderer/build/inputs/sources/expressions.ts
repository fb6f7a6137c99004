import type { ESTree } from 'rolldown/utils';
import type { Module } from './module.ts';
import type { Spot } from './search.ts';

/**
 * Returns the offset of a text inside an expression. Searches string literals only, so that the needle does not match names
 * in code. Undefined if the text is not written in one piece.
 */
export function needleOffset({ source, lead }: Module, node: ESTree.Node, needle: string): number | undefined {
  for (const { start, end } of textNodes(node)) {
    const found = source.text.slice(start - lead, end - lead).indexOf(needle);
    if (found >= 0) return start + found;
  }
  return undefined;
}

function* textNodes(node: ESTree.Node): Generator<ESTree.Node> {
  if (node.type === 'TemplateElement' || (node.type === 'Literal' && typeof node.value === 'string')) yield node;
  else if (node.type !== 'Program') {
    for (const part of Object.values(node).flat() as unknown[]) if (isNode(part)) yield* textNodes(part);
  }
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** The environment variables that an expression reads. */
export interface Variables {
  /** In the order of the expression. */
  readonly names: readonly string[];
  /** The expression has another value if they are not set. */
  readonly hasFallback: boolean;
}

/** Returns the environment variables that an expression reads by `env('NAME')` or `process.env.NAME`; undefined if none. */
export function variablesIn({ node }: Spot): Variables | undefined {
  // The members of an object or a list are separate values.
  if (node.type === 'ObjectExpression' || node.type === 'ArrayExpression' || node.type === 'Program') return undefined;
  const names = [...new Set(namesIn(node))];
  const isChoice = node.type === 'LogicalExpression' || node.type === 'ConditionalExpression';
  const hasFallback = isChoice || (node.type === 'CallExpression' && node.arguments.length > 1);
  return names.length === 0 ? undefined : { names, hasFallback };
}

function* namesIn(node: ESTree.Node): Generator<string> {
  const name = variableOf(node);
  if (name !== undefined) yield name;
  for (const part of Object.values(node).flat() as unknown[]) if (isNode(part)) yield* namesIn(part);
}

/** Returns the environment variable that a node reads itself; undefined if it reads none. */
export function variableOf(node: ESTree.Node): string | undefined {
  if (node.type === 'CallExpression') return calledFor(node);
  return node.type === 'MemberExpression' ? memberOf(node) : undefined;
}

function calledFor({ callee, arguments: [first] }: ESTree.CallExpression): string | undefined {
  const isRead = callee.type === 'Identifier' && callee.name === 'env' && first?.type === 'Literal';
  return isRead && typeof first.value === 'string' ? first.value : undefined;
}

function memberOf({ object, property, computed }: ESTree.MemberExpression): string | undefined {
  const isEnvironment =
    object.type === 'MemberExpression' &&
    object.object.type === 'Identifier' &&
    object.object.name === 'process' &&
    object.property.type === 'Identifier' &&
    object.property.name === 'env';
  if (!isEnvironment) return undefined;
  if (!computed && property.type === 'Identifier') return property.name;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}
