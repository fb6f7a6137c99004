import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import type { HydrateOn } from '../../../renderer/sdk/block.ts';
import { Island } from '../../../renderer/sdk/ui/island.tsx';
import Broken from './islands/broken.tsx';
import Probe from './islands/probe.tsx';

/** Returns the server HTML of each scratch island. */
export function probe(on: HydrateOn, props: ComponentProps<typeof Probe>): string {
  return renderToString(<Island name="probe" on={on} of={Probe} props={props} />);
}

export function broken(on: HydrateOn, props: ComponentProps<typeof Broken>): string {
  return renderToString(<Island name="broken" on={on} of={Broken} props={props} />);
}
