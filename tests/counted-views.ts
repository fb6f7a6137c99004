import { createElement } from 'react';
import type { RegisteredBlock, Registry } from '../renderer/site/registry.ts';

/** Counts how often views are called. */
export interface CountedViews {
  /** Returns the registry with views that count their calls. */
  readonly registry: (registry: Registry) => Registry;
  /** Returns the calls since the last `take`: the block's type, and the props as JSON. */
  readonly take: () => string[];
}

export function countedViews(): CountedViews {
  const calls: string[] = [];
  const counted = (definition: RegisteredBlock): RegisteredBlock => {
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
      blocks: new Map([...registry.blocks].map(([type, definition]) => [type, counted(definition)])),
    }),
    take: () => calls.splice(0),
  };
}
