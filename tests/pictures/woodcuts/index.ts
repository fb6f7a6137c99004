import { nightTable } from './night-table.ts';

/** Each woodcut by its file in `cli/starter/bakery/templates/images`. */
export const woodcuts: Readonly<Record<string, () => string>> = {
  'night-table.svg': nightTable,
};
