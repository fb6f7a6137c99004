import type { ComponentType } from 'react';
import type { HydrateOn } from '../block.ts';
import { propsInJson } from '../words/words.tsx';

interface IslandProps<Props extends object> {
  /** Type of the block whose `island.tsx` this is. */
  name: string;
  on: HydrateOn;
  /** The component that `island.tsx` exports as default; it is rendered here and hydrated in the browser. */
  of: ComponentType<Props>;
  /**
   * Serialisable props. Pass ids here instead of calling `useId`, so that server and client render the same. Pass a text with marks
   * as `words(text)`: the island gets something to show in either case.
   */
  props: Props;
  /** Shared islands that have to run first, in order. Each starts the next one, and the last starts this one. */
  through?: readonly string[] | undefined;
}

/** Renders an island in a view: the HTML of the component, with the data that the browser needs to hydrate it. */
export function Island<Props extends object>({ name, on, of: Component, props, through = [] }: IslandProps<Props>) {
  const [first, ...next] = [...through, name];
  return (
    <div data-island={first} data-of={next.join(' ') || undefined} data-on={on} data-props={propsInJson(props)}>
      <Component {...props} />
    </div>
  );
}
