import type { ComponentType } from 'react';
import type { HydrateOn } from '../block.ts';

interface IslandProps<Props extends object> {
  /** Type of the block whose `island.tsx` this is. */
  name: string;
  on: HydrateOn;
  /** The component that `island.tsx` exports as default; it is rendered here and hydrated in the browser. */
  of: ComponentType<Props>;
  /** Serialisable props; ids come from here, never from `useId`, so that both renderings agree. */
  props: Props;
}

/** Places an island in a view: the server's HTML of a component, with what the browser needs to take it over. */
export function Island<Props extends object>({ name, on, of: Component, props }: IslandProps<Props>) {
  return (
    <div data-island={name} data-on={on} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
