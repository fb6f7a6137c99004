/**
 * Fuzzes configs: `npm run test:fuzz`. Changes the real site's config, as data and as text, and its files. The result must be a
 * site or reported errors, never a crash.
 *
 *   --seed N    the same seed makes the same changes; defaults to the clock, and is printed
 *   --runs N    changes of the data (10,000)
 *   --texts N   changes of the text (300)
 *   --disk N    changes of files on the disk, the engine's own among them (300)
 *   --only I    runs only the case with this number, as a crash names it
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
  report('changes of the data', inMemory);
  const texts = await fuzzTexts(site, { ...options, runs: Number(values.texts) });
  report('changes of the text', texts);
  const onDisk = await fuzzDisk({ ...options, runs: Number(values.disk) });
  report('changes of files', onDisk);
  process.exitCode = inMemory.crashes.size + texts.crashes.size + onDisk.crashes.size > 0 ? 1 : 0;
} finally {
  site.drop();
}

function report(what: string, { tried, sites, errors, crashes, slowest }: Tally): void {
  console.log(
    `${tried} ${what}: ${sites} sites, ${errors} with reported errors, ${crashes.size} kinds of crash; ` +
      `the slowest took ${Math.round(slowest.time)} ms (${slowest.change})`,
  );
}
