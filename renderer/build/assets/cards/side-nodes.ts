import { Fragment, isValidElement, type ReactNode } from 'react';
import type { SideNode } from './spec.ts';

/** Returns elements as plain data, with the results of their components. Throws for components that are no functions. */
export function sideNodes(drawn: ReactNode): readonly SideNode[] {
  if (drawn === null || drawn === undefined || typeof drawn === 'boolean') return [];
  if (typeof drawn === 'string' || typeof drawn === 'number') return [String(drawn)];
  if (Array.isArray(drawn)) return drawn.flatMap((inner: ReactNode) => sideNodes(inner));
  if (!isValidElement<Record<string, unknown>>(drawn)) throw new TypeError('it returned something that is no element');
  const { type, props } = drawn;
  const { children, ...attributes } = props;
  if (type === Fragment) return sideNodes(children as ReactNode);
  if (typeof type === 'function') return sideNodes((type as (props: object) => ReactNode)(props));
  if (typeof type !== 'string') throw new TypeError('it uses a component that is no function');
  return [{ type, props: attributes, children: sideNodes(children as ReactNode) }];
}

/** Returns the tokens of the theme that nodes name, without their hyphens. */
export function tokensIn(nodes: readonly SideNode[]): readonly string[] {
  return [...new Set([...JSON.stringify(nodes).matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name))];
}
