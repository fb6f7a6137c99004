import { nightTable } from './night-table.ts';
import { headOfQueueByDay, headOfQueueByNight, queueByDay, queueByNight } from './queue.ts';

/** Each woodcut by its file in `cli/starter/bakery/templates/images`. */
export const woodcuts: Readonly<Record<string, () => string>> = {
  'night-table.svg': nightTable,
  'queue.svg': queueByDay,
  'queue-night.svg': queueByNight,
  'queue-small.svg': headOfQueueByDay,
  'queue-small-night.svg': headOfQueueByNight,
};
