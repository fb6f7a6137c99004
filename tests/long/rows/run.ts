/**
 * Casting against planning: `npm run test:rows`. Builds tables with anything in their rows in parts, upon the last build, and by
 * one analyzeSite, and compares what comes of it.
 *
 *   --tables N  how many (1,000)
 *   --seed N    the same seed makes the same tables; by the clock when left out, and printed
 *   --only I    those tables alone that stand on one site with this one, as a fault names it
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
const tell = ({ faults, ...counts }: RowsSeries) => {
  for (const fault of faults.slice(shown)) console.log(`FAILED ${fault}\n`);
  shown = faults.length;
  if (counts.tried % 60 === 0) console.log(JSON.stringify(counts));
};
const { faults, ...counts } = await rowsSeries({
  seed: Number(values.seed),
  tables: Number(values.tables),
  only: values.only === undefined ? undefined : Number(values.only),
  tell,
});
console.log(JSON.stringify({ ...counts, faults: faults.length }));
process.exitCode = faults.length > 0 ? 1 : 0;
