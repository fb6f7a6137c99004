import type { ComponentType } from 'react';
import type { HydrateOn } from '../block.ts';
import { propsInJson } from '../words/words-in-json.tsx';

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
  /** A shared island that has to run first, and then starts this one. */
  through?: string | undefined;
}

/** Renders an island in a view: the HTML of the component, with the data that the browser needs to hydrate it. */
export function Island<Props extends object>({ name, on, of: Component, props, through }: IslandProps<Props>) {
  return (
    <div data-island={through ?? name} data-of={through && name} data-on={on} data-props={propsInJson(props)}>
      <Component {...props} />
    </div>
  );
}
