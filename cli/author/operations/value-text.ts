import type { ESTree } from 'rolldown/utils';
import type { CodeStyle } from '../code-style.ts';
import { literal, quoted } from '../literal.ts';

/** Returns whether a value is written as it is: a text, a number, or a list or object of any values. */
export function isWritten(node: ESTree.Node): boolean {
  switch (node.type) {
    case 'Literal':
    case 'ArrayExpression':
    case 'ObjectExpression':
      return true;
    case 'TemplateLiteral':
      return node.expressions.length === 0;
    case 'UnaryExpression':
      return node.argument.type === 'Literal' && node.operator === '-';
    default:
      return false;
  }
}

interface Place {
  readonly style: CodeStyle;
  readonly indent: string;
  readonly taken: number;
}

/** Returns a new value as source code. A text keeps the quotes of the old one. */
export function valueText(value: unknown, old: ESTree.Node, text: string, place: Place): string {
  if (typeof value !== 'string') return literal(value, place);
  const mark = text.charAt(old.start);
  if (mark === '`') return `\`${value.replace(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\r', '\\r')}\``;
  return quoted(value, mark === "'" || mark === '"' ? { ...place.style, quote: mark } : place.style);
}

/** Says why a value cannot be edited: what computes it. */
export function computedBy({ type, ...node }: ESTree.Node): string {
  switch (type) {
    case 'CallExpression':
    case 'NewExpression':
      return 'a function returns it';
    case 'ConditionalExpression':
    case 'LogicalExpression':
      return 'a condition chooses it';
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return 'it is joined from parts';
    case 'SpreadElement':
      return 'it comes from a list or an object that is spread here';
    case 'Identifier':
      return `it is the value of "${'name' in node ? node.name : ''}", which is no constant of a file of the site`;
    default:
      return 'code computes it';
  }
}
