/**
 * Configs with something wrong in them: `npm run test:fuzz`. Changes the real site's config in every way that comes to
 * mind, as data and as text, and asks that whatever comes of it is a site or the words of a fault, never a fault of ours.
 *
 *   --seed N    the same seed makes the same changes; by the clock when left out, and printed
 *   --runs N    changes of the data (10,000)
 *   --texts N   changes of the text (300)
 *   --disk N    changes of files on the disk, the engine's own among them (300)
 *   --only I    the one with this number alone, as a crash names it
 */
import { parseArgs } from 'node:util';
import { realSite } from '../real-site.ts';
import { fuzzDisk } from './disk.ts';
import { fuzzInMemory } from './in-memory.ts';
import type { Found, Tally } from './tally.ts';
import { fuzzTexts } from './texts.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    runs: { type: 'string', default: '10000' },
    texts: { type: 'string', default: '300' },
    disk: { type: 'string', default: '300' },
    only: { type: 'string' },
  },
});
const seed = Number(values.seed);
const options = {
  seed,
  only: values.only === undefined ? undefined : Number(values.only),
  onFound: ({ index, change, crash }: Found) => console.log(`\nCRASH ${index} (${change})\n${crash}`),
  onTried: (tried: number) => tried % 500 === 0 && console.log(`${tried} tried`),
};
console.log(`seed ${seed}`);
const site = realSite();
try {
  const inMemory = await fuzzInMemory(site.options, { ...options, runs: Number(values.runs) });
  say('changes of the data', inMemory);
  const texts = await fuzzTexts(site, { ...options, runs: Number(values.texts) });
  say('changes of the text', texts);
  const onDisk = await fuzzDisk({ ...options, runs: Number(values.disk) });
  say('changes of files', onDisk);
  process.exitCode = inMemory.crashes.size + texts.crashes.size + onDisk.crashes.size > 0 ? 1 : 0;
} finally {
  site.drop();
}

function say(what: string, { tried, sites, faults, crashes, slowest }: Tally): void {
  console.log(
    `${tried} ${what}: ${sites} sites, ${faults} told as faults, ${crashes.size} kinds of crash; ` +
      `the slowest took ${Math.round(slowest.time)} ms (${slowest.change})`,
  );
}
