import { hatchByDay, hatchByNight } from './hatch.ts';
import { loafByDay, loafByNight } from './loaf.ts';
import { nightTable } from './night-table.ts';
import { ovenByDay, ovenByNight } from './oven.ts';
import { headOfQueueByDay, headOfQueueByNight, queueByDay, queueByNight } from './queue.ts';
import { shopByDay, shopByNight } from './shop.ts';
import { trayByDay, trayByNight } from './tray.ts';

/** Each woodcut by its file in `cli/starter/bakery/templates/images`. */
export const woodcuts: Readonly<Record<string, () => string>> = {
  'hatch.svg': hatchByDay,
  'hatch-night.svg': hatchByNight,
  'loaf.svg': loafByDay,
  'loaf-night.svg': loafByNight,
  'night-table.svg': nightTable,
  'oven.svg': ovenByDay,
  'oven-night.svg': ovenByNight,
  'queue.svg': queueByDay,
  'queue-night.svg': queueByNight,
  'queue-small.svg': headOfQueueByDay,
  'queue-small-night.svg': headOfQueueByNight,
  'shop.svg': shopByDay,
  'shop-night.svg': shopByNight,
  'tray.svg': trayByDay,
  'tray-night.svg': trayByNight,
};
