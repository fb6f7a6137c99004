import { append } from '../../../sdk/any-length.ts';
import { type Required, requiredOf } from './required.ts';

/** A node of structured data that lacks something. */
export interface IncompleteNode {
  /** Way to it in words: `FAQPage`, `FAQPage > Question "Is it so?"`. */
  readonly node: string;
  readonly lacks: readonly string[];
}

/** Nodes that lack what search engines ask of their type, at any depth. What is empty says nothing. */
export function incompleteNodes(value: unknown): readonly IncompleteNode[] {
  if (typeof value !== 'object' || value === null) return [];
  const known = incomplete.get(value);
  if (known !== undefined) return known;
  const found = walk(value, () => '');
  incomplete.set(value, found.length === 0 ? none : found);
  return found;
}

/** Nodes that pages share are looked at once. */
const incomplete = new WeakMap<object, readonly IncompleteNode[]>();

const none: readonly IncompleteNode[] = [];

/** `way` is asked for where something is missing: hardly ever. */
function walk(value: object, way: () => string): IncompleteNode[] {
  const type: unknown = Reflect.get(value, '@type');
  const types = (Array.isArray(type) ? type : [type]).filter((name) => typeof name === 'string');
  const lacks = types.flatMap((name) => (Object.hasOwn(requiredOf, name) ? lackOf(requiredOf[name], value) : []));
  const own = types.length === 0 ? way : () => inWords(value, types, way());
  const found: IncompleteNode[] = lacks.length === 0 ? [] : [{ node: own(), lacks: [...new Set(lacks)] }];
  for (const inner of Object.values(value)) {
    if (typeof inner === 'object' && inner !== null) append(found, walk(inner, own));
  }
  return found;
}

function lackOf(required: readonly Required[] = [], node: object): string[] {
  return required.flatMap((properties) => {
    const names = typeof properties === 'string' ? [properties] : properties;
    return names.some((name) => says(Reflect.get(node, name))) ? [] : [names.join(' or ')];
  });
}

function says(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.some(says);
  return value !== undefined && value !== null;
}

function inWords(node: object, types: readonly string[], way: string): string {
  const name: unknown = Reflect.get(node, 'name');
  const words = typeof name === 'string' && name !== '' ? ` "${name}"` : '';
  return `${way === '' ? '' : `${way} > `}${types.join(' ')}${words}`;
}
