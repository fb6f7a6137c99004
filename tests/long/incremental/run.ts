/**
 * Compares incremental builds with clean ones: `npm run test:incremental`. Edits the real site, with a matrix and its own block,
 * and builds it after each edit.
 *
 *   --edits N   how many (500)
 *   --seed N    the same seed makes the same edits; defaults to the clock, and is printed
 */
import { parseArgs } from 'node:util';
import { type Series, series } from './incremental.ts';

const { values } = parseArgs({
  options: { edits: { type: 'string', default: '500' }, seed: { type: 'string', default: String(Date.now() % 1e9) } },
});
console.log(`seed ${values.seed}`);
let printed = 0;
const onStep = ({ edits, errors }: Series) => {
  for (const error of errors.slice(printed)) console.log(`FAILED ${error}`);
  printed = errors.length;
  const total = Object.values(edits).reduce((sum, count) => sum + count, 0);
  if (total % 25 === 0) console.log(`${total} edits: ${JSON.stringify(edits)}`);
};
const result = await series({ edits: Number(values.edits), seed: Number(values.seed), onStep });
console.log(JSON.stringify(result, null, 2));
process.exitCode = result.errors.length > 0 ? 1 : 0;
