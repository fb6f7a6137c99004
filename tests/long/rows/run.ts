/**
 * Compares builds of random tables: `npm run test:rows`. Builds each table in batches, incrementally, and all at once.
 *
 *   --tables N  how many (1,000)
 *   --seed N    the same seed makes the same tables; defaults to the clock, and is printed
 *   --only I    runs only the tables on the same site as this one, as an error names it
 */
import { parseArgs } from 'node:util';
import { type RowsSeries, rowsSeries } from './rows.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
    only: { type: 'string' },
  },
});
console.log(`seed ${values.seed}`);
let shown = 0;
const onTable = ({ errors, ...counts }: RowsSeries) => {
  for (const error of errors.slice(shown)) console.log(`FAILED ${error}\n`);
  shown = errors.length;
  if (counts.tried % 60 === 0) console.log(JSON.stringify(counts));
};
const { errors, ...counts } = await rowsSeries({
  seed: Number(values.seed),
  tables: Number(values.tables),
  only: values.only === undefined ? undefined : Number(values.only),
  onTable,
});
console.log(JSON.stringify({ ...counts, errors: errors.length }));
process.exitCode = errors.length > 0 ? 1 : 0;
