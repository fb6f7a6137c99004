/**
 * Incremental builds against clean ones: `npm run test:incremental`. Edits the real site, with a matrix and a block of its
 * own, in every way that people do, and compares what is built upon the last build with what is built from nothing.
 *
 *   --edits N   how many (500)
 *   --seed N    the same seed makes the same edits; by the clock when left out, and printed
 */
import { parseArgs } from 'node:util';
import { type Series, series } from './incremental.ts';

const { values } = parseArgs({
  options: { edits: { type: 'string', default: '500' }, seed: { type: 'string', default: String(Date.now() % 1e9) } },
});
console.log(`seed ${values.seed}`);
let told = 0;
const tell = ({ edits, faults }: Series) => {
  for (const fault of faults.slice(told)) console.log(`FAILED ${fault}`);
  told = faults.length;
  const total = Object.values(edits).reduce((sum, count) => sum + count, 0);
  if (total % 25 === 0) console.log(`${total} edits: ${JSON.stringify(edits)}`);
};
const result = await series({ edits: Number(values.edits), seed: Number(values.seed), tell });
console.log(JSON.stringify(result, null, 2));
process.exitCode = result.faults.length > 0 ? 1 : 0;
