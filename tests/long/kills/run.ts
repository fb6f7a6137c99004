/**
 * Kills builds and edits: `npm run test:kills`. Kills clean and incremental builds with SIGKILL at random moments, half of them
 * while writing, and checks the output folder each time.
 *
 *   --kills N   how many builds (500)
 *   --edits N   how many commands that edit the site: `new`, `rename`, `remove` (100)
 *   --studio N  how many changes in the studio (200); a third each while one is checked, written, and shown
 *   --seed N    the same seed chooses the same moments; defaults to the clock, and is printed
 */
import { parseArgs } from 'node:util';
import { killEdits } from './edits.ts';
import { type Kills, kill } from './kills.ts';
import { killStudio } from './studio.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '500' },
    edits: { type: 'string', default: '100' },
    studio: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1e9) },
  },
});
console.log(`seed ${values.seed}`);
const onRound = (kills: Kills) => {
  const total = kills.killed.clean + kills.killed.incremental;
  if (total % 50 === 0) console.log(JSON.stringify(kills));
};
const kills = await kill(Number(values.kills), Number(values.seed), onRound);
console.log(JSON.stringify(kills, null, 2));
const edits = await killEdits(Number(values.edits), Number(values.seed));
console.log(JSON.stringify(edits, null, 2));
const studio = await killStudio(Number(values.studio), Number(values.seed));
console.log(JSON.stringify(studio, null, 2));
process.exitCode = [kills, edits, studio].some(({ errors }) => errors.length > 0) ? 1 : 0;
