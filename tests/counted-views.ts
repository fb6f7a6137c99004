import { createElement } from 'react';
import type { RegisteredBlock, Registry } from '../renderer/site/registry.ts';

/** Counts how often views are called. */
export interface CountedViews {
  /** A registry whose views are watched. */
  readonly registry: (registry: Registry) => Registry;
  /** What was called since it was asked last: the block's type, and the props as JSON. */
  readonly take: () => string[];
}

export function countedViews(): CountedViews {
  const calls: string[] = [];
  const watched = (definition: RegisteredBlock): RegisteredBlock => {
    const { block } = definition;
    const View = (props: Record<string, unknown>) => {
      calls.push(`${block.type} ${JSON.stringify(props)}`);
      return createElement(block.View, props);
    };
    return { ...definition, block: { ...block, View } };
  };
  return {
    registry: (registry) => ({
      ...registry,
      blocks: new Map([...registry.blocks].map(([type, definition]) => [type, watched(definition)])),
    }),
    take: () => calls.splice(0),
  };
}
