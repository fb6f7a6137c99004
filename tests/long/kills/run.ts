/**
 * Builds that are killed: `npm run test:kills`. Kills clean and incremental builds with SIGKILL, at moments spread over all
 * of the build and, half of them, over the writing alone, and looks at the output folder each time.
 *
 *   --kills N   how many (500)
 *   --seed N    the same seed chooses the same moments; by the clock when left out, and printed
 */
import { parseArgs } from 'node:util';
import { type Kills, kill } from './kills.ts';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '500' }, seed: { type: 'string', default: String(Date.now() % 1e9) } },
});
console.log(`seed ${values.seed}`);
const tell = (kills: Kills) => {
  const total = kills.killed.clean + kills.killed.incremental;
  if (total % 50 === 0) console.log(JSON.stringify(kills));
};
const kills = await kill(Number(values.kills), Number(values.seed), tell);
console.log(JSON.stringify(kills, null, 2));
process.exitCode = kills.faults.length > 0 ? 1 : 0;
